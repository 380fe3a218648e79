import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), "../../..");
const PATIENCE = 60_000; // ms: it makes a database and starts processes for bots
const ENDING = 15_000;
export const SEED = 7; // every table of these tests is dealt from it

/** Limits that no test meets, and the seed. A stand-in may be called at once, and the master does not think long. */
const SETTINGS = `
seed = ${SEED}
bots = 1
away_seconds = 0.0
hint_seconds = 0.3
review_positions = 10

[limits]
tables_each = 10000
guests_per_hour = 100000
requests_per_minute = 1000000
commands_per_second = 10000
sockets_each = 10000
hints_per_minute = 10000
`;

/** A real server of these sources, with the client that was built, on a port and a folder of its own. */
export class Server {
  private constructor(
    readonly url: string,
    private readonly process: ChildProcess,
    private readonly folder: string,
  ) {}

  static async start(more = ""): Promise<Server> {
    const folder = mkdtempSync(join(tmpdir(), "undercourt-"));
    writeFileSync(join(folder, "settings.toml"), more + SETTINGS);
    return Server.on(folder, 0);
  }

  private static async on(folder: string, port: number): Promise<Server> {
    const python = process.env.UNDERCOURT_PYTHON ?? join(ROOT, ".venv", "bin", "python");
    const words = ["-m", "undercourt.cli", "serve", "--port", String(port)];
    words.push("--data", folder, "--settings", join(folder, "settings.toml"));
    const path = [join(ROOT, "src"), process.env.PYTHONPATH].filter(Boolean).join(delimiter);
    const child = spawn(python, words, { cwd: folder, env: { ...process.env, PYTHONPATH: path }, stdio: "pipe" });
    let told = "";
    child.stderr.on("data", (part) => (told = (told + part).slice(-4000)));
    const url = await new Promise<string>((found, failed) => {
      const fail = (why: string) => failed(new Error(`The server did not start: ${why}\n${told}`));
      const tooLong = setTimeout(() => fail(`it said nothing in ${PATIENCE / 1000} s`), PATIENCE);
      child.once("error", (wrong) => fail(String(wrong)));
      child.once("exit", (code) => fail(`it ended with ${code}`));
      createInterface(child.stdout).on("line", (line) => {
        const address = /listens on (http:\S+)/.exec(line)?.[1];
        if (!address) return;
        clearTimeout(tooLong);
        found(address);
      });
    });
    return new Server(url, child, folder);
  }

  /** Ends it as an operator does and starts the next one at the same address, with the same tables. */
  async restart(): Promise<Server> {
    await this.end();
    return Server.on(this.folder, Number(new URL(this.url).port));
  }

  async stop(): Promise<void> {
    await this.end();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async end(): Promise<void> {
    if (this.process.exitCode !== null || this.process.signalCode !== null) return;
    const ended = new Promise((done) => this.process.once("exit", done));
    this.process.kill("SIGTERM");
    const tooLong = setTimeout(() => this.process.kill("SIGKILL"), ENDING);
    await ended;
    clearTimeout(tooLong);
  }
}
