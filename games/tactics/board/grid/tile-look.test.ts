import { expect, describe as group, test } from "vitest";
import type { Point } from "../../rules/shape.ts";
import type { Picked } from "../choice/choice.ts";
import { foresee } from "../choice/foresight.ts";
import { optionsOf } from "../choice/options.ts";
import { namesFor } from "../names.ts";
import { stateOf, viewOf, withBuff } from "../view.fixture.ts";
import type { TacticsView } from "../view.ts";
import { tacticsWords } from "../words/words.ts";
import { pointAfter, rowsOf } from "./cells.ts";
import { describeTile, reachShown, startHp, tileLook } from "./tile-look.ts";

const names = ["Ann", "Boris"];

/** A tile in words, after a choice. */
function said(
  view: TacticsView,
  point: Point,
  choice: Picked = { unit: null, action: null },
  language: "en" | "ru" = "en",
) {
  const options = optionsOf(view, true);
  const foresight = choice.action === null ? null : foresee(view, choice.action);
  const look = tileLook({ view, options, choice, foresight, reach: reachShown(view, options, choice) }, point);
  return describeTile(look, view, tacticsWords[language], namesFor(language, view, names));
}

const tiles = [{ position: { x: 0, y: 2 }, buffId: "STUN", duration: 2, target: "nearest-enemy" as const }];
const state = withBuff(
  stateOf(
    { a1: { at: [1, 2], hp: 4, archer: true }, b1: { at: [1, 3] }, b2: { at: [4, 4], hp: 0, archer: true } },
    { tiles },
  ),
  "a1",
  "POISON",
  2,
);

group("the name of a tile", () => {
  test("who stands there, hp, buffs, whether it can act", () => {
    expect(said(viewOf(state), { x: 1, y: 2 })).toBe("B3: your Archer, 4 of 8, Poison for 1 of your turns, can act");
    expect(said(viewOf({ ...state, actedUnitIds: ["a1"] }), { x: 1, y: 2 })).toContain("has acted");
    expect(said(viewOf(state), { x: 1, y: 3 })).toBe("B4: enemy Swordsman, 10 of 10");
  });

  test("the same by the other seat, by a spectator, in Russian", () => {
    expect(said(viewOf(state, 1), { x: 1, y: 2 })).toBe("B3: enemy Archer, 4 of 8, Poison for 1 of their turns");
    expect(said(viewOf(state, null), { x: 1, y: 3 })).toBe("B4: Boris’s Swordsman, 10 of 10");
    const none = { unit: null, action: null };
    expect(said(viewOf(state), { x: 1, y: 2 }, none, "ru")).toBe(
      "B3: ваш лучник, здоровье 4 из 8, яд ещё 1 ваш ход, может действовать",
    );
  });

  test("empty tiles, tiles with buffs, the fallen", () => {
    expect(said(viewOf(state), { x: 3, y: 0 })).toBe("D1: empty");
    expect(said(viewOf(state), { x: 0, y: 2 })).toContain("puts Stun on the nearest enemy for 1 turn of its own");
    expect(said(viewOf(state), { x: 4, y: 4 })).toBe("E5: enemy Archer fell here");
  });

  test("what the choice makes of it, and what would come of it", () => {
    const view = viewOf(state);
    const chosen = { unit: "a1", action: null };
    expect(said(view, { x: 1, y: 1 }, chosen)).toBe("B2: empty, can be stepped onto");
    const [action = null] = optionsOf(view, true).byUnit.get("a1") ?? [];
    expect(said(view, { x: 1, y: 3 }, { unit: "a1", action })).toBe(
      "B4: enemy Swordsman, 10 of 10, planned, Enter does it, would fall to 7",
    );
    expect(said(view, { x: 1, y: 2 }, { unit: "b1", action: null })).toContain("it could strike here");
  });

  test("where a plan leads, what could then be struck back, and from where else", () => {
    const view = viewOf(stateOf({ a1: { at: [1, 1] }, b1: { at: [2, 2] } }));
    const orders = optionsOf(view, true).byUnit.get("a1") ?? [];
    const action = orders.find(({ type }) => type === "MOVE_AND_ATTACK") ?? null;
    const plan = { unit: "a1", action };
    expect(said(view, { x: 2, y: 1 }, plan)).toBe(
      "C2: empty, planned, Enter does it, your Swordsman would stand here, enemy Swordsman could then hit it for 3",
    );
    expect(said(view, { x: 1, y: 2 }, plan)).toBe("B3: empty, could be struck from here as well");
    expect(said(view, { x: 1, y: 1 }, plan)).toBe("B2: your Swordsman, 10 of 10, can act, chosen");
    const weak = viewOf(stateOf({ a1: { at: [1, 1] }, b1: { at: [1, 2], hp: 2 }, b2: { at: [4, 4] } }));
    const [strike = null] = optionsOf(weak, true).byUnit.get("a1") ?? [];
    expect(said(weak, { x: 1, y: 2 }, { unit: "a1", action: strike })).toContain("would not survive");
  });

  test("several alike on a side are numbered", () => {
    const twins = viewOf(stateOf({ a1: { at: [0, 0] }, a2: { at: [1, 0] }, b1: { at: [4, 4] } }));
    expect(said(twins, { x: 1, y: 0 })).toContain("your Swordsman 2");
    expect(said(twins, { x: 4, y: 4 })).toContain("enemy Swordsman,");
  });

  test("hp beyond that of the type is told alone", () => {
    const view = viewOf(stateOf({ a1: { at: [0, 0], hp: 12 }, b1: { at: [4, 4] } }));
    expect(view.state.units.map(startHp)).toEqual([null, 10]);
    expect(said(view, { x: 0, y: 0 })).toContain("12 health");
  });
});

group("the board as it is seen", () => {
  test("one's own side is at the bottom", () => {
    const corner = (seat: number | null) => rowsOf(viewOf(state, seat)).at(-1)?.[0];
    expect([corner(0), corner(1), corner(null)]).toEqual([
      { x: 0, y: 0 },
      { x: 4, y: 4 },
      { x: 0, y: 0 },
    ]);
  });

  test("arrow keys go as the eye does, and stop at the edge", () => {
    const after = (seat: number, key: string) => pointAfter(viewOf(state, seat), { x: 0, y: 0 }, key);
    expect(after(0, "ArrowUp")).toEqual({ x: 0, y: 1 });
    expect(after(1, "ArrowDown")).toEqual({ x: 0, y: 1 });
    expect(after(1, "ArrowLeft")).toEqual({ x: 1, y: 0 });
    expect(after(0, "ArrowLeft")).toEqual({ x: 0, y: 0 });
    expect(after(0, "x")).toBeNull();
  });
});
