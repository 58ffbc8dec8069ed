import { canonical, decide, type Match, observe, type Seat, sealedDice, start } from "@umpire/kernel";
import { expect, test } from "vitest";
import { producible } from "../../data/skirmish.ts";
import { ti4 } from "../../game.ts";
import { planetsIn } from "../../skirmish/board.ts";
import { bombers } from "../../skirmish/bombers.ts";
import type { SkirmishAction } from "../../skirmish/shape.ts";
import { isRemovable } from "../../skirmish/steps/fleet-pool.ts";
import { landers, targetsOf } from "../../skirmish/steps/invasion.ts";
import { hitChoices, pressHit } from "./casualties.ts";
import { firstDraft, placedOf, withCount, withPlaced } from "./draft.ts";
import { cargoChoices, loadCargo, shipChoices, takeWay, toggleShip } from "./ships.ts";
import { type Action, legalOf, readTable, refuse, type SkirmishTable } from "./table.ts";

/** A movement made by what the tray offers: all ships kept, then each sent, its way chosen, its cargo counted. */
function composeMove(table: SkirmishTable, seat: Seat, wanted: Action<"move">): Action<"move"> {
  const choices = shipChoices(table, seat, table.state.tactical?.system ?? "");
  const first = firstDraft(table, seat);
  if (first?.type !== "move") throw new Error("no movement to begin with");
  const choiceOf = (id: string) => {
    const found = choices.find(({ ship }) => ship.id === id);
    if (found === undefined) throw new Error(`${id} is not offered`);
    return found;
  };
  let draft = first.moves.reduce((move, { ship }) => toggleShip(table, seat, move, choices, choiceOf(ship)), first);
  expect(draft.moves).toEqual([]);
  for (const { ship, path, cargo } of wanted.moves) {
    draft = toggleShip(table, seat, draft, choices, choiceOf(ship));
    const way = choiceOf(ship).ways.find((each) => each.path.join() === path.join());
    if (way === undefined) throw new Error(`${path.join()} is not offered`);
    draft = takeWay(draft, ship, way);
    for (const load of cargoChoices(table, seat, draft, choices, ship)) draft = loadCargo(draft, ship, load, 0);
    for (const { unit, count, from } of cargo) {
      const offered = cargoChoices(table, seat, draft, choices, ship);
      const load = offered.find((each) => each.unit === unit && each.from === from);
      if (load === undefined || load.max < count) throw new Error(`${count} ${unit} cannot be taken along`);
      draft = loadCargo(draft, ship, load, count);
    }
  }
  return draft;
}

/** Hits given by presses: first nowhere, then where they are wanted. */
function composeHits(table: SkirmishTable, seat: Seat, wanted: Action<"assign">): Action<"assign"> {
  const first = firstDraft(table, seat);
  if (first?.type !== "assign") throw new Error("no hits to begin with");
  let draft = first;
  const press = (is: (choice: ReturnType<typeof hitChoices>[number]) => boolean) => {
    const choice = hitChoices(table, draft).find(is);
    if (choice !== undefined) draft = pressHit(table, draft, choice);
    return choice !== undefined;
  };
  for (let presses = 0; press(({ count }) => count > 0); presses += 1)
    if (presses > 200) throw new Error("hits cannot be taken back");
  for (const response of ["sustain", "destroy", "destroyDamaged"] as const)
    for (const [unit, count] of Object.entries(wanted[response]))
      for (let at = 0; at < count; at += 1) press((each) => each.unit === unit && each.response === response);
  return draft;
}

type Places = Action<"land">["landings"];

/** Units shared out, each within what is left. */
function composePlaces(planets: readonly string[], units: Places[string], wanted: Places): Places {
  let places: Places = {};
  for (const [planet, some] of Object.entries(wanted)) {
    expect(planets).toContain(planet);
    for (const [unit, count] of Object.entries(some)) {
      expect(count).toBeLessThanOrEqual((units[unit] ?? 0) - placedOf(places, unit));
      places = withPlaced(places, planet, unit, count);
    }
  }
  return places;
}

