import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { fileURLToPath } from "node:url";
import type { Row } from "./harness.ts";

const HEAD = ["benchmark", "ours", "peer", "ratio", "min–max", "µs each", "unit"] as const;

const NOTES = [
  "Medians of ten alternations (server: of five, or nine at a fixed pace); a ratio is ours to the peer's within one alternation.",
  "µs each is what one of ours takes, in CPU time.",
  "Both sides, rps: two seats decide in secret, the round is scored, a finished match is followed by a new one.",
  "Both sides, tactics: the same random games from start to end, half of them with buffs, over and over.",
  "Only ours: every decision of the match is kept for its record (not in tactics-resolve, which is the rulebook alone),",
  "and tactics says what happened as events. In the -json rows text and action are validated, where the peer parses the",
  "text and its move checks what it uses. In rps-hash every resolved step is hashed, where the peer does what it does in",
  "rps-decide.",
  "Only the peer's: drafts and frozen states by Immer, plugin hooks around each move, a log entry and a state number.",
  "Both sides, shapeships-turns: two different games, each by its whole rules, with random players who choose within the",
  "measured time. The peer's has by far the larger rulebook, and writes a text log of the battle.",
  "Both sides, server: 100 matches at once, two players each, over WebSockets; -steady at 1,000 actions a second in all.",
  "Only ours: every action is on the disk before it is acknowledged. The peer keeps its matches in memory.",
  "server-ack: the peer is our own store, which keeps the same at the same pace. There and in server-bytes less is better.",
  "nodes: ours is two servers on one PostgreSQL, with half of the matches each, or with the two players of each match at",
  "different ones (-across); the peer is one of them alone. Database, servers and players share the machine.",
  "bots-tree: 20 random actions an iteration on both sides. bots-commitments: the peer is ourselves, through a match.",
  "ti4-odds: one of ours is the exact odds of a prepared battle, one of the peer's 20,000 battles of dice.",
  "ti4-effects: six effects for each side; the peer is ourselves on the same battle without effects, so 0.2 is five times its cost.",
];

export function table(rows: readonly Row[]): string {
  const cells = [HEAD, ...rows.map(cellsOf)];
  const widths = HEAD.map((_, column) => Math.max(...cells.map((line) => line[column]?.length ?? 0)));
  const lines = cells.map((line) => line.map((cell, column) => pad(cell, column, widths[column] ?? 0)).join("  "));
  return [...lines, "", ...NOTES].join("\n");
}

function cellsOf({ name, ours, peer, ratio, spread, micros, unit }: Row): readonly string[] {
  const range = spread.map((end) => end.toFixed(2)).join("–");
  return [name, grouped(ours), grouped(peer), ratio.toFixed(2), range, micros?.toFixed(2) ?? "", unit];
}

const grouped = (value: number) => value.toLocaleString("en-US");
const pad = (cell: string, column: number, width: number) => (column === 0 ? cell.padEnd(width) : cell.padStart(width));

/** Gives back the name of the file. */
export function writeResults(rows: readonly Row[]): string {
  const date = new Date().toISOString().slice(0, 10);
  const results = { date, commit: commit(), node: process.version, cpu: cpus()[0]?.model ?? "unknown", rows };
  const folder = new URL("../../results/", import.meta.url);
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL(`${date}.json`, folder), `${JSON.stringify(results, null, 2)}\n`);
  return `bench/results/${date}.json`;
}

function commit(): string {
  try {
    const cwd = fileURLToPath(new URL("../..", import.meta.url));
    const stdio: ["ignore", "pipe", "ignore"] = ["ignore", "pipe", "ignore"];
    return execFileSync("git", ["rev-parse", "--short", "HEAD"], { cwd, stdio, encoding: "utf8" }).trim();
  } catch {
    return "unknown";
  }
}
