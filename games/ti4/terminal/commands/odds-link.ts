import { type ExitCode, print, printable, wrap } from "@umpire/cli/terminal";
import { err, type JsonObject, ok, type Result } from "@umpire/kernel";
import type { Language } from "@umpire/kit";
import { readBattleLink } from "../../battle-links/read-link.ts";
import type { LinkRemark } from "../../battle-links/remarks.ts";
import { describeLinkRemark, describeNotCarried } from "../../battle-links/words.ts";
import { type AskedBattle, writeBattleLink } from "../../battle-links/write-link.ts";
import { readBattleOptions, type TypedBattle } from "../planner/battle-options.ts";
import type { OddsQuestion } from "../planner/describe/odds.ts";
import { plannerWords } from "../planner/refusals.ts";
import type { Options } from "./options.ts";

/** A question with the fields of the referee's request: of a link it is the link, with what is typed beside it. */
export type LinkQuestion = { readonly question: OddsQuestion; readonly request: JsonObject };

/** What a link has, and what is typed beside it, which holds for both sides. */
export function readLinkQuestion(link: string, typed: TypedBattle): Result<LinkQuestion> {
  const { place, attacker, defender, attackerFaction, defenderFaction, defenderCasualties, defenderLate } = typed;
  const beside = [place, attacker, defender, attackerFaction, defenderFaction, defenderCasualties, defenderLate];
  if (beside.some((value) => value !== undefined)) return err({ code: "link-and-options" });
  const linked = readBattleLink(link);
  const options = readBattleOptions(typed);
  if (!linked.ok) return linked;
  if (!options.ok) return options;
  const { remarks: _, ...battle } = linked.value;
  const { limits, attacker: manner } = options.value;
  const { casualties, sustain } = manner;
  const changed = { ...(casualties !== undefined && { casualties }), ...(sustain !== undefined && { sustain }) };
  const side = (camp: "attacker" | "defender") => {
    const { sustain: own, casualties: order, ...army } = battle[camp];
    return { ...army, ...(own !== "early" && { sustain: own }), casualties: order, ...changed };
  };
  const question: OddsQuestion = { ...battle, attacker: side("attacker"), defender: side("defender"), ...limits };
  return ok({ question, request: { link, ...changed, ...limits } as JsonObject });
}

/** The parts of a link that were not taken over, a line each; nothing where all were. */
export function describeUnread(unread: readonly LinkRemark[], language: Language): readonly string[] {
  if (unread.length === 0) return [];
  const lines = unread.map((remark) => wrap(`- ${printable(describeLinkRemark(language, remark))}`, 2, 4));
  return [[plannerWords[language].text.remarks({}), ...lines].join("\n")];
}

/** Prints the battle as a link of ti4battle.com, and what such a link cannot carry. */
export function printAsLink(question: OddsQuestion, { json, language }: Options): ExitCode {
  const side = ({ sustain, casualties = [], ...army }: OddsQuestion["attacker"]) => ({
    ...{ ...army, sustain: sustain ?? ("early" as const), casualties },
  });
  const asked: AskedBattle = { ...question, attacker: side(question.attacker), defender: side(question.defender) };
  const { link, notCarried } = writeBattleLink(asked);
  const told = notCarried.map((each) => ({ ...each, message: describeNotCarried(language, each) }));
  if (json) print(JSON.stringify({ ok: true, link, notCarried: told }));
  else print([link, ...told.map(({ message }) => wrap(`- ${message}`, 2, 4))].join("\n"));
  return 0;
}
