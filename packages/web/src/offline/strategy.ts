/** What the service worker does with a request: leaves it to the network, or answers it itself. */
export type Strategy = "network" | "page" | "file";

type Asked = Pick<Request, "method" | "mode" | "url">;

/** What a server answers anew each time: it is never kept, and no page stands in for it. */
const LIVE = /^\/(api|health|metrics|peer|picture)(\/|$)/;

/** Pages come from the network first, files of any build from where they are kept. */
export function strategyOf({ method, mode, url }: Asked, origin: string, files: ReadonlySet<string>): Strategy {
  const { origin: asked, pathname } = new URL(url);
  if (method !== "GET" || asked !== origin || LIVE.test(pathname)) return "network";
  if (mode === "navigate") return "page";
  return pathname.startsWith("/assets/") || files.has(pathname) ? "file" : "network";
}
