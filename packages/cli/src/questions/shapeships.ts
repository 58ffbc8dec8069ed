import { auditShapeships, checkShapeshipsRules, games, shapeships, shapeshipsStages } from "@umpire/games";
import { type Json, type JsonObject, type MatchEvent, no, type Result, replay, yes } from "@umpire/kernel";
import { parser } from "@umpire/toolkit";
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
const parseAudit = parser(z.strictObject({ ...common, record: z.string().optional(), events: json.optional() }));

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
    const { record, events } = request.value;
    if ((record === undefined) === (events === undefined)) {
      return refused(badField("/events", "either `record` or `events`"));
    }
    const audited = auditLog(record === undefined ? { events: events ?? null } : { record });
    return audited.ok ? answered({ violations: audited.value }) : refused(audited.refusal, shapeships);
  },
};

/** Every violation in a record, or in a list of events. */
export function auditLog(log: { readonly record: string } | { readonly events: Json }) {
  const list = "record" in log ? eventsOf(log.record) : yes(log.events);
  return list.ok ? auditShapeships(list.value) : list;
}

/** Everything that a record tells, from the first step to the last. */
function eventsOf(record: string): Result<readonly MatchEvent[]> {
  const events: MatchEvent[] = [];
  for (const line of replay(games, record.split("\n"))) {
    if (!line.ok) return line;
    const { game, events: told } = line.value;
    if (game.id !== shapeships.id) return no(badField("/record", `this is a match of ${game.id}`));
    events.push(...told);
  }
  return yes(events);
}
