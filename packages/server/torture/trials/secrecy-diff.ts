import { type Findings, noFindings } from "../report.ts";

/** What others heard on one side: before the secret was out, when it was, and what was logged until then. */
export type Transcript = {
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly logged: readonly string[];
};

const SHOWN = 160;

/** Where two transcripts part: null if nowhere. */
export function firstDifference(left: readonly string[], right: readonly string[]): string | null {
  const at = left.findIndex((text, index) => text !== right[index]);
  if (at < 0 && left.length === right.length) return null;
  const index = at < 0 ? left.length : at;
  const [one = "nothing", two = "nothing"] = [left[index], right[index]];
  const from = Math.max(0, [...one].findIndex((letter, place) => letter !== two[place]) - SHOWN / 2);
  return `${one.slice(0, 24)} … ${one.slice(from, from + SHOWN)} \u2260 ${two.slice(from, from + SHOWN)}`;
}

export function compareTranscripts(seed: number, left: Transcript, right: Transcript): Findings {
  const leaks = [firstDifference(left.before, right.before), firstDifference(left.logged, right.logged)].filter(
    (leak) => leak !== null,
  );
  return { ...noFindings, leaked: leaks.length, troubles: leaks.map((leak) => `match ${seed}: ${leak}`) };
}
