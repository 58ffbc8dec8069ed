import type { Json } from "@umpire/kernel";
import { type HowTo, type HowToSection, type Language, type Scene, useLanguage } from "@umpire/ui";
import { playScene } from "@umpire/ui/lesson";
import type { ReactNode } from "react";
import { describePill, formatChance } from "../../board/skirmish/describe-forecast.ts";
import { forecastOf } from "../../board/skirmish/forecast.ts";
import { MapDrawing } from "../../board/skirmish/map-drawing.tsx";
import { namingFor } from "../../board/skirmish/naming.ts";
import { pathsOf } from "../../board/skirmish/scene.ts";
import { readTable, type SkirmishTable } from "../../board/skirmish/table.ts";
import { tableWords } from "../../board/skirmish/words/words.ts";
import { ti4 } from "../../game.ts";
import { activate, move, scenes } from "./scenes.ts";
import { en } from "./words/en.ts";
import { ru } from "./words/ru.ts";
import "./how-to.css";

const MINE = 0;

/** What the board draws of a decision before it is made: the ways, and the chance at the target. */
function planOf(table: SkirmishTable, given: Json, language: Language) {
  const draft = ti4.parse.action(given);
  const forecast = draft.ok ? forecastOf(table, MINE, draft.value) : null;
  if (!draft.ok || forecast === null) return { paths: [], pill: null };
  const movement = draft.value.type === "move" ? draft.value : { moves: forecast.moves };
  const chance = (each: number) => formatChance(language, each);
  return {
    paths: pathsOf(table, MINE, forecast.system, movement, chance),
    pill: describePill(forecast, tableWords[language], namingFor(language, []), language),
  };
}

/** The part of a scene around these systems as the board draws it, with what is planned. */
function picture(scene: Scene, near: readonly string[], plan: Json = null) {
  const { match } = playScene(ti4, scene);
  const table = readTable(match.rules, match.state);
  return () => {
    const language = useLanguage();
    return (
      <div className="skr-picture night">
        <MapDrawing table={table} near={near} {...(plan !== null && { plan: planOf(table, plan, language) })} />
      </div>
    );
  };
}

const section = (name: keyof typeof en.howTo.sections, Picture: () => ReactNode): HowToSection => ({
  words: { en: en.howTo.sections[name], ru: ru.howTo.sections[name] },
  Picture,
});

const corners = ["North", "South", "Tarn", "Arch", "Gate", "Reef"];
const below = ["South", "Anvil", "Garden", "Maw", "Shroud"];
const middle = ["Crown", "Gyre", "Ember", "Shroud", "Maw", "Shoals", "Veil"];

export const howTo: HowTo = {
  isWide: true,
  lead: { en: en.howTo.lead, ru: ru.howTo.lead },
  sections: [
    section("goal", picture(scenes.start, corners)),
    section("turn", picture(scenes.active, below, move(["carrier", "South Anvil", 2]))),
    section("battle", picture(scenes.guarded, below, move(["dreadnought", "South Anvil"], ["cruiser", "South Anvil"]))),
    section("map", picture(scenes.start, middle)),
    section("build", picture(scenes.dock, below)),
    section("end", picture(scenes.late, middle, activate("Crown"))),
  ],
};
