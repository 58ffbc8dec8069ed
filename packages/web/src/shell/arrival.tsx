import { useEffect } from "react";

type ArrivalProps = { readonly title: string | null; readonly visit: number };

/**
 * Put after a page within the same Suspense, so that its effects run when the page is there and not when it is awaited:
 * else there would be no heading yet to move the focus to.
 */
export function Arrival({ title, visit }: ArrivalProps) {
  useEffect(() => {
    if (title !== null) document.title = title;
  }, [title]);
  useEffect(() => {
    // The first page belongs to the browser, and a fragment names a better place than the heading.
    if (visit === 0 || location.hash !== "") return;
    const heading = document.querySelector<HTMLElement>("main h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
  }, [visit]);
  return null;
}
