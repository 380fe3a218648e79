import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { brotli } from "./plugins/brotli";
import { texts } from "./plugins/texts";
import { toml } from "./plugins/toml";

// A server to develop against: `undercourt serve --port 8000`.
const server = process.env.UNDERCOURT_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [texts(), toml(), svelte(), brotli()],
  build: {
    outDir: "../src/undercourt/server/client",
    emptyOutDir: true,
    target: "es2022",
    cssTarget: ["chrome123", "firefox128", "safari17.5"], // the first that know `light-dark` and `@scope`
    assetsInlineLimit: 0, // the page allows no inline files
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [".."] }, // Fluent files and rules are read where the server has them
    proxy: { "/api": { target: server, ws: true }, "/pages": server },
  },
});
