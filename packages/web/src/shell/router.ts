import { useSyncExternalStore } from "react";

/** Where the visitor is, and how many pages they have gone through to come here. */
type Visit = { readonly path: string; readonly visit: number };

/** The path without a slash at its end: `/replay/` is `/replay` too. */
const plainPath = (path: string): string => path.replace(/(?<=.)\/+$/, "");

let place: Visit = { path: plainPath(location.pathname), visit: 0 };

function subscribe(changed: () => void): () => void {
  const look = () => {
    const path = plainPath(location.pathname);
    // A new fragment or question is the page's own affair: it must not count as going to another page.
    if (path === place.path) return;
    place = { path, visit: place.visit + 1 };
    changed();
  };
  addEventListener("popstate", look);
  return () => removeEventListener("popstate", look);
}

export const usePlace = (): Visit => useSyncExternalStore(subscribe, () => place);

/** Goes to an address of ours without loading the page anew. */
export function navigate(href: string): void {
  history.pushState(null, "", href);
  scrollTo(0, 0);
  dispatchEvent(new PopStateEvent("popstate"));
}

/** The link that this click follows in this window, if there is one. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (link === null || link.href === "" || link.target !== "" || link.hasAttribute("download")) return null;
  return link.origin === location.origin ? link : null;
}

/** Makes plain links to our own pages quick. Those within a page are left to the browser, which does them right. */
export function followLinks(): void {
  document.addEventListener("click", (event) => {
    const link = linkOf(event);
    if (link === null) return;
    const isWithin = link.pathname === location.pathname && link.search === location.search && link.hash !== "";
    if (isWithin) return;
    event.preventDefault();
    navigate(link.href);
  });
}
