import { nextTask, type SitePage } from "@umpire/ui";
import { lazy } from "react";
import { ASYNC_TI4 } from "../asyncti4/address.ts";

export const planner: SitePage = {
  path: "/planner",
  connects: [ASYNC_TI4],
  title: { en: "Planner for Twilight Imperium", ru: "Планировщик для «Сумеречной империи»" },
  about: {
    en: "Which of my ships get there, what may the rift eat, do I win when I arrive?",
    ru: "Какие из моих кораблей долетят, что может забрать гравитационный колодец и выиграю ли я бой, когда прилечу?",
  },
  Page: lazy(async () => {
    const { PlannerPage } = await import("../page/planner.ts");
    // To read it takes long enough.
    await nextTask();
    return { default: PlannerPage };
  }),
  shown: {
    name: { en: "Planner", ru: "Планировщик" },
    card: {
      open: { en: "Open the planner", ru: "Открыть планировщик" },
      facts: {
        en: ["No account", "It all runs in your browser", "The position is in the link: send it"],
        ru: ["Без регистрации", "Всё считается прямо в браузере", "Позиция — в ссылке: её можно отправить"],
      },
      Picture: lazy(() => import("./picture.tsx").then(({ Picture }) => ({ default: Picture }))),
    },
  },
};
