import { expandRules, type Json, type JsonObject, type MatchEvent, no, type Result, replay, yes } from "@umpire/kernel";
import { auditEvents } from "@umpire/shapeships/audit/read-events";
import { shapeships } from "@umpire/shapeships/game";
import { checkRules as checkShapeshipsRules } from "@umpire/shapeships/pack/check-rules";
import type { Pack } from "@umpire/shapeships/pack/pack";
import { stages as shapeshipsStages } from "@umpire/shapeships/rules/phases";
import { parser } from "@umpire/toolkit";
import { games } from "umpire";
import { z } from "zod";
import { type Answer, answered, badField, refused, underPath } from "./answer.ts";

const json = z.custom<Json>((value) => value !== undefined);
const common = {
  id: json.optional(),
  game: z.literal("shapeships"),
  ask: z.string(),
  language: z.enum(["en", "ru"]).default("en"),
};
const parsePhases = parser(z.strictObject(common));
const parseCheck = parser(z.strictObject({ ...common, definition: json }));
const parseAudit = parser(
  z.strictObject({ ...common, record: z.string().optional(), events: json.optional(), rules: json.optional() }),
);

/** The questions of ShapeShips: its stages, and whether a rules pack or a log keeps the six constraints. */
export const shapeshipsQuestions: { readonly [ask: string]: (fields: JsonObject) => Answer } = {
  phases(fields) {
    const request = parsePhases(fields);
    return request.ok ? answered({ stages: shapeshipsStages }) : refused(request.refusal);
  },
  checkRules(fields) {
    const request = parseCheck(fields);
    if (!request.ok) return refused(request.refusal);
    const checked = checkShapeshipsRules(request.value.definition);
    return checked.ok
      ? answered({ violations: checked.value })
      : refused(underPath("/definition", checked.refusal), shapeships);
  },
  audit(fields) {
    const request = parseAudit(fields);
    if (!request.ok) return refused(request.refusal);
    const { record, events, rules } = request.value;
    if ((record === undefined) === (events === undefined)) {
      return refused(badField("/events", "either `record` or `events`"));
    }
    if (record !== undefined && rules !== undefined) return refused({ code: "rules-pinned" });
    const pack = rules === undefined ? yes(null) : expandRules(shapeships, rules);
    if (!pack.ok) return refused(underPath("/rules", pack.refusal), shapeships);
    const audited = auditLog(record === undefined ? { events: events ?? null, pack: pack.value } : { record });
    return audited.ok ? answered({ violations: audited.value }) : refused(audited.refusal, shapeships);
  },
};

/** Every violation in a record, or in a list of events, of a pack where it is known. */
export function auditLog(log: { readonly record: string } | { readonly events: Json; readonly pack: Pack | null }) {
  if ("events" in log) return auditEvents(log.events, log.pack);
  const told = readLog(log.record);
  return told.ok ? auditEvents(told.value.events, told.value.pack) : told;
}

/** Everything that a record tells, from the first step to the last, and the pack that it was played with. */
function readLog(record: string): Result<{ readonly events: readonly MatchEvent[]; readonly pack: Pack }> {
  const events: MatchEvent[] = [];
  let rules: Json = null;
  for (const line of replay(games, record.split("\n"))) {
    if (!line.ok) return line;
    const { game, table, events: told } = line.value;
    if (game.id !== shapeships.id) return no(badField("/record", `this is a match of ${game.id}`));
    events.push(...told);
    ({ rules } = table);
  }
  const pack = shapeships.parse.rules(rules);
  return pack.ok ? yes({ events, pack: pack.value }) : pack;
}
