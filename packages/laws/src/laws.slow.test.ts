import type { Game } from "@umpire/kernel";
import { describe, expect, test } from "vitest";
import { hands } from "./hands.fixture.ts";
import { lawsOf } from "./index.ts";
import { type Vault, vault } from "./toy.fixture.ts";

describe("an honest game obeys every law", () => {
  for (const law of lawsOf(vault)) test(law.title, law.holds);
});

describe("a game of hidden hands obeys every law: what waits sealed is not tried where nobody could have done it", () => {
  for (const law of lawsOf(hands)) test(law.title, law.holds);
});

/** The ids of the laws that a broken toy does not pass. */
function brokenLaws(game: Game<Vault>): readonly string[] {
  return lawsOf(game).flatMap(({ title, holds }) => {
    try {
      holds();
      return [];
    } catch (error) {
      expect(String(error)).toMatch(
        /vault breaks L\d+, .*\nThe match: preset \w+, seed ".*", first state .*\nDecisions: /s,
      );
      return [/L\d+/.exec(title)?.[0] ?? ""];
    }
  });
}

describe("each law catches a game that breaks it", () => {
  test("[L1] a game that rolls dice of its own", () => {
    let calls = 0;
    const resolve: Game<Vault>["resolve"] = (state, chosen, rng, rules) => {
      const step = vault.resolve(state, chosen, rng, rules);
      calls += 1;
      return { ...step, state: { ...step.state, sum: step.state.sum + (calls % 7) } };
    };
    expect(brokenLaws({ ...vault, resolve })).toContain("L1");
  });

  test("[L1] a game whose events depend on more than the match", () => {
    let calls = 0;
    const resolve: Game<Vault>["resolve"] = (state, chosen, rng, rules) => {
      const step = vault.resolve(state, chosen, rng, rules);
      calls += 1;
      return { ...step, events: calls % 2 ? step.events : [...step.events, { type: "opened", digit: 9 }] };
    };
    expect(brokenLaws({ ...vault, resolve })).toContain("L1");
  });

  test("[L2] a game that changes the state it was given", () => {
    const resolve: Game<Vault>["resolve"] = (state, chosen, rng, rules) => {
      const step = vault.resolve(state, chosen, rng, rules);
      state.secrets[0] = 0;
      return step;
    };
    expect(brokenLaws({ ...vault, resolve })).toContain("L2");
  });

  test("[L2] a game that changes the view it was given to imagine from", () => {
    const determinize: Game<Vault>["determinize"] = (view, viewer, rng, rules) => {
      view.secrets.reverse().reverse();
      return vault.determinize(view, viewer, rng, rules);
    };
    expect(brokenLaws({ ...vault, determinize })).toEqual(["L2"]);
  });

  test("[L3] a game that remembers who was checked first", () => {
    let firstChecked = 0;
    const check: Game<Vault>["check"] = (view, seat) => {
      if (view.step === "hide") firstChecked = seat;
      return null;
    };
    const resolve: Game<Vault>["resolve"] = (state, chosen, rng, rules) => {
      const step = vault.resolve(state, chosen, rng, rules);
      return state.step === "hide" ? { ...step, state: { ...step.state, sum: step.state.sum + firstChecked } } : step;
    };
    expect(brokenLaws({ ...vault, check, resolve })).toContain("L3");
  });

  test("[L4] a game whose view shows what was checked", () => {
    let checked = 0;
    const check: Game<Vault>["check"] = (_view, _seat, { digit }) => {
      checked = digit;
      return null;
    };
    const view: Game<Vault>["view"] = (state, viewer, rules) => ({
      ...vault.view(state, viewer, rules),
      sum: state.sum + checked,
    });
    expect(brokenLaws({ ...vault, check, view })).toContain("L4");
  });

  test("[L5] a game that lets everybody hear what was hidden", () => {
    expect(brokenLaws({ ...vault, isVisible: () => true })).toEqual(["L5"]);
  });

  test("[L5] a game that tells in an event what is hidden in the state", () => {
    const resolve: Game<Vault>["resolve"] = (state, chosen, rng, rules) => {
      const step = vault.resolve(state, chosen, rng, rules);
      const events = step.events.map((event) =>
        event.type === "opened" ? { ...event, digit: state.secrets[1] } : event,
      );
      return { ...step, events };
    };
    expect(brokenLaws({ ...vault, resolve })).toContain("L5");
  });

  test("[L6] a game whose view shows the other seat's secret", () => {
    const view: Game<Vault>["view"] = (state) => state;
    expect(brokenLaws({ ...vault, view })).toContain("L6");
  });

  test("[L6] a game whose next gives a secret away", () => {
    const next: Game<Vault>["next"] = (state, rules) => {
      const next = vault.next(state, rules);
      return "awaiting" in next ? { ...next, step: `open ${state.secrets[0]}` } : next;
    };
    expect(brokenLaws({ ...vault, next })).toContain("L6");
  });

  test("[L5] the report shows what was heard in both matches, and what repeats it", () => {
    const leaky = { ...vault, isVisible: () => true };
    const law = (seed?: number) =>
      lawsOf(leaky, seed === undefined ? {} : { seed }).find(({ id }) => id === "L5") ?? { holds: () => undefined };
    const reportOf = (seed?: number): string => {
      try {
        law(seed).holds();
        return "";
      } catch (error) {
        return String(error);
      }
    };
    const first = reportOf();
    expect(first).toMatch(/hears what it may not see: \/\d\/digit is \d, and should be \d\n/);
    expect(first).toMatch(/\n {2}in this match: {4}\[\{"digit":\d,"seat":0,"type":"hid"\},.*\]\n/);
    expect(first).toMatch(/\n {2}in one like it: {3}\[\{"digit":\d,"seat":0,"type":"hid"\},.*\]\n/);
    const seed = Number(/seed (-?\d+) of the laws/.exec(first)?.[1]);
    expect(reportOf(seed)).toBe(first);
  });

  test("[L12] a game that shows everything and imagines what it sees", () => {
    const view: Game<Vault>["view"] = (state) => state;
    const determinize: Game<Vault>["determinize"] = (seen) => seen;
    expect(brokenLaws({ ...vault, view, determinize })).toEqual(["L12"]);
    const law = lawsOf({ ...vault, view, determinize }).find(({ id }) => id === "L12");
    expect(law?.holds).toThrow(/sees what no event tells it: \/view\/secrets\/[01] is \d, .*\n {2}in this match: /);
  });

  test("[L12] a game that shows one seat's secret to everybody", () => {
    for (const shown of [0, 1]) {
      const view: Game<Vault>["view"] = (state, viewer, rules) => {
        const honest = vault.view(state, viewer, rules);
        const secrets: [number, number] = [...honest.secrets];
        secrets[shown] = state.secrets[shown] ?? 0;
        return { ...honest, secrets };
      };
      const determinize: Game<Vault>["determinize"] = (seen, viewer, rng, rules) => {
        const made = vault.determinize(seen, viewer, rng, rules);
        const secrets: [number, number] = [...made.secrets];
        secrets[shown] = seen.secrets[shown] ?? 0;
        return { ...made, secrets };
      };
      expect(brokenLaws({ ...vault, view, determinize })).toEqual(["L12"]);
    }
  });

  test("[L7] a game that lists an action it refuses", () => {
    const legal = () => [{ digit: 1 }, { digit: 3 }];
    expect(brokenLaws({ ...vault, legal })).toContain("L7");
  });

  test("[L7] a game that samples an action it refuses", () => {
    const sample: Game<Vault>["sample"] = (_view, _seat, rng) => ({ digit: rng.int(4) });
    expect(brokenLaws({ ...vault, sample })).toContain("L7");
  });

  test("[L7] a game that decides for an absent seat what it refuses", () => {
    expect(brokenLaws({ ...vault, defaultAction: () => ({ digit: 3 }) })).toContain("L7");
  });

  test("[L7] a game that lists its actions in another order every time", () => {
    let calls = 0;
    const legal: Game<Vault>["legal"] = () => {
      calls += 1;
      return calls % 2 ? [{ digit: 0 }, { digit: 1 }] : [{ digit: 1 }, { digit: 0 }];
    };
    expect(brokenLaws({ ...vault, legal })).toEqual(["L7"]);
  });

  test("[L8] a game that cannot resolve what it lets pass", () => {
    const sample = () => ({ digit: 0 });
    const resolve: Game<Vault>["resolve"] = (state, chosen, rng, rules) => {
      if (state.step === "open" && chosen(state.round % 2).digit === 2) throw new Error("no such drawer");
      return vault.resolve(state, chosen, rng, rules);
    };
    expect(brokenLaws({ ...vault, sample, resolve })).toContain("L8");
  });

  test("[L9] a game that counts in fractions", () => {
    const resolve: Game<Vault>["resolve"] = (state, chosen, rng, rules) => {
      const step = vault.resolve(state, chosen, rng, rules);
      return { ...step, state: { ...step.state, sum: step.state.sum + 0.5 } };
    };
    expect(brokenLaws({ ...vault, resolve })).toContain("L9");
  });

  test("[L9] a game that cannot read its own state", () => {
    const parse = { ...vault.parse, state: () => ({ ok: false, refusal: { code: "bad-request" } }) as const };
    expect(brokenLaws({ ...vault, parse })).toEqual(["L9"]);
  });

  test("[L9] a game that reads its state as another one", () => {
    const state: Game<Vault>["parse"]["state"] = (input) => ({
      ok: true,
      value: { ...(input as Vault["state"]), sum: 0 },
    });
    expect(brokenLaws({ ...vault, parse: { ...vault.parse, state } })).toEqual(["L9"]);
  });

  test("[L11] a game that is won by nobody at the table", () => {
    const next: Game<Vault>["next"] = (state, rules) => {
      const next = vault.next(state, rules);
      return "over" in next ? { over: { winners: [2], reason: "counted" } } : next;
    };
    expect(brokenLaws({ ...vault, next })).toEqual(["L11"]);
  });

  test("[L11] a game that awaits a seat twice", () => {
    const next: Game<Vault>["next"] = (state, rules) => {
      const next = vault.next(state, rules);
      return "awaiting" in next && next.awaiting.length === 1
        ? { ...next, awaiting: [...next.awaiting, ...next.awaiting] }
        : next;
    };
    expect(brokenLaws({ ...vault, next })).toContain("L11");
  });

  test("what is reported names the cause, the source and the match", () => {
    const seven = (game: Game<Vault>) => {
      const law = lawsOf(game).find(({ id }) => id === "L7");
      expect(law?.holds).toThrow(/absent gives \{"digit":3\} for seat 0, and check refuses it: .*digit-taken/);
      expect(law?.holds).toThrow(/Decisions: (none|seat 0)/);
    };
    seven({ ...vault, defaultAction: () => ({ digit: 3 }) });
    const leak = lawsOf({ ...vault, view: (state) => state }).find(({ id }) => id === "L6");
    expect(leak?.holds).toThrow(/a view shows what it should hide.*\/secrets\/[01] is/);
  });

  test("a breach is told as data, with the match up to where the law is broken", () => {
    const breachOf = (id: string, game: Game<Vault>) =>
      lawsOf(game)
        .find((law) => law.id === id)
        ?.breach();
    expect(breachOf("L6", vault)).toBeNull();
    const shown = breachOf("L6", { ...vault, view: (state) => state });
    // The first position shows it already.
    expect(shown).toMatchObject({ preset: "standard", options: {}, seed: "" });
    expect(shown?.trouble).toMatch(/a view shows what it should hide/);
    expect(shown?.decisions).toEqual([]);
    const heard = breachOf("L5", { ...vault, isVisible: () => true });
    // Here the decision that was heard belongs to it.
    expect(heard?.decisions.map(({ seat }) => seat)).toEqual([0, 1]);
  });

  test("[L10] a game that goes on longer than it promised", () => {
    expect(brokenLaws({ ...vault, maxDecisions: 8 })).toEqual(["L10"]);
  });
});
