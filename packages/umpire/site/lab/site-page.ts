import type { SitePage } from "@umpire/ui";
import { lazy } from "react";

/** The whole service, simulated in the page. */
export const lab: SitePage = {
  path: "/lab",
  title: { en: "The lab", ru: "Лаборатория" },
  about: {
    en: "The whole service under one seed, in your browser: kill servers, cut lines, set clocks, and watch that nothing is lost.",
    ru: "Весь сервис из одного числа, прямо в браузере: роняйте серверы, рвите связь, сбивайте часы и смотрите, что ничего не теряется.",
  },
  forDevelopers: {
    en: "The lab: break the whole service in your browser, and watch that nothing is lost",
    ru: "Лаборатория: ломайте весь сервис прямо в браузере и смотрите, что ничего не теряется",
  },
  Page: lazy(() => import("./page.tsx").then(({ LabPage }) => ({ default: LabPage }))),
};
