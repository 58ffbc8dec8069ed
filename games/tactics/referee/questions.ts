import { describeRefusal } from "@umpire/cli/terminal";
import { err, type Json, type JsonObject, ok, parser, type Refusal, type Result } from "@umpire/kernel";
import { type Answer, answered, type Language, nameRules, refused, underPath } from "@umpire/kit";
import { list, text, z } from "@umpire/toolkit/schema";
import { tactics } from "../game.ts";
import { presets } from "../rules/data/presets.ts";
import { act as actTactics, applyBuff } from "../rules/play.ts";
import { fitState, readState as readTactics } from "../rules/read.ts";
import type { TacticsRules, TacticsState } from "../rules/shape.ts";
import { explainStat } from "../rules/stats.ts";

const json = z.custom<Json>((value) => value !== undefined);
const common = {
  id: z.optional(json),
  game: z.literal("tactics"),
  ask: z.string(),
  language: z._default(z.enum(["en", "ru"]), "en"),
  state: json,
};
const step = z.union([
  z.strictObject({ action: json }),
  z.strictObject({ applyBuff: z.strictObject({ unitId: text(100), buff: json }) }),
]);

const parseRead = parser(z.strictObject(common));
const parsePlay = parser(z.strictObject({ ...common, rules: z.optional(json), steps: list(step, 10_000) }));
const parseStats = parser(z.strictObject({ ...common, rules: z.optional(json), unitId: text(100) }));
type Step = z.infer<typeof step>;

/** The questions of 5x5 Tactics: a bare state, without a match around it. */
export const tacticsQuestions: { readonly [ask: string]: (fields: JsonObject) => Answer } = {
  read(fields) {
    const request = parseRead(fields);
    if (!request.ok) return refused(request.refusal);
    const state = readState(request.value.state);
    return state.ok ? answered({ state: state.value }) : refused(state.refusal, tactics);
  },
  play(fields) {
    const request = parsePlay(fields);
    if (!request.ok) return refused(request.refusal);
    const rules = readRules(request.value.rules);
    if (!rules.ok) return refused(rules.refusal);
    const state = readState(request.value.state);
    if (!state.ok) return refused(state.refusal, tactics);
    const steps = playSteps(
      fitState(state.value, rules.value),
      rules.value,
      request.value.steps,
      request.value.language,
    );
    return answered({ rules: nameRules(tactics, rules.value), steps });
  },
  stats(fields) {
    const request = parseStats(fields);
    if (!request.ok) return refused(request.refusal);
    const rules = readRules(request.value.rules);
    if (!rules.ok) return refused(rules.refusal);
    const state = readState(request.value.state);
    if (!state.ok) return refused(state.refusal, tactics);
    const unit = state.value.units.find(({ id }) => id === request.value.unitId);
    if (!unit) return refused({ code: "unit-unknown", unit: request.value.unitId }, tactics);
    const stats = (["attack", "moveRange", "attackRange"] as const).map((stat) => [
      stat,
      explainStat(state.value, unit, stat),
    ]);
    return answered({ rules: nameRules(tactics, rules.value), ...Object.fromEntries(stats) });
  },
};

/** `v1` with the switches given, or a preset by its name. */
function readRules(input: Json | undefined): Result<TacticsRules> {
  const isSwitches = typeof input === "object" && input !== null && !Array.isArray(input);
  const named = typeof input === "string" ? Object.entries(presets).find(([name]) => name === input)?.[1] : undefined;
  const rules = tactics.parse.rules(isSwitches ? { ...presets.v1, ...input } : (named ?? input ?? presets.v1));
  return rules.ok ? rules : err({ ...underPath("/rules", rules.refusal), code: "bad-rules" });
}

function readState(input: Json): Result<TacticsState> {
  const state = readTactics(input);
  return state.ok ? ok(state.value) : err({ ...underPath("/state", state.refusal), code: "bad-state" });
}

/** A refused step leaves the state as it was, and the next goes on from there. */
function playSteps(
  from: TacticsState,
  rules: TacticsRules,
  steps: readonly Step[],
  language: Language,
): readonly Json[] {
  let state = from;
  return steps.map((step) => {
    const played =
      "action" in step ? act(state, step.action, rules) : applyBuff(state, step.applyBuff.unitId, step.applyBuff.buff);
    if (!played.ok) return { ok: false, refusal: withMessage(played.refusal, language) };
    state = played.value.state;
    return { ok: true, state };
  });
}

function act(state: TacticsState, input: Json, rules: TacticsRules): Result<{ readonly state: TacticsState }> {
  const action = tactics.parse.action(input);
  return action.ok ? actTactics(state, action.value, rules) : err(underPath("/action", action.refusal));
}

function withMessage(refusal: Refusal, language: Language): Json {
  const { code, rule, ...detail } = refusal;
  return { code, ...(rule !== undefined && { rule }), message: describeRefusal(language, tactics, refusal), ...detail };
}
