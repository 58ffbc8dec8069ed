import { MANIFEST, type Manifest, type ServedGame } from "@umpire/protocol";
import type { SiteGame } from "@umpire/ui";
import { lazy } from "react";
import type { Site } from "../site.ts";

/** What the server tells of its games in the page itself; null where they are simply the site's own. */
export function readManifest(page: Document): Manifest | null {
  const text = page.querySelector(`meta[name="${MANIFEST}"]`)?.getAttribute("content") ?? null;
  // It is the server's, as the page itself is.
  return text === null ? null : JSON.parse(text);
}

const siteGame = ({ id, title, edition, bundle }: ServedGame): SiteGame => ({
  id,
  title,
  about: { en: "", ru: "" },
  MiniBoard: lazy(() => import("./picture.tsx").then(({ pictureOf }) => pictureOf(bundle))),
  editions: [
    { edition, load: () => import("./bundle.ts").then(async ({ loadBundle }) => (await loadBundle(bundle)).kit.game) },
  ],
});

/** The site with the games that come from the server, before its own. */
export const withServed = (site: Site, manifest: Manifest | null): Site =>
  manifest === null ? site : { ...site, games: [...manifest.served.map(siteGame), ...site.games] };
