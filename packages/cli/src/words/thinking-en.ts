import type { ThinkingWords } from "./thinking.ts";
import type { Who } from "./words.ts";

const called = ({ seat, name }: Who) => name ?? `seat ${seat}`;
const ends = { win: "whoever begins wins", loss: "whoever begins loses", draw: "it is a draw" };

export const thinkingEn: ThinkingWords = {
  levelsFor: ({ games }) =>
    `The five levels from beginner to master are graded in ${games.join(" and ")}. In other games beginner and casual err on purpose, club is the greedy bot, expert and master search.`,
  solves: ({ duel, endings, memory }) =>
    `Solving the preset duel, ${duel} positions, and skirmish with one unit a side, ${endings} positions: about ${memory} MB of memory, about a minute of work. Stop it with Ctrl-C; the same command goes on from there.`,
  resumes: ({ done, of, file }) => `Going on where ${file} stopped: ${done} of ${of}.`,
  progress: ({ done, of }) => `${done} of ${of}`,
  paused: ({ file }) => `Stopped. What has been solved is in ${file}; the same command goes on from there.`,
  written: ({ file, seconds }) => `The tables are in ${file}, after ${seconds} s of computing.`,
  counted: ({ won, lost, drawn, longest }) =>
    `The duel, for the side that is to act: ${won} positions are won, ${lost} lost and ${drawn} drawn, turns and mirror images counted once. The longest win takes ${longest} turns.`,
  endings: ({ won, lost, drawn, longest }) =>
    `One unit against one in skirmish, with any of the tiles left: ${won} positions are won, ${lost} lost and ${drawn} drawn. The longest win takes ${longest} turns.`,
  start: ({ result, turns }) =>
    `From the starting position of the duel, with perfect play, ${ends[result]}${result === "draw" ? "." : ` in ${turns} turns.`}`,
  made: ({ who, what, chance }) => `${called(who)}: ${what} (${chance} to win)`,
  better: ({ what, chance, lost }) => `  better by ${lost}: ${what} (${chance})`,
  summary: ({ who, decisions, best, lost, blunders }) =>
    `${called(who)}: ${decisions} decisions judged, ${best} of them the best or as good, ${lost} of winning chance lost on average, ${blunders} blunders of more than 20 points.`,
  nothingToJudge: () => "There is no decision in this record that could be judged.",
};
