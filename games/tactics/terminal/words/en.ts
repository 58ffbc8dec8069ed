import type { SolveWords } from "./words.ts";

const ends = { win: "whoever begins wins", loss: "whoever begins loses", draw: "it is a draw" };

export const en: SolveWords = {
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
};

/** The board as text. */
export const drawEn = {
  heading: (player: string, turn: string) => `${player} to act${turn && `, turn ${turn}`}.`,
  stats: { hp: "hp", attack: "attack", moveRange: "move", attackRange: "range" },
};
