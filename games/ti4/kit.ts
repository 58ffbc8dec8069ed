import type { Kit } from "@umpire/kit";
import { player } from "./bot/player.ts";
import { edition1 } from "./edition-1.ts";
import { ti4Questions } from "./referee/questions.ts";
import { providePowers } from "./skirmish/powers.ts";
import type { Skirmish } from "./skirmish/shape.ts";
import { withPowers } from "./skirmish/with-powers/with-powers.ts";
import { addTi4 } from "./terminal/commands/program.ts";
import { terminal } from "./terminal/skirmish/terminal.ts";
import { title } from "./words/title.ts";

providePowers(withPowers);

export const kit: Kit<Skirmish> = {
  ...player,
  title,
  terminal,
  questions: ti4Questions,
  commands: [addTi4],
};

/** Edition 1, for what was begun under it: shown as the newest is, played on by the bots of any game. */
const edition1Kit: Kit = { game: edition1, terminal };

export const kits: readonly Kit[] = [kit, edition1Kit];
