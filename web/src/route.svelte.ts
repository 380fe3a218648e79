/** Where we are. Links are plain links; a click on one of ours changes the page without loading it again. */
class Route {
  path = $state(location.pathname);
  search = $state(location.search);
  hash = $state(location.hash);

  readonly parts: string[] = $derived(this.path.split("/").filter(Boolean).map(decodeURIComponent));
  /** Which page that is; `/table/ID/review` is one of its own. */
  readonly page: string = $derived(
    this.parts[0] === "table" && this.parts[2] === "review" ? "review" : (this.parts[0] ?? ""),
  );
  readonly query: URLSearchParams = $derived(new URLSearchParams(this.search));

  read(): void {
    this.path = location.pathname;
    this.search = location.search;
    this.hash = location.hash;
  }
}

export const route = new Route();

/** What the address says to a page: as it was, when the reader has gone on to another that is still loaded. */
export function addressOf<T>(page: string, read: () => T): () => T {
  let last = read();
  return () => (route.page === page ? (last = read()) : last);
}

/** Goes to a page of ours; `replace`: the one we leave is forgotten. */
export function goto(address: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", address);
  route.read();
  if (!route.hash) scrollTo(0, 0);
}

export function followLinks(): void {
  addEventListener("popstate", () => route.read());
  document.addEventListener("click", (event) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = (event.target as Element | null)?.closest("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (/^\/(api|schema|mail|pages|health)\b/.test(link.pathname)) return;
    event.preventDefault();
    goto(link.pathname + link.search + link.hash);
    if (link.hash) document.getElementById(decodeURIComponent(link.hash.slice(1)))?.scrollIntoView();
  });
}
