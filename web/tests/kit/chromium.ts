import { accessSync, constants, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * A Chromium for the tests: the one of this machine; else the one in the npm package @sparticuz/chromium, which brings
 * the libraries that a bare machine does not have.
 */
const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const FOUND = "UNDERCOURT_CHROMIUM"; // tells the workers what was found before they started
const UNPACKED = "UNDERCOURT_CHROMIUM_UNPACKED"; // where that of the package lies, with its libraries and fonts
const PACKAGE = join(dirname(fileURLToPath(import.meta.url)), "../../node_modules/@sparticuz/chromium/package.json");

/** Once, before the workers start: they would unpack it side by side. */
export default async function prepare(): Promise<void> {
  if (process.env[FOUND]) return;
  process.env[FOUND] = onThisMachine() ?? (await unpacked());
}

export function launchOptions(): { executablePath?: string; args: string[]; env?: Record<string, string> } {
  const path = process.env[FOUND];
  const folder = process.env[UNPACKED];
  return {
    ...(path && { executablePath: path }),
    args: ["--no-sandbox", "--font-render-hinting=none"],
    ...(folder && { env: { ...asStrings(process.env), ...needed(folder) } }),
  };
}

function needed(folder: string): Record<string, string> {
  return { LD_LIBRARY_PATH: join(folder, "al2023", "lib"), FONTCONFIG_FILE: join(folder, "fonts.conf") };
}

function onThisMachine(): string | null {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram) ?? null;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

async function unpacked(): Promise<string> {
  const { version } = JSON.parse(readFileSync(PACKAGE, "utf8")) as { version: string };
  const folder = join(tmpdir(), `undercourt-chromium-${version}`);
  if (!existsSync(join(folder, "ready"))) {
    rmSync(folder, { recursive: true, force: true }); // what was broken off
    mkdirSync(folder);
  }
  const before = { TMPDIR: process.env.TMPDIR, AWS_EXECUTION_ENV: process.env.AWS_EXECUTION_ENV };
  process.env.TMPDIR = folder; // where it unpacks itself
  process.env.AWS_EXECUTION_ENV = "AWS_Lambda_nodejs22.x"; // so that it unpacks the libraries too
  try {
    const { default: chromium } = await import("@sparticuz/chromium");
    const path = await chromium.executablePath();
    writeFileSync(join(folder, "fonts.conf"), fonts(folder));
    writeFileSync(join(folder, "ready"), path);
    process.env[UNPACKED] = folder;
    return path;
  } finally {
    for (const [name, value] of Object.entries(before)) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
}

/** The package's own list leads to fonts of another folder, and without any font a page crashes. */
function fonts(folder: string): string {
  return `<?xml version="1.0"?>
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${join(folder, "fonts")}</dir>
  <cachedir>${join(folder, "fonts-cache")}</cachedir>
</fontconfig>
`;
}

function asStrings(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined));
}
