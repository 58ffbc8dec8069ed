import { type Findings, noFindings } from "../report.ts";

/** What others received on one server: before the reveal and after it, and what was logged before it. */
export type Transcript = {
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly logged: readonly string[];
};

const SHOWN = 160;

/** The first difference of two transcripts; null for none. */
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
