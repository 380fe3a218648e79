import type { Saying } from "./types";

/** What the server did not do, and why: a key with arguments, as everywhere. */
export class Trouble extends Error {
  constructor(
    readonly status: number, // 0: the server could not be reached
    readonly said: Saying,
  ) {
    super(said.key);
  }
}

/** One call of the server's HTTP interface. Raises Trouble. */
export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const how: RequestInit = { method, credentials: "same-origin", headers: { Accept: "application/json" } };
  if (body !== undefined) {
    how.body = JSON.stringify(body);
    how.headers = { ...how.headers, "Content-Type": "application/json" };
  }
  let answer: Response;
  try {
    answer = await fetch(path, how);
  } catch {
    throw new Trouble(0, { key: "web_offline" });
  }
  const told: unknown = answer.headers.get("content-type")?.includes("json")
    ? await answer.json()
    : await answer.text();
  if (!answer.ok) throw new Trouble(answer.status, reason(told));
  return told as T;
}

export const get = <T>(path: string) => call<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}) => call<T>("POST", path, body);
export const patch = <T>(path: string, body: unknown) => call<T>("PATCH", path, body);

function reason(told: unknown): Saying {
  const error = (told as { error?: Saying } | null)?.error;
  return error?.key ? error : { key: "web_server_error" };
}