/** The same decision, made by what the board offers. */
function compose(table: SkirmishTable, seat: Seat, wanted: SkirmishAction): SkirmishAction {
  const { state, rules } = table;
  const counted = (counts: Places[string], isOffered: (unit: string) => boolean) =>
    Object.entries(counts).reduce<Places[string]>((sum, [unit, count]) => {
      expect(isOffered(unit)).toBe(true);
      return withCount(sum, unit, count);
    }, {});
  switch (wanted.type) {
    case "move":
      return composeMove(table, seat, wanted);
    case "assign":
      return composeHits(table, seat, wanted);
    case "remove":
      return { type: "remove", units: counted(wanted.units, isRemovable) };
    case "produce":
      return { type: "produce", units: counted(wanted.units, (unit) => producible.includes(unit)) };
    case "land": {
      const planets = planetsIn(state, state.tactical?.system ?? "");
      return { type: "land", landings: composePlaces(planets, landers(state).units, wanted.landings) };
    }
    case "bombard":
      return { type: "bombard", targets: composePlaces(targetsOf(state, rules), bombers(state), wanted.targets) };
    default:
      // A press on a system or a button is the whole decision.
      return wanted;
  }
}

/** Without what changes nothing: the order of cargo, and places with nobody. */
function spelled(action: SkirmishAction): string {
  if (action.type !== "move") return canonical(action);
  const moves = action.moves.map((move) => ({
    ...move,
    cargo: move.cargo.toSorted((a, b) => (a.unit + a.from < b.unit + b.from ? -1 : 1)),
  }));
  return canonical({ ...action, moves });
}

const close = ["South", "North"].map((home, at) => ({
  home,
  space: { carrier: 2, cruiser: 2, dreadnought: 1, fighter: 4 },
  fleets: { [at === 0 ? "Shroud" : "Veil"]: { carrier: 1, dreadnought: 2, infantry: 3, fighter: 1 } },
  garrisons: { [at === 0 ? "Sirocco" : "Mistral"]: { infantry: 2, pds: 1 } },
  effects: ["gravity-drive"],
  abilities: ["nova"],
}));

/** Every decision of a war in which everybody decides at random. */
function* decisions(seed: string): Generator<{ readonly table: SkirmishTable; readonly seat: Seat }> {
  const options = ti4.parse.options({ map: "crown", starts: close });
  const begun = options.ok ? start(ti4, seed, options.value) : options;
  if (!begun.ok) throw new Error(begun.refusal.code);
  let match: Match = begun.value.match;
  for (let at = 0; ; at += 1) {
    const { next, view } = observe(ti4, match, "spectator");
    const [seat] = "awaiting" in next ? next.awaiting : [];
    if (seat === undefined) return;
    const table = readTable(match.rules, view);
    yield { table, seat };
    const moved = decide(ti4, match, seat, ti4.sample(table.state, seat, sealedDice(seed, at), table.rules));
    if (!moved.ok) throw new Error(moved.refusal.code);
    match = moved.value.match;
  }
}

/** Max decisions of a kind whose choices are composed, and of the choices of one. */
const MOST = 8;
const MOST_CHOICES = 20;

test("whatever the rules offer can be decided on the board, at every step of random wars", () => {
  const seen = new Map<string, number>();
  for (const { table, seat } of ["one", "two"].flatMap((seed) => [...decisions(seed)])) {
    const task = table.step?.task ?? "";
    const times = seen.get(task) ?? 0;
    seen.set(task, times + 1);
    if (times >= MOST) continue;
    const first = firstDraft(table, seat);
    if (first !== null) expect(refuse(table, seat, first)).toBeNull();
    for (const wanted of legalOf(table, seat, MOST_CHOICES))
      expect(spelled(compose(table, seat, wanted))).toBe(spelled(wanted));
  }
  for (const task of ["turn", "move", "assign", "retreat", "land", "produce", "fleet-pool"])
    expect(seen.get(task) ?? 0, task).toBeGreaterThan(0);
});
