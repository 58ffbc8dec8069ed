import { type Json, observe } from "@umpire/kernel";
import { type HowTo, type HowToSection, type Scene, useLanguage } from "@umpire/ui";
import { playScene } from "@umpire/ui/lesson";
import type { ReactNode } from "react";
import { Still } from "../../board/still.tsx";
import { shapeships } from "../../game.ts";
import { draws, fires, scenes, upgrade } from "./scenes.ts";
import { en } from "./words/en.ts";
import { ru } from "./words/ru.ts";

const names = { en: ["You", "Rival"], ru: ["Вы", "Соперник"] };

/** A scene as the board draws it for North, with an order of North's and what would come of it. */
function picture(scene: Scene, own: Json = null) {
  const { match } = playScene(shapeships, scene);
  const { view, next, decided } = observe(shapeships, match, 0);
  return () => (
    <Still
      {...{ view, next, decided, own }}
      rules={match.rules}
      seat={0}
      names={names[useLanguage()]}
      events={[]}
      act={null}
      takeBack={null}
    />
  );
}

const section = (name: keyof typeof en.howTo.sections, Picture: () => ReactNode): HowToSection => ({
  words: { en: en.howTo.sections[name], ru: ru.howTo.sections[name] },
  Picture,
});

export const howTo: HowTo = {
  isWide: true,
  lead: { en: en.howTo.lead, ru: ru.howTo.lead },
  sections: [
    section("goal", picture(scenes.parts)),
    section("turn", picture(scenes.first, draws("strut", "strut"))),
    section("ships", picture(scenes.parts, upgrade("keystone"))),
    section("charges", picture(scenes.charged, fires("damage", "N1"))),
    section("sum", picture(scenes.struck, fires("heal", "N1"))),
    section("end", picture(scenes.last, fires("damage", "N1", "N2"))),
  ],
};
