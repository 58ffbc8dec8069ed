import { RulesError } from "@umpire/kernel";
import { describe, expect, test } from "vitest";
import { go } from "../rules/amend.ts";
import { storedHealth } from "../rules/doors.ts";
import { charges, draw, duel, fire, oneStep, passes, play } from "../rules/duel.fixture.ts";
import { shapeships } from "../rules/game.ts";
import {
  BattlePhaseStep,
  type Following,
  type MajorPhase,
  type PhaseStep,
  type StepTable,
  steps,
} from "../rules/phases.ts";
import { openBoth } from "../rules/resolve.ts";
import { type Census, takeCensus } from "../rules/settlement/census.ts";
import { type Health, settleHealth } from "../rules/settlement/health.ts";
import type { ClosedLedger } from "../rules/settlement/ledger.ts";
import type { BattleOrder, LiveShip, Pair, Player, ShapeshipsState, TriggeredEffect, Wreck } from "../rules/shape.ts";
import { toys } from "../rules/toys.fixture.ts";
import { pass, saveAll } from "../rules/windows.ts";
import { type Constraint, messages } from "./messages.ts";

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
/** Compiled with the tests and never run: each line below must be a mistake to the compiler. */
const misuse = (_never: () => void) => undefined;
const bolt: LiveShip = {
  ...{ id: "N1", ship: "bolt", charges: 2, born: 1, origin: "drawn", maker: null, number: null },
};
const hits = charges(fire("N1", "damage"));

/** What the monitor says of a step whose outcome was tampered with. */
function monitored(before: ShapeshipsState, after: ShapeshipsState, events: ReturnType<typeof oneStep>["events"]) {
  const broken = shapeships.invariant?.(before, after, events) ?? null;
  return broken === null ? null : { code: broken.code, text: String(new RulesError(broken.message, broken)) };
}
const says = (constraint: Constraint) => ({ code: `C${constraint}`, text: `Error: ${messages[constraint]}` });
/** A copy of a state that no type can stop. */
const forged = (state: ShapeshipsState, change: object): ShapeshipsState => Object.assign({ ...state }, change);
const withPlayer = (state: ShapeshipsState, change: Partial<Player>): ShapeshipsState =>
  forged(state, { players: [Object.assign({ ...state.players[0] }, change), state.players[1]] });

describe("constraint 1: exactly three stages", () => {
  test("[C1][SK1] the type has three members, and no table can have a fourth", () => {
    const three: Equal<MajorPhase, "build_phase" | "battle_phase" | "end_of_turn_resolution"> = true;
    expect(three).toBe(true);
    expect([...new Set(Object.values(steps).map(({ phase }) => phase))]).toHaveLength(3);
    misuse(() => {
      // @ts-expect-error there is no fourth stage
      const fourth: MajorPhase = "automatic_phase";
      // @ts-expect-error a step needs a row
      const short: StepTable = { dice_roll: steps.dice_roll };
      // @ts-expect-error a row of another stage
      const moved: StepTable = { ...steps, settlement: { ...steps.settlement, phase: "battle_phase" } };
      // @ts-expect-error a successor that is no step
      const lost: StepTable = { ...steps, cleanup: { ...steps.cleanup, next: ["automatic"] } };
      return [fourth, short, moved, lost];
    });
  });

  test("[C1] the monitor catches a step that belongs to no stage, and a stage of another name", () => {
    const before = duel("dice_roll", [{}, {}]);
    const { state, events } = oneStep(before, undefined);
    expect(monitored(before, state, events)).toBeNull();
    expect(monitored(before, forged(state, { step: "automatic" }), events)).toEqual(says(1));
    for (const skipped of ["drawing", "dice_roll", "settlement"]) {
      expect(monitored(before, forged(state, { step: skipped }), events)).toEqual(says(1));
    }
    const renamed = events.map((event) =>
      event.type === "step" ? Object.assign({ ...event }, { phase: "setup" }) : event,
    );
    expect(monitored(before, state, renamed)).toEqual(says(1));
    expect(monitored(before, state, events.slice(1))).toEqual(says(1));
  });
});

