import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";

const ROOT = resolve(import.meta.dirname, "../..");

/** What a few lines of Python print, as JSON: the engine itself is asked. */
export async function askPython<T>(program: string): Promise<T> {
  const own = join(ROOT, ".venv/bin/python");
  const python = process.env.UNDERCOURT_PYTHON ?? (existsSync(own) ? own : "python3");
  const env = { ...process.env, PYTHONPATH: join(ROOT, "src") };
  const { stdout } = await promisify(execFile)(python, ["-c", program], { cwd: ROOT, env, maxBuffer: 1 << 28 });
  return JSON.parse(stdout) as T;
}
