import { decide, type Game, type Match, type Rng, registry, type Seat, start } from "./index.ts";

/**
 * A toy for the kernel's own tests: one seat acts at a time, and what it does says what happens.
 * `stay` and `pass`: nothing, and who is next. `roll`: a die. `duel`: then all seats at once. `march`: two automatic
 * steps with a die each. `walk`: two without. `circle`: automatic steps for ever. `win`: the end. `cheat`: refused.
 */
const deeds = ["stay", "pass", "roll", "duel", "march", "walk", "circle", "win"] as const;
type Deed = (typeof deeds)[number] | "cheat";

export type Toy = {
  options: { seats: number };
  rules: { hidden: boolean; die: number };
  state: { seats: number; turn: Seat; auto: string; left: number; rolls: number[]; won: boolean };
  view: Toy["state"];
  action: Deed;
  refusal: { cheating: { seat: Seat } };
  event: { did: { deeds: Deed[] }; rolled: { die: number }; whispered: { to: Seat } };
};

const oneOf = (input: unknown): input is Deed => input === "cheat" || deeds.some((deed) => deed === input);
const trust = <T>(input: unknown) => ({ ok: true, value: input as T }) as const;
const bad = (path: string) => ({ ok: false, refusal: { code: "bad-request", path, problem: "no" } }) as const;
const isOptions = (input: unknown): input is Toy["options"] =>
  typeof input === "object" && input !== null && "seats" in input && Number.isInteger(input.seats);
const isRules = (input: unknown): input is Toy["rules"] =>
  typeof input === "object" &&
  input !== null &&
  Object.keys(input).sort().join() === "die,hidden" &&
  "die" in input &&
  Number(input.die) > 0;

export const toy: Game<Toy> = {
  id: "toy",
  edition: 2,
  maxDecisions: 100,
  presets: { open: { hidden: false, die: 6 }, secret: { hidden: true, die: 6 } },
  parse: {
    options: (input) => (isOptions(input) ? { ok: true, value: input } : bad("/seats")),
    rules: (input) => (isRules(input) ? trust(input) : bad("/odd")),
    action: (input) => (oneOf(input) ? { ok: true, value: input } : bad("")),
    state: trust,
  },
  seats: ({ seats }) => seats,
  setup({ seats }, rules, rng) {
    if (seats > 4) return { ok: false, refusal: { code: "cheating", seat: seats } };
    const state = { seats, turn: 0, auto: "", left: 0, rolls: [rng.int(rules.die)], won: false };
    return { ok: true, value: { state, events: [] } };
  },
  next({ seats, turn, auto, won }) {
    if (won) return { over: { winners: [turn], reason: "won" } };
    if (auto === "duel") return { awaiting: Array.from({ length: seats }, (_, seat) => seat), step: "duel" };
    return auto === "" ? { awaiting: [turn], step: "turn" } : { auto };
  },
  view: (state) => state,
  isVisible: (event, viewer) => event.type !== "whispered" || event.to === viewer,
  check: (_view, seat, deed) => (deed === "cheat" ? { code: "cheating", rule: "T1", seat } : null),
  legal: () => deeds,
  sample: () => "stay",
  determinize: (view, _viewer, rng, { hidden }) => (hidden ? { ...view, left: rng.int(2) } : view),
  defaultAction: () => "pass",
  resolve(state, chosen, rng, { die }) {
    if (state.auto === "duel") {
      const all = Array.from({ length: state.seats }, (_, seat) => chosen(seat));
      return { state: { ...state, auto: "" }, events: [{ type: "did", deeds: all }] };
    }
    if (state.auto !== "") return automatic(state, rng, die);
    const deed = chosen(state.turn);
    const did = { type: "did", deeds: [deed] } as const;
    if (deed === "roll") return roll(state, rng.int(die), state.auto, 0);
    const turn = deed === "pass" ? (state.turn + 1) % state.seats : state.turn;
    const auto = deed === "stay" || deed === "pass" || deed === "win" ? "" : deed;
    const whispered = { type: "whispered", to: turn } as const;
    return {
      state: { ...state, turn, auto, left: 2, won: deed === "win" },
      events: [{ ...did, deeds: [deed] }, whispered],
    };
  },
};

function automatic(state: Toy["state"], rng: Rng, die: number) {
  const auto = state.auto !== "circle" && state.left === 1 ? "" : state.auto;
  if (state.auto === "march") return roll(state, rng.int(die), auto, state.left - 1);
  return { state: { ...state, auto, left: state.left - 1 }, events: [] };
}

function roll(state: Toy["state"], die: number, auto: string, left: number) {
  const event = { type: "rolled", die } as const;
  return { state: { ...state, auto, left, rolls: [...state.rolls, die] }, events: [event] };
}

export const toys = registry([toy]);

/** A match of the toy after these actions, each by the seat whose turn it is. */
export function after(done: readonly Deed[], seats = 2, preset: "open" | "secret" = "open", seed = "seed"): Match<Toy> {
  const begun = start(toy, seed, { seats }, toy.presets[preset]);
  if (!begun.ok) throw new Error(begun.refusal.code);
  return done.reduce((match, deed) => did(match, match.state.turn, deed), begun.value.match);
}

/** The match after a decision that must be accepted. */
export function did(match: Match<Toy>, seat: Seat, deed: Deed): Match<Toy> {
  return matchOf(decide(toy, match, seat, deed));
}

/** The match after a verb that must have taken effect. */
export function matchOf(result: ReturnType<typeof decide<Toy>>): Match<Toy> {
  if (!result.ok) throw new Error(result.refusal.code);
  return result.value.match;
}
