import { describe, expect, test } from "vitest";
import { fleet } from "../pack/data/fleet.ts";
import { charges, draw, duel, fire, passes, play, settlementOf } from "../rules/duel.fixture.ts";
import { setUp } from "../rules/setup.ts";
import { pass, saveAll } from "../rules/windows.ts";
import { forecast, foresee } from "./forecast.ts";

const north = { faction: "lattice", lines: 9, ships: ["strut", "gusset", "caliper"] };
const south = { faction: "corona", lines: 6, ships: ["cusp", "burr"] };
const drawing = duel("drawing", [north, south], { pack: fleet });
const declaration = duel("simultaneous_declaration", [north, south], { pack: fleet });

describe("the forecast", () => {
  test("[S14] is what settlement comes to where nobody does anything more", () => {
    expect(forecast(drawing, fleet)).toEqual(
      settlementOf(play(drawing, [[saveAll, saveAll], passes], { pack: fleet, until: "outcome" })),
    );
  });

  test("[S14] with one's own drawing order it is what comes of that order", () => {
    const order = draw("strut", "strut");
    const [one, two] = settlementOf(play(drawing, [[order, saveAll], passes], { pack: fleet, until: "outcome" }));
    expect(forecast(drawing, fleet, [order, null])).toEqual([one, two]);
    expect(two.damage).toBe(6);
  });

  test("[S14] with one's own declaration the response is a pass", () => {
    const order = charges(fire("N3", "damage"));
    const played = play(declaration, [[order, pass], passes], { pack: fleet, until: "outcome" });
    expect(forecast(declaration, fleet, [order, null])).toEqual(settlementOf(played));
    expect(foresee(declaration, fleet, [order, null]).state).toEqual(played.state);
  });

  test("[S3] what was drawn and saved is in what is foreseen", () => {
    const { events } = foresee(drawing, fleet, [draw("strut"), null]);
    expect(events.find(({ type }) => type === "completed")).toMatchObject({ lines: [6, 6], lost: [0, 0] });
  });

  test("[S2] before factions are chosen there is nothing to foresee", () => {
    const begun = setUp({ factions: null }, fleet);
    if (!begun.ok) throw new Error("no duel");
    expect(forecast(begun.value.state, fleet)).toBeNull();
    expect(foresee(begun.value.state, fleet)).toEqual({ state: begun.value.state, events: [] });
  });
});
