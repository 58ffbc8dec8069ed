import "@umpire/ui/no-eval";
import { err, ok, type Result } from "@umpire/kernel";
import { effectsThatHelp } from "../movement/remedies.ts";
import { type Menace, menacesOf } from "../planner/menace.ts";
import { type Outcome, outcomeOf } from "../planner/outcome.ts";
import { study } from "../planner/study.ts";
import type { Table } from "../planner/table.ts";
import { ti4Words } from "../words/languages.ts";

type Language = "en" | "ru";
/** What takes too long for the page itself. */
export type Ask =
  | { readonly ask: "outcome"; readonly table: Table; readonly language: Language }
  | { readonly ask: "remedies"; readonly table: Table }
  | {
      readonly ask: "menaces";
      readonly table: Table;
      readonly language: Language;
      readonly system: string;
      readonly to: number;
    };

/** For ships that do not get there, the effects of which any one would do. */
export type Remedies = { readonly [ship: string]: ReturnType<typeof effectsThatHelp> };
type Answers = { readonly outcome: Outcome; readonly remedies: Remedies; readonly menaces: readonly Menace[] };
export type AnswerTo<A extends Ask> = Result<Answers[A["ask"]]>;

function answer(asked: Ask): Result<Answers[Ask["ask"]]> {
  if (asked.ask === "menaces") return menacesOf(asked.table, asked.system, asked.to, ti4Words[asked.language].unitText);
  const meant = study(asked.table);
  if (!meant.ok) return meant;
  if (meant.value === null) return err({ code: "no-active" });
  if (asked.ask === "outcome") return outcomeOf(meant.value, asked.table.plan, ti4Words[asked.language].unitText);
  const { voyage, answers } = meant.value;
  const barred = answers.filter(({ course }) => course === "barred");
  return ok(Object.fromEntries(barred.map(({ ship }) => [ship.id, effectsThatHelp(voyage, ship)])));
}

self.onmessage = ({ data }: MessageEvent<{ readonly id: number; readonly asked: Ask }>) => {
  self.postMessage({ id: data.id, answer: answer(data.asked) });
};
