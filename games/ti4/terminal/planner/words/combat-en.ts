import { ti4Words } from "../../../words/languages.ts";
import { ti4BattleWords } from "../../../words/planner/battles.ts";
import type { CombatWords } from "./combat.ts";

const { combat } = ti4BattleWords.en;

export const combatEn: CombatWords = {
  ...combat,
  refusal: {
    "unknown-anomaly": ({ anomaly }) =>
      `There is no anomaly "${anomaly}". There are: ${Object.keys(ti4Words.en.anomaly).join(", ")}.`,
    "bad-effect-count": ({ text, limit }) =>
      `"${text}": after the colon stands how many of such cards there are, 1 to ${limit}, as in morale-boost:2.`,
    "bad-rounds": ({ text, limit }) => `--rounds ${text}: a battle stops after 1 to ${limit} rounds.`,
    "bad-retreat": ({ text, limit }) =>
      `--retreat ${text}: write who leaves after how many rounds, 1 to ${limit}, as in attacker:2.`,
    "bad-path": ({ text }) =>
      `"${text}" is no path of a ship. Write its id and the systems from its own to the active one: "carrier#1: HOME25 74 41 18".`,
    "bad-cargo": ({ text }) =>
      `"${text}" is no cargo of a ship. Write its id and what it takes along: "carrier#1: 4 fighter + 2 infantry@74".`,
    "cargo-there": ({ ship, system }) =>
      `${ship} is in ${system} already: give what is with it as ships, --ship "4x fighter@${system}".`,
    "no-defender": () => "Whom does it meet? Name the defender with --against, or in the field `defender`.",
  },
  text: {
    ...combat.text,
    howToTypeCombatEffects: () =>
      "In combat, as --attacker and --defender take them: duranium-armor; morale-boost:2 for two such cards.",
    howToTypeCatalogue: () =>
      "What is counted and does not come with a faction or a unit by itself is typed likewise in --attacker and --defender; factions in --attacker-faction and --defender-faction.",
    exactly: () => "counted exactly",
    byPolicy: ({ how }) => `counted so: ${how}`,
    leftOut: ({ why }) => `not counted in battles: it ${why}`,
  },
  effectColumns: ["id", "what it does in combat"],
  catalogueColumns: ["id", "what else changes moving and fighting, and whether battles count it"],
};
