import { defineConfig } from "@playwright/test";
import { launchOptions } from "./tests/kit/chromium";

// Unit and browser tests. Those in browsers take `test` from tests/kit, which starts a server for each worker.
export default defineConfig({
  testDir: "tests",
  outputDir: "test-results",
  globalSetup: "./tests/kit/chromium",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 150_000,
  expect: { timeout: 25_000 },
  reporter: [["list"]],
  use: {
    launchOptions: launchOptions(),
    actionTimeout: 25_000,
    navigationTimeout: 40_000,
    screenshot: "only-on-failure",
    // Its pictures and copies of the page at every step took half the time of all tests. `--trace on` has them.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false, sources: false },
  },
});
