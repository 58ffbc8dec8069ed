import { describe, expect, test } from "vitest";
import { observe, offerDraw, resign, takeBack, visibleEvents } from "./index.ts";
import { after, did, matchOf, toy } from "./toy.fixture.ts";

describe("look", () => {
  test("[K15] a sight is the view, what play waits for, who has decided, offers and has resigned; nothing else", () => {
    const match = matchOf(offerDraw(toy, did(after(["duel"], 3), 2, "roll"), 1));
    expect(observe(toy, match, "spectator")).toEqual({
      view: match.state,
      next: { awaiting: [0, 1, 2], step: "duel" },
      ...{ decided: [2], own: null, offers: [1], resigned: [] },
    });
    expect(observe(toy, matchOf(resign(toy, match, 0)), 1).resigned).toEqual([0]);
  });

  test("[K15] a seat sees its own sealed decision, and nobody else does", () => {
    const match = did(after(["duel"], 3), 2, "roll");
    expect(observe(toy, match, 2).own).toBe("roll");
    expect([observe(toy, match, 0).own, observe(toy, match, "spectator").own]).toEqual([null, null]);
    expect(observe(toy, matchOf(takeBack(toy, match, 2)), 2).own).toBeNull();
  });

  test("[K15] the view is the viewer's own", () => {
    const view: typeof toy.view = (state, viewer) => ({ ...state, turn: viewer === "spectator" ? 9 : viewer });
    expect(observe({ ...toy, view }, after([]), 1).view.turn).toBe(1);
    expect(observe({ ...toy, view }, after([]), "spectator").view.turn).toBe(9);
  });

  test("[K15] everybody hears the kernel; of the rulebook's events those it grants", () => {
    const events = [
      { type: "whispered", to: 1 },
      { type: "match:resigned", seat: 0 },
      { type: "rolled", die: 3 },
    ] as const;
    expect(visibleEvents(toy, events, 1)).toEqual(events);
    expect(visibleEvents(toy, events, 0)).toEqual(events.slice(1));
    expect(visibleEvents({ ...toy, isVisible: () => false }, events, "spectator")).toEqual([events[1]]);
  });
});