describe("constraint 2: health only at the end of the turn", () => {
  test("[C2][SK2] nothing but settlement can make a health", () => {
    misuse(() => {
      // @ts-expect-error a number is no health
      const made: Health = 40;
      const old = storedHealth(40);
      // @ts-expect-error less of a health is a number, and no health
      const less: Health = old - 4;
      // @ts-expect-error rows are no closed ledger
      settleHealth({ before: 40, damage: 4, healing: 0, ceiling: 50, rows: [] });
      // @ts-expect-error a census cannot be written down
      const census: Census = { fleets: [[], []] };
      // @ts-expect-error neither can a closed ledger
      const closed: ClosedLedger = { before: 40, damage: 0, healing: 0, ceiling: 50, rows: [] };
      const state = duel("drawing", [{}, {}]);
      // @ts-expect-error a state is not written to
      state.players[0].health = old;
      return [made, less, census, closed];
    });
    expect(() => takeCensus(duel("drawing", [{}, {}]))).toThrow("no census is taken in drawing");
  });

  test.each<PhaseStep>(Object.values(steps).flatMap(({ next }) => next))(
    "[C2] the monitor catches a write in %s",
    (step) => {
      const before = duel(step, [{ ships: ["bolt"], lines: 3 }, {}], {
        turnData: { ...duel(step, [{}, {}]).turnData, drawing: [saveAll, saveAll] },
      });
      const pair = step === "drawing" ? ([saveAll, saveAll] as const) : passes;
      const { state, events } = oneStep(before, pair);
      const wounded = withPlayer(state, { health: storedHealth(39) });
      expect(monitored(before, wounded, events)).toEqual(says(2));
      const told = events.map((event) => Object.assign({ ...event }, "health" in event ? { health: [39, 40] } : {}));
      expect(monitored(before, wounded, told)).toEqual(says(2));
    },
  );
});

describe("constraint 3: simultaneous commitments", () => {
  test("[C3][SK3] one order alone can be neither opened nor resolved, and no window can follow the response", () => {
    const never: Equal<Following<"conditional_response">, "settlement"> = true;
    expect(never).toBe(true);
    misuse(() => {
      const from = duel("simultaneous_declaration", [{}, {}]);
      const deal = { chosen: () => pass, pack: toys };
      // @ts-expect-error what is opened is a pair
      const one: BattleOrder = openBoth(from, deal, () => pass, pass).orders;
      // @ts-expect-error a pair has two
      const half: Pair<BattleOrder> = [pass];
      const last: ShapeshipsState & { readonly step: "conditional_response" } = {
        ...from,
        step: "conditional_response",
      };
      // @ts-expect-error the response leads to settlement, and to no window
      go(last, "simultaneous_declaration", {});
      // @ts-expect-error an order has no priority
      const first: BattleOrder = { ...pass, priority: 1 };
      return [one, half, first];
    });
  });

  const before = duel("simultaneous_declaration", [{ ships: ["bolt"] }, { ships: ["bolt"] }]);
  const { state, events } = oneStep(before, [hits, pass]);

  test("[C3] the monitor catches a reveal of one order, of none, and a second one", () => {
    expect(monitored(before, state, events)).toBeNull();
    const one = events.map((event) =>
      event.type === "revealed" ? Object.assign({ ...event }, { orders: [hits] }) : event,
    );
    expect(monitored(before, state, one)).toEqual(says(3));
    expect(
      monitored(
        before,
        state,
        events.filter(({ type }) => type !== "revealed"),
      ),
    ).toEqual(says(3));
    expect(monitored(before, state, [...events, ...events.filter(({ type }) => type === "revealed")])).toEqual(says(3));
  });

  test("[C3] the monitor catches a response that opens without an action, or does not open with one", () => {
    expect(monitored(before, forged(state, { step: "settlement" }), events)).toEqual(says(3));
    const quiet = oneStep(before, passes);
    expect(monitored(before, forged(quiet.state, { step: "conditional_response" }), quiet.events)).toEqual(says(3));
  });

  test("[C3] the monitor catches declarations that change after they were opened", () => {
    const responses = oneStep(state, passes);
    const turnData = { ...responses.state.turnData, declaration: passes };
    expect(monitored(state, forged(responses.state, { turnData }), responses.events)).toEqual(says(3));
  });

  test("[C3] the monitor catches effects that come before the reveal", () => {
    const [first, reveal, ...rest] = events;
    if (first === undefined || reveal === undefined) throw new Error("too few events");
    expect(monitored(before, state, [first, ...rest, reveal])).toEqual(says(3));
  });
});

