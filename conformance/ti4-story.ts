import { canonical, type Json, viewOf } from "@umpire/kernel";
import type { Chooser } from "./playthrough.ts";

type Ship = readonly [ship: string, path: string, cargo?: readonly [unit: string, count: number]];
type Chapter = {
  readonly round: number;
  readonly seat: number;
  readonly system: string;
  readonly ships: readonly Ship[];
};

/**
 * What the two of the small map do, in this order: a cruiser goes round the asteroid field, a carrier with fighters
 * through the rift, a battle is fought in the nebula, and who is there retreats. All the rest is the usual.
 */
const chapters: readonly Chapter[] = [
  { round: 1, seat: 0, system: "Quarry", ships: [["North/cruiser/1", "North Quarry"]] },
  {
    round: 1,
    seat: 1,
    system: "Lantern",
    ships: [
      ["South/carrier/1", "South Lantern", ["infantry", 4]],
      ["South/cruiser/1", "South Lantern"],
    ],
  },
  { round: 1, seat: 0, system: "Veil", ships: [["North/destroyer/1", "North Garden Veil"]] },
  { round: 1, seat: 1, system: "Crown", ships: [["South/carrier/1", "South Maw Crown", ["fighter", 3]]] },
  { round: 1, seat: 0, system: "Garden", ships: [["North/carrier/1", "North Garden", ["infantry", 4]]] },
  { round: 2, seat: 1, system: "Veil", ships: [["Lantern/cruiser/1", "Lantern Veil"]] },
  { round: 2, seat: 0, system: "Crown", ships: [["Quarry/cruiser/1", "Quarry Maw Crown"]] },
];

type Seen = {
  readonly round: number;
  readonly todo: readonly { readonly task: string }[];
  readonly tactical: { readonly system: string } | null;
};

/** Tells the story: each seat does its chapters in turn, passes after them, and leaves a battle when it can. */
export function storyteller(): Chooser {
  const left = [...chapters];
  return (game, match, seat) => {
    const view = viewOf(game, match, seat);
    const { todo, tactical, round } = view as unknown as Seen;
    const step = todo[0]?.task;
    if (step === "turn") {
      const at = left.findIndex((chapter) => chapter.seat === seat && chapter.round === round);
      const next = left[at];
      const action: Json = next === undefined ? { type: "pass" } : { type: "activate", system: next.system };
      if (game.check(view, seat, action, match.rules) !== null) return { type: "pass" };
      return action;
    }
    if (step === "move") {
      const at = left.findIndex((chapter) => chapter.seat === seat && chapter.system === tactical?.system);
      const [chapter] = at < 0 ? [] : left.splice(at, 1);
      return { type: "move", moves: (chapter?.ships ?? []).map(moveOf) };
    }
    const options = [...game.legal(view, seat, match.rules)];
    const away = options.find((option) => step === "retreat" && !canonical(option).includes("null"));
    return away ?? options[0] ?? game.defaultAction(view, seat, match.rules);
  };
}

function moveOf([ship, path, cargo]: Ship): Json {
  const systems = path.split(" ");
  const [from = ""] = systems;
  return { ship, path: systems, cargo: cargo === undefined ? [] : [{ unit: cargo[0], count: cargo[1], from }] };
}
