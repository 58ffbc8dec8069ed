import "@umpire/ui/fonts.css";
import "@umpire/ui/theme.css";
import "@umpire/ui/base.css";
import "@umpire/ui/controls.css";
import "@umpire/ui/layout.css";
import "@umpire/ui/table.css";
import "./shell/shell.css";
import "./shell/like-react.ts";

import { DEV } from "@umpire/protocol";
import { askedOrRemembered, languageOf, languages, withoutAsked } from "@umpire/ui";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { keepOffline } from "./offline/updates.ts";
import { readManifest, withServed } from "./served/manifest.ts";
import { speak } from "./shell/late-words.ts";
import { followLinks } from "./shell/router.ts";
import { applyTheme, themes } from "./shell/theme.ts";
import { type Site, SiteContext } from "./site.ts";
import { loadWords } from "./words/words.ts";

/** The file that the page of `umpire dev` is about; null for every other page. */
const readDevFile = (page: Document): string | null =>
  page.querySelector(`meta[name="${DEV}"]`)?.getAttribute("content") ?? null;

/** The page of `umpire dev`, which no other page loads. */
const devApp = (file: string) => import("./dev/dev.tsx").then(({ appFor }) => appFor(file));

/** Shows a site in the page that loads it, once its sentences are there: with these of its own games, null for all. */
export async function startSite(siteOf: (own: readonly string[] | null) => Site): Promise<void> {
  const manifest = readManifest(document);
  const site = withServed(siteOf(manifest?.own ?? null), manifest);
  const language = askedOrRemembered("lang", languages) ?? languageOf(navigator.language);
  const theme = askedOrRemembered("theme", themes) ?? "system";
  history.replaceState(history.state, "", withoutAsked(location.href, ["lang", "theme"]));
  // Within a page of another site: that one has a header of its own.
  document.documentElement.toggleAttribute("data-framed", window.parent !== window);
  // Before anything is drawn, or the page would flash in the other theme.
  applyTheme(theme)();
  followLinks();
  const file = readDevFile(document);
  if (file === null) keepOffline();

  const place = document.getElementById("app");
  if (place === null) throw new Error("index.html has no #app");
  await speak(language);
  const [Shown] = await Promise.all([file === null ? App : devApp(file), loadWords(language)]);
  createRoot(place).render(
    <StrictMode>
      <SiteContext value={site}>
        <Shown language={language} theme={theme} />
      </SiteContext>
    </StrictMode>,
  );
}
