/** A file of words. One that the server no longer has is a part of the page that is gone, as a script would be. */
export async function fetched(url: string): Promise<unknown> {
  try {
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`no words at ${url}: ${answer.status}`);
    return await answer.json();
  } catch (wrong) {
    dispatchEvent(new Event("vite:preloadError")); // fresh.svelte.ts listens
    throw wrong;
  }
}
