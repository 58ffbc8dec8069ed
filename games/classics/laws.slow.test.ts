import { kitFrom } from "@umpire/kit";
import { lawsOf } from "@umpire/laws";
import { describe, inject, test } from "vitest";
import * as breakthrough from "./breakthrough.ts";
import * as four from "./four-in-a-row.ts";
import * as goofspiel from "./goofspiel.ts";
import * as hex from "./hex.ts";
import * as kalah from "./kalah.ts";
import * as liars from "./liars-dice.ts";
import * as morris from "./nine-mens-morris.ts";
import * as reversi from "./reversi.ts";
import * as sea from "./sea-battle.ts";
import * as whist from "./whist.ts";

const modules = [four, reversi, hex, breakthrough, morris, kalah, sea, goofspiel, liars, whist];

const runs = inject("isLong") ? 15 : 3;

describe.each(modules.map((module) => [module.game.id, module] as const))("%s", (_id, module) => {
  const read = kitFrom(module);
  if (!read.ok) throw new Error(read.problem);
  for (const law of lawsOf(read.kit.game, { runs })) test(law.title, law.holds);
});
