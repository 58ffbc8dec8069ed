import "@umpire/ui/theme.css";
import "@umpire/ui/base.css";
import "@umpire/ui/controls.css";
import "./shell/shell.css";

import { askedOrRemembered, languageOf, languages, withoutAsked } from "@umpire/ui";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { followLinks } from "./shell/router.ts";
import { themes, wear } from "./shell/theme.ts";

const language = askedOrRemembered("lang", languages) ?? languageOf(navigator.language);
const theme = askedOrRemembered("theme", themes) ?? "system";
history.replaceState(history.state, "", withoutAsked(location.href, ["lang", "theme"]));
// Before anything is drawn, or the page would flash in the other theme.
wear(theme)();
followLinks();

const place = document.getElementById("app");
if (place === null) throw new Error("index.html has no #app");
createRoot(place).render(
  <StrictMode>
    <App language={language} theme={theme} />
  </StrictMode>,
);