describe("constraint 4: once-only effects persist", () => {
  test("[C4][SK4] a completion effect cannot be one that depends on its source, and the ledger is only added to", () => {
    misuse(() => {
      const effect = {
        ...({
          id: "1N1",
          type: "damage",
          value: 4,
          target: 1,
          source: "bang5",
          cause: "completion",
          ship: "N1",
        } as const),
        ...({ triggeredAt: "build_phase", because: [] } as const),
      };
      // @ts-expect-error a completion persists
      const frail: TriggeredEffect = { ...effect, persistsIfSourceDestroyed: false };
      const { turnData } = duel("settlement", [{}, {}]);
      // @ts-expect-error nothing is taken out of the ledger
      turnData.triggeredEffects.pop();
      // @ts-expect-error the ledger is not replaced
      turnData.triggeredEffects = [];
      return frail;
    });
  });

  const drawn = play(duel("drawing", [{ lines: 4 }, {}]), [[draw("bang5"), saveAll]], { until: "settlement" }).state;

  test("[C4] the monitor catches a ledger that is cleared, at any step before the turn is over", () => {
    const before = duel("drawing", [{ lines: 4 }, {}]);
    const opened = oneStep(before, [draw("bang5"), saveAll]).state;
    const completed = oneStep(opened, undefined);
    const cleared = (state: ShapeshipsState) =>
      forged(state, { turnData: { ...state.turnData, triggeredEffects: [] } });
    expect(monitored(opened, cleared(completed.state), completed.events)).toEqual(says(4));
    const settled = oneStep(drawn, undefined);
    expect(monitored(drawn, cleared(settled.state), settled.events)).toEqual(says(4));
  });

  test("[C4] the monitor catches a row that counts less than was queued", () => {
    const settled = oneStep(drawn, undefined);
    const less = settled.events.map((event) => {
      if (event.type !== "settled") return event;
      const [north, south] = event.players;
      const rows = south.rows.map((row) => ({ ...row, counted: 0 }));
      return { ...event, players: [north, { ...south, rows, damage: 0, health: 40 }] as const };
    });
    const players = [settled.state.players[0], { ...settled.state.players[1], health: drawn.players[1].health }];
    expect(monitored(drawn, forged(settled.state, { players }), less)).toEqual(says(4));
  });
});

describe("constraint 5: continuous effects need a surviving ship", () => {
  test("[C5][SK5] a wreck has no charges to spend and no powers to ask for", () => {
    misuse(() => {
      const wreck: Wreck = { id: "N1", ship: "hit3", fate: "destroyed", turn: 2 };
      // @ts-expect-error a wreck is no ship in play
      const alive: LiveShip = wreck;
      // @ts-expect-error it has no charges
      const left = wreck.charges;
      const census = takeCensus(duel("settlement", [{}, {}]));
      // @ts-expect-error a wreck cannot be counted
      const fleets: Census["fleets"] = [[wreck], []];
      return [alive, left, census, fleets];
    });
  });

  test("[C5] the monitor catches the row of a ship that is not in the census", () => {
    const before = duel("settlement", [{ ships: ["hit3"] }, {}]);
    const settled = oneStep(before, undefined);
    expect(monitored(before, settled.state, settled.events)).toBeNull();
    expect(monitored(withPlayer(before, { ships: [] }), settled.state, settled.events)).toEqual(says(5));
    expect(monitored(withPlayer(before, { ships: [bolt] }), settled.state, settled.events)).toBeNull();
  });
});

describe("constraint 6: names, not numbers", () => {
  test("[C6][SK6] a step compared with a number does not compile", () => {
    misuse(() => {
      const { step } = duel("drawing", [{}, {}]);
      // @ts-expect-error a step is no number
      const compared = step === 2;
      // @ts-expect-error nor is one made of digits
      const digits: PhaseStep = "2";
      // @ts-expect-error nor a member of these constants
      const third: number = BattlePhaseStep.FIRST_STRIKE;
      return [compared, digits, third];
    });
  });

  test("[C6] the monitor catches a number and digits in the place of a step, before anything else", () => {
    const before = duel("dice_roll", [{}, {}]);
    const { state, events } = oneStep(before, undefined);
    for (const step of [3, "3"]) expect(monitored(before, forged(state, { step }), events)).toEqual(says(6));
    const numbered = events.map((event) => (event.type === "step" ? Object.assign({ ...event }, { step: 0 }) : event));
    const wounded = withPlayer(state, { health: storedHealth(1) });
    const broken = shapeships.invariant?.(before, wounded, numbered);
    expect(broken).toMatchObject({ code: "C6", message: messages[6] });
    expect(broken?.detail).toEqual([`Error: ${messages[1]}`, `Error: ${messages[2]}`]);
  });
});
