import { err, type Json, type JsonObject, ok, type Result } from "@umpire/kernel";
import { type Language, nameRules } from "@umpire/kit";
import type { OddsAnswer } from "../../combat/answer.ts";
import type { Camp } from "../../combat/battle.ts";
import { type PreparedBattle, prepareBattle } from "../../combat/prepared.ts";
import { readBattle } from "../../combat/read-battle.ts";
import { findUnmodelled } from "../../combat/unmodelled.ts";
import { type Ti4Rules, presets as ti4Presets } from "../../galaxy/rules.ts";
import { ti4Questions } from "../../referee/questions.ts";
import { ti4Words } from "../../words/languages.ts";
import type { OddsQuestion } from "./describe/odds.ts";
import { inFile } from "./position.ts";

/** A battle before its first die, and what is known about it by then. */
export type Begun = {
  readonly prepared: PreparedBattle;
  readonly rules: Json;
  /** Fought to the end; null where there are too many units to work them out. */
  readonly odds: OddsAnswer | null;
  readonly notModelled: OddsAnswer["notModelled"];
};

export function beginFight(question: OddsQuestion, rules: Ti4Rules, language: Language): Result<Begun> {
  const { rounds: _, retreat, ...battle } = question;
  if (retreat !== undefined && battle.place === "ground") return err({ code: "no-ground-retreat" });
  const answer = ti4Questions.odds({ game: "ti4", ask: "odds", ...battle, rules });
  const needsOdds = battle.attacker.casualties === "best" || battle.defender.casualties === "best";
  const isTooLong = !answer.ok && answer.refusal.code === "too-many-units" && !needsOdds;
  if (!answer.ok && !isTooLong) return err(inFile(undefined, answer.refusal));
  const odds = answer.ok ? (answer.fields as JsonObject & OddsAnswer) : null;
  const army = (camp: Camp) => {
    const { casualties = [], sustain, ...forces } = battle[camp];
    const order = casualties === "best" ? (odds?.casualties[camp] ?? []) : casualties;
    return { ...forces, sustain: sustain ?? ("early" as const), casualties: [...order] };
  };
  const read = readBattle(
    { ...battle, anomalies: [...battle.anomalies], attacker: army("attacker"), defender: army("defender") },
    rules,
  );
  if (!read.ok) return read;
  const sustaining = (camp: Camp) => ({ ...read.value.battle[camp], sustains: odds?.sustains[camp] ?? [] });
  const fought = { ...read.value.battle, attacker: sustaining("attacker"), defender: sustaining("defender") };
  return ok({
    ...{ prepared: prepareBattle(fought), rules: nameRules({ presets: ti4Presets }, rules), odds },
    notModelled: findUnmodelled(read.value.battle, ti4Words[language].unitText),
  });
}
