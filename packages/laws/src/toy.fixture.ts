import type { Game, Viewer } from "@umpire/kernel";

/**
 * An honest toy with everything a law can look at: a sealed choice of both seats, a secret that stays hidden after it,
 * a turn of one seat, an automatic step with a die, and an end. Each test below breaks one thing of it.
 */
export type Vault = {
  options: Record<string, never>;
  rules: { rounds: number };
  state: { round: number; step: "hide" | "open" | "count"; secrets: [number, number]; sum: number };
  view: Vault["state"];
  action: { digit: number };
  refusal: { "digit-taken": { digit: number } };
  event: { hid: { seat: number; digit: number }; opened: { digit: number }; counted: { die: number } };
};

const digits = [{ digit: 0 }, { digit: 1 }, { digit: 2 }];
const accept = <T>(input: unknown) => ({ ok: true, value: input as T }) as const;
const HIDDEN = -1;

export const vault: Game<Vault> = {
  id: "vault",
  edition: 1,
  maxDecisions: 12,
  presets: { standard: { rounds: 3 }, long: { rounds: 4 } },
  parse: { options: accept, rules: accept, state: accept, action: accept },
  seats: () => 2,
  setup: (_options, _rules, rng) => ({
    ok: true,
    value: { state: { round: 0, step: "hide", secrets: [0, 0], sum: rng.int(6) }, events: [] },
  }),
  next({ round, step, sum }, { rounds }) {
    if (step === "count") return { auto: "count" };
    if (round === rounds) return { over: { winners: [sum % 2], reason: "counted" } };
    return { awaiting: step === "hide" ? [0, 1] : [round % 2], step };
  },
  view(state, viewer) {
    const [first, second] = state.secrets;
    const secrets: [number, number] = [viewer === 0 ? first : HIDDEN, viewer === 1 ? second : HIDDEN];
    return { ...state, secrets };
  },
  isVisible: (event, viewer: Viewer) => event.type !== "hid" || event.seat === viewer,
  check: (_view, _seat, { digit }) => (digit === 3 ? { code: "digit-taken", rule: "V1", digit } : null),
  legal: () => digits,
  sample: (_view, _seat, rng) => ({ digit: rng.int(3) }),
  determinize(view, viewer, rng) {
    const guess = (seat: number, digit: number) => (viewer === seat ? digit : rng.int(3));
    return { ...view, secrets: [guess(0, view.secrets[0]), guess(1, view.secrets[1])] };
  },
  defaultAction: () => ({ digit: 0 }),
  resolve(state, chosen, rng) {
    if (state.step === "hide") {
      const secrets: [number, number] = [chosen(0).digit, chosen(1).digit];
      const events = secrets.map((digit, seat) => ({ type: "hid", seat, digit }) as const);
      return { state: { ...state, step: "open", secrets }, events };
    }
    if (state.step === "open") {
      const { digit } = chosen(state.round % 2);
      return { state: { ...state, step: "count", sum: state.sum + digit }, events: [{ type: "opened", digit }] };
    }
    const die = rng.int(6) + 1;
    const counted = { ...state, step: "hide", round: state.round + 1, sum: state.sum + die } as const;
    return { state: counted, events: [{ type: "counted", die }] };
  },
};
