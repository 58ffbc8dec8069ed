import {
  err,
  expandRules,
  type Json,
  type MatchEvent,
  ok,
  parser,
  type Registry,
  type Result,
  replay,
} from "@umpire/kernel";
import { answered, badField, type Question, refused, underPath } from "@umpire/kit";
import { z } from "@umpire/toolkit/schema";
import { auditEvents } from "../audit/read-events.ts";
import { shapeships } from "../game.ts";
import { checkRules as checkShapeshipsRules } from "../pack/check-rules.ts";
import type { Pack } from "../pack/pack.ts";
import { stages as shapeshipsStages } from "../rules/phases.ts";

const json = z.custom<Json>((value) => value !== undefined);
const common = {
  id: z.optional(json),
  game: z.literal("shapeships"),
  ask: z.string(),
  language: z._default(z.enum(["en", "ru"]), "en"),
};
const parsePhases = parser(z.strictObject(common));
const parseCheck = parser(z.strictObject({ ...common, definition: json }));
const parseAudit = parser(
  z.strictObject({
    ...common,
    record: z.optional(z.string()),
    events: z.optional(json),
    rules: z.optional(json),
  }),
);

/** The questions of ShapeShips: its stages, and whether a rules pack or a log keeps the six constraints. */
export const shapeshipsQuestions: { readonly [ask: string]: Question } = {
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
  audit(fields, games) {
    const request = parseAudit(fields);
    if (!request.ok) return refused(request.refusal);
    const { record, events, rules } = request.value;
    if ((record === undefined) === (events === undefined)) {
      return refused(badField("/events", "either `record` or `events`"));
    }
    if (record !== undefined && rules !== undefined) return refused({ code: "rules-pinned" });
    const pack = rules === undefined ? ok(null) : expandRules(shapeships, rules);
    if (!pack.ok) return refused(underPath("/rules", pack.refusal), shapeships);
    const audited = auditLog(games, record === undefined ? { events: events ?? null, pack: pack.value } : { record });
    return audited.ok ? answered({ violations: audited.value }) : refused(audited.refusal, shapeships);
  },
};

/** Every violation in a record, or in a list of events, of a pack where it is known. */
export function auditLog(
  games: Registry,
  log: { readonly record: string } | { readonly events: Json; readonly pack: Pack | null },
) {
  if ("events" in log) return auditEvents(log.events, log.pack);
  const read = readLog(games, log.record);
  return read.ok ? auditEvents(read.value.events, read.value.pack) : read;
}

/** Everything that a record tells, from the first step to the last, and the pack that it was played with. */
function readLog(
  games: Registry,
  record: string,
): Result<{ readonly events: readonly MatchEvent[]; readonly pack: Pack }> {
  const events: MatchEvent[] = [];
  let rules: Json = null;
  for (const line of replay(games, record.split("\n"))) {
    if (!line.ok) return line;
    const { game, table, events: added } = line.value;
    if (game.id !== shapeships.id) return err(badField("/record", `this is a match of ${game.id}`));
    events.push(...added);
    ({ rules } = table);
  }
  const pack = shapeships.parse.rules(rules);
  return pack.ok ? ok({ events, pack: pack.value }) : pack;
}
