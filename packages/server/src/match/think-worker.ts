import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { type Aids, bots, fastDice, solvedTable } from "@umpire/bots";
import type { Json } from "@umpire/kernel";
import { games } from "umpire";
import type { Asked } from "./think.ts";

/** Read once a worker; a file that cannot be used was refused when the server started. */
let aids: Aids | null = null;

function aidsFrom(file: string | null): Aids {
  const read = file === null ? null : solvedTable(readFileSync(file), gunzipSync);
  return read?.ok ? { tables: read.value } : {};
}

/** What the bot decides. */
export default function answer({ bot, game: id, edition, rules, view, seat, seed, tables }: Asked): Json {
  const game = games.find(id, edition);
  const player = Object.hasOwn(bots, bot) ? bots[bot] : undefined;
  if (!game.ok || player === undefined) throw new RangeError(`no ${bot} for ${id}`);
  aids ??= aidsFrom(tables);
  return player(game.value, rules, view, seat, fastDice(seed), aids);
}
