import { type Menace, menacesOf, type Outcome, outcomeOf, study, type Table, ti4Words } from "@umpire/games";
import { no, type Result } from "@umpire/kernel";

/** What takes too long for the page itself. */
export type Ask =
  | { readonly ask: "outcome"; readonly table: Table; readonly language: "en" | "ru" }
  | {
      readonly ask: "menaces";
      readonly table: Table;
      readonly language: "en" | "ru";
      readonly system: string;
      readonly to: number;
    };
export type AnswerTo<A extends Ask> = Result<A extends { ask: "outcome" } ? Outcome : readonly Menace[]>;

function answer(asked: Ask): Result<Outcome | readonly Menace[]> {
  const texts = ti4Words[asked.language].unitText;
  if (asked.ask === "menaces") return menacesOf(asked.table, asked.system, asked.to, texts);
  const meant = study(asked.table);
  if (!meant.ok) return meant;
  return meant.value === null ? no({ code: "no-active" }) : outcomeOf(meant.value, asked.table.plan, texts);
}

self.onmessage = ({ data }: MessageEvent<{ readonly id: number; readonly asked: Ask }>) => {
  self.postMessage({ id: data.id, answer: answer(data.asked) });
};
