import { nextOf } from "@umpire/kernel";
import { type HowTo, type HowToSection, type Scene, useLanguage } from "@umpire/ui";
import { playScene } from "@umpire/ui/lesson";
import { Still } from "../../board/grid/still.tsx";
import { tactics } from "../../game.ts";
import { deed } from "./line.ts";
import { scenes } from "./scenes.ts";
import { en } from "./words/en.ts";
import { ru } from "./words/ru.ts";
import "../../board/board.css";

/** A scene as the board draws it, with what is planned in chalk. */
function picture(scene: Scene, plan?: string) {
  const { match } = playScene(tactics, scene);
  const view = { state: match.state, rules: match.rules, seat: 0, next: nextOf(tactics, match) };
  return () => <Still view={view} language={useLanguage()} plan={plan === undefined ? null : deed("P1", plan)} />;
}

const section = (name: keyof typeof en.howTo.sections, Picture: () => React.ReactNode): HowToSection => ({
  words: { en: en.howTo.sections[name], ru: ru.howTo.sections[name] },
  Picture,
});

export const howTo: HowTo = {
  lead: { en: en.howTo.lead, ru: ru.howTo.lead },
  sections: [
    section("goal", picture(scenes.start)),
    section("turn", picture(scenes.between, "s C2*S")),
    section("reach", picture(scenes.archers, "a*A D4")),
    section("signs", picture(scenes.stun, "s A3*S")),
    section("danger", picture(scenes.archers, "a D3")),
    section("end", picture(scenes.last, "s C3*A")),
  ],
};
