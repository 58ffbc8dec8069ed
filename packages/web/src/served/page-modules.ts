import * as ui from "@umpire/ui";
import * as react from "react";
import * as jsxRuntime from "react/jsx-runtime";
import * as reactDom from "react-dom";

/** What a board that comes from the server takes from the page: two copies of them in one page would not know each other. */
const modules = {
  react,
  "react-dom": reactDom,
  "react/jsx-runtime": jsxRuntime,
  "@umpire/ui": ui,
};

/** Puts them where the bundles of boards look. */
export function offerModules(): void {
  Object.assign(globalThis, { [Symbol.for("umpire.modules")]: modules });
}
