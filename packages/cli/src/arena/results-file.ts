import { Buffer } from "node:buffer";
import { appendFileSync, existsSync, readFileSync, renameSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import type { Job, Score } from "@umpire/bots";
import { err, ok, type Result } from "@umpire/kernel";
import type { ArenaFileProblem } from "../words/arena.ts";
import { type Arena, gamesIn } from "./plan.ts";
import { type Desk, DeskTrouble, messageOf } from "./play-out.ts";

/** A file of results: a line that says of which arena, then a line for every job that is done. */
const headOf = ({ head }: Arena): string => `${JSON.stringify({ arena: head })}\n`;

const lineOf = ({ number, a, b, from, to }: Job, { won, drawn, lost }: Score): string =>
  `${JSON.stringify({ job: number, a, b, from, to, won, drawn, lost })}\n`;

/** The results in a file, to go on from; none where there is no file yet, or where it is to be written over. */
export function openResults(arena: Arena, file: string, force: boolean): Result<FileDesk> {
  try {
    const there = existsSync(file) && !force ? readFileSync(file, "utf8") : "";
    const read = readResults(arena, there);
    if (typeof read === "string") return err({ code: "bad-arena-file", file, problem: read });
    if (read.whole === 0) writeFileSync(file, headOf(arena));
    // A line that was cut short by a crash is none: what comes next must not be glued to it.
    else truncateSync(file, read.whole);
    return ok(deskOf(arena, file, read.scores));
  } catch (error) {
    return err({ code: "cannot-write", file, problem: messageOf(error) });
  }
}

/** What is in a file, and how many bytes of it are whole lines; or what is wrong with it. */
function readResults(
  arena: Arena,
  text: string,
): { readonly scores: Map<number, Score>; readonly whole: number } | ArenaFileProblem {
  const scores = new Map<number, Score>();
  const head = headOf(arena);
  if (head.startsWith(text) && text !== head) return { scores, whole: 0 };
  if (!text.startsWith(head)) return text.startsWith('{"arena":{') ? "other-arena" : "no-arena";
  const whole = text.slice(0, text.lastIndexOf("\n") + 1);
  for (const line of whole.slice(head.length).split("\n").slice(0, -1)) {
    const score = scoreIn(arena, line);
    if (score === null) return "damaged";
    scores.set(score.job.number, score.score);
  }
  return { scores, whole: Buffer.byteLength(whole) };
}

/** What a line says, which must be exactly what would be written for it. */
function scoreIn({ jobs }: Arena, line: string): { readonly job: Job; readonly score: Score } | null {
  const [, number, won, drawn, lost] = /^\{"job":(\d+),.*"won":(\d+),"drawn":(\d+),"lost":(\d+)\}$/.exec(line) ?? [];
  const job = jobs[Number(number)];
  const score = { won: Number(won), drawn: Number(drawn), lost: Number(lost) };
  if (job === undefined || lineOf(job, score) !== `${line}\n`) return null;
  return score.won + score.drawn + score.lost === gamesIn(job) ? { job, score } : null;
}

/** A desk whose results are in a file. */
export type FileDesk = Desk & {
  /** Puts the lines in the order of the jobs: the same arena makes the same file, in whatever order they ended. */
  readonly finish: () => void;
  readonly remove: () => void;
};

function deskOf(arena: Arena, file: string, scores: Map<number, Score>): FileDesk {
  const { jobs } = arena;
  const left = jobs.filter(({ number }) => !scores.has(number))[Symbol.iterator]();
  let played = jobs.reduce((sum, job) => sum + (scores.has(job.number) ? gamesIn(job) : 0), 0);
  return {
    take: async () => left.next().value ?? null,
    keep: async (job, score) => {
      try {
        appendFileSync(file, lineOf(job, score));
      } catch (error) {
        throw new DeskTrouble({ code: "cannot-write", file, problem: messageOf(error) });
      }
      scores.set(job.number, score);
      played += gamesIn(job);
    },
    played: () => played,
    scores: async () => scores,
    close: async () => undefined,
    finish: () => {
      const lines = jobs.flatMap((job) => {
        const score = scores.get(job.number);
        return score === undefined ? [] : [lineOf(job, score)];
      });
      // First beside it, then in its place: a file that is there is whole.
      writeFileSync(`${file}.new`, [headOf(arena), ...lines].join(""));
      renameSync(`${file}.new`, file);
    },
    remove: () => rmSync(file, { force: true }),
  };
}
