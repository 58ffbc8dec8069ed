import { ti4Words } from "../../../words/languages.ts";
import { ti4BattleWords } from "../../../words/planner/battles.ts";
import type { CombatWords } from "./combat.ts";

const { combat } = ti4BattleWords.ru;

export const combatRu: CombatWords = {
  ...combat,
  refusal: {
    "unknown-anomaly": ({ anomaly }) =>
      `Аномалии «${anomaly}» нет. Есть: ${Object.entries(ti4Words.ru.anomaly)
        .map(([id, name]) => `${id} (${name})`)
        .join(", ")}.`,
    "bad-effect-count": ({ text, limit }) =>
      `«${text}»: после двоеточия стоит число таких карт, от 1 до ${limit}, как в morale-boost:2.`,
    "bad-rounds": ({ text, limit }) => `--rounds ${text}: бой прекращают после 1–${limit} раундов.`,
    "bad-retreat": ({ text, limit }) =>
      `--retreat ${text}: пишите, кто и после скольких раундов уходит (от 1 до ${limit}), как в attacker:2.`,
    "bad-path": ({ text }) =>
      `«${text}» — не путь корабля. Пишите его имя и системы от своей до активной: "carrier#1: HOME25 74 41 18".`,
    "bad-cargo": ({ text }) =>
      `«${text}» — не груз корабля. Пишите его имя и что он везёт: "carrier#1: 4 fighter + 2 infantry@74".`,
    "cargo-there": ({ ship, system }) =>
      `${ship} уже стоит в ${system}: что с ним, задайте кораблями, --ship "4x fighter@${system}".`,
    "no-defender": () => "Кто там защищается? Назовите его отряды в --against или в поле `defender`.",
  },
  text: {
    ...combat.text,
    howToTypeCombatEffects: () =>
      "В бою, так их пишут в --attacker и --defender: duranium-armor; morale-boost:2 — две такие карты.",
    howToTypeCatalogue: () =>
      "Что учтено и не приходит само с фракцией или отрядом, пишут в --attacker и --defender так же; фракцию — в --attacker-faction и --defender-faction.",
    exactly: () => "учтено точно",
    byPolicy: ({ how }) => `учтено так: ${how}`,
    leftOut: ({ why }) => `в бою не учтено: ${why}`,
  },
  effectColumns: ["id", "что делает в бою"],
  catalogueColumns: ["id", "что ещё меняет движение и бой, и учтено ли оно в бою"],
};
