import { canonical } from "@umpire/kernel";
import { describe, expect, test } from "vitest";
import { checkRules } from "./check-rules.ts";
import { presets } from "./data/presets.ts";
import { charges, duel, fire, healthAfter, play } from "./duel.fixture.ts";
import { shapeships } from "./game.ts";
import type { Pack } from "./pack.ts";
import { randomDuel } from "./random.fixture.ts";
import { auditEvents } from "./read-events.ts";
import { pass, saveAll } from "./windows.ts";

describe("the preset tuned", () => {
  test("[S23] tuned is the fleet but for three numbers, keeps the constraints, and is played", () => {
    const { tuned, standard } = presets;
    const changed = tuned.ships.filter((ship, at) => canonical(ship) !== canonical(standard.ships[at] ?? null));
    expect(changed.map(({ id }) => id)).toEqual(["gusset", "caliper", "keystone"]);
    expect(canonical({ ...tuned, ships: standard.ships })).toBe(canonical(standard));
    expect(checkRules(tuned)).toEqual({ ok: true, value: [] });
    for (let seed = 0; seed < 20; seed += 1) {
      const { state, events } = randomDuel(tuned, seed);
      expect(state.status).toBe("finished");
      expect(auditEvents(JSON.parse(JSON.stringify(events)))).toEqual({ ok: true, value: [] });
    }
  });

  test("[S23] a third Gusset is refused, a Keystone costs one line more, a Caliper heals 7", () => {
    const at = (pack: Pack, lines: number, ships: readonly string[] = []) =>
      duel("drawing", [{ faction: "lattice", lines, ships }, {}], { pack });
    const codes = (state: ReturnType<typeof at>, order: Parameters<typeof shapeships.check>[2]) =>
      [presets.standard, presets.tuned].map((pack) => shapeships.check(state, 0, order, pack)?.code ?? null);
    const three = { ...saveAll, basics: [{ ship: "gusset", count: 3 }] };
    expect(codes(at(presets.standard, 20), three)).toEqual([null, "too-many"]);
    const keystone = { ...saveAll, upgrades: [{ ship: "keystone", components: [] }] };
    const parts = ["strut", "strut", "gusset"];
    expect(codes(at(presets.standard, 3, parts), keystone)).toEqual([null, "not-enough-lines"]);
    const healed = (pack: Pack) => {
      const north = { faction: "lattice", ships: ["caliper"], health: 40 };
      const from = duel("simultaneous_declaration", [north, {}], { pack });
      return healthAfter(
        play(
          from,
          [
            [charges(fire("N1", "heal")), pass],
            [pass, pass],
          ],
          { pack },
        ),
      )[0];
    };
    expect([healed(presets.standard), healed(presets.tuned)]).toEqual([46, 47]);
  });
});
