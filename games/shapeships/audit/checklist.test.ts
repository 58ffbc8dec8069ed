import { describe, expect, test } from "vitest";
import { fleet } from "../pack/data/fleet.ts";
import type { Basic, Pack, Power } from "../pack/pack.ts";
import { charges, draw, duel, fire, type Played, passes, play, settlementOf } from "../rules/duel.fixture.ts";
import type { BattleOrder, Drawing, Pair, SettledRow } from "../rules/shape.ts";
import { toys } from "../rules/toys.fixture.ts";
import { pass, saveAll } from "../rules/windows.ts";

const isBasic = (ship: Pack["ships"][number]): ship is Basic => ship.kind === "basic";
const having = (when: Power["when"]) =>
  [...toys.ships, ...fleet.ships].filter(isBasic).filter(({ powers }) => powers.some((power) => power.when === when));

/** The toys and this ship, with what it takes to lose it in every way: a converting power, and an upgrade of it. */
function packWith(ship: Basic): Pack {
  const tried: Basic = {
    ...{ ...ship, id: "tried", faction: "toy", charges: 0, chooses: null },
    powers: [
      ...ship.powers.filter(({ when }) => when === "completion" || when === "continuous"),
      { when: "conversion", into: "boom", lines: 0 },
    ],
  };
  const eater = {
    kind: "upgraded",
    id: "eater",
    faction: "toy",
    max: null,
    charges: 0,
    components: { tried: 1 },
    joining: 0,
    powers: [],
  } as const;
  const caller: Basic = {
    ...tried,
    id: "caller",
    charges: 1,
    powers: [{ when: "charge", windows: ["declaration"], effect: "copy" }],
  };
  return { ...toys, ships: [...toys.ships, tried, eater, caller] };
}

type Way = {
  readonly name: string;
  readonly south: readonly string[];
  readonly drawing?: Partial<Drawing>;
  readonly windows: readonly Pair<BattleOrder>[];
};
const S1 = (effect: string): Pair<BattleOrder> => [pass, charges(fire("S1", effect, "N2"))];
/** North's caller (N1) declares something, so that there is a response. */
const called: Pair<BattleOrder> = [charges(fire("N1", "copy", "S1")), pass];
const ways: readonly Way[] = [
  { name: "destroyed in first strike", south: ["early"], windows: [] },
  { name: "destroyed in the declaration", south: ["zap"], windows: [S1("destroy"), passes] },
  { name: "destroyed in the response", south: ["zap"], windows: [called, S1("destroy")] },
  { name: "stolen in the declaration", south: ["grab"], windows: [S1("steal"), passes] },
  { name: "stolen in the response", south: ["grab"], windows: [called, S1("steal")] },
  { name: "consumed in the same turn", south: [], drawing: { upgrades: [{ ship: "eater" }] }, windows: [] },
];

function lost(ship: Basic, { south, drawing, windows }: Way): Played {
  const pack = packWith(ship);
  const from = duel(
    "drawing",
    [
      { ships: ["caller"], lines: 50, health: 30 },
      { ships: south, health: 30 },
    ],
    { pack },
  );
  return play(from, [[{ ...draw("tried"), ...drawing }, saveAll], ...windows], { pack });
}

/** The rows of a settlement that come of the ship that was tried, and whose health they touch. */
const rowsOf = (played: Played, cause: SettledRow["cause"]) =>
  settlementOf(played).flatMap(({ rows }, side) =>
    rows.filter((row) => row.source === "tried" && row.cause === cause).map((row) => ({ side, ...row })),
  );
const sideHit = (power: Power, owner: 0 | 1) => ("effect" in power && power.effect === "damage" ? 1 - owner : owner);

describe.each(having("completion"))("a once-only effect: $id", (ship) => {
  const powers = ship.powers.filter(({ when }) => when === "completion");

  test.each(ways)("[SK4] $name, it is settled once, for the player who completed it", (way) => {
    const rows = rowsOf(lost(ship, way), "completion");
    expect(rows.map(({ side }) => side)).toEqual(powers.map((power) => sideHit(power, 0)));
    expect(rows.every(({ why, counted, value }) => why === "persists" && counted === value)).toBe(true);
  });

  test("[SK4] converted in the turn after, it is settled in its own turn alone", () => {
    const pack = packWith(ship);
    const from = duel("drawing", [{ lines: 50, health: 30 }, {}], { pack });
    const built = play(from, [[draw("tried"), saveAll]], { pack });
    expect(rowsOf(built, "completion")).toHaveLength(powers.length);
    const converted = play(built.state, [[{ ...saveAll, conversions: [{ ship: "N1" }] }, saveAll]], { pack });
    expect(rowsOf(converted, "completion")).toEqual([]);
    const atOnce = play(from, [[{ ...draw("tried"), conversions: [{ ship: "N1" }] }, saveAll]], { pack });
    expect(rowsOf(atOnce, "completion")).toHaveLength(powers.length);
  });
});

describe.each(having("continuous"))("a continuous effect: $id", (ship) => {
  const powers = ship.powers.filter(({ when }) => when === "continuous");

  test.each(ways)("[SK5] $name, it has no row for its old controller", (way) => {
    const rows = rowsOf(lost(ship, way), "continuous");
    const stolen = way.name.startsWith("stolen");
    expect(rows.map(({ side }) => side).sort()).toEqual(stolen ? powers.map((power) => sideHit(power, 1)).sort() : []);
  });

  test("[SK5] converted, it has no row", () => {
    const pack = packWith(ship);
    const from = duel("drawing", [{ ships: ["tried"], lines: 9 }, {}], { pack });
    expect(
      rowsOf(play(from, [[{ ...saveAll, conversions: [{ ship: "N1" }] }, saveAll]], { pack }), "continuous"),
    ).toEqual([]);
    expect(rowsOf(play(from, [[saveAll, saveAll]], { pack }), "continuous")).toHaveLength(powers.length);
  });
});
