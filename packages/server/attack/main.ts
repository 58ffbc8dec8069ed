import { parseArgs } from "node:util";
import { endAll } from "../torture/servers/server-process.ts";
import { messageOf } from "../torture/tools.ts";
import { alternate } from "./runs.ts";
import type { AttackOptions } from "./setup.ts";
import { holdOut } from "./soak.ts";

const usage =
  "npm run attack -- [--runs 5] [--seconds 60] [--only abcd] [--matches 40] [--minutes 20] [--prof <folder>]";

const text = { type: "string" } as const;
const options = { runs: text, seconds: text, only: text, matches: text, minutes: text, prof: text };

type MainOptions = AttackOptions & { readonly minutes: number };

/** The options on the command line; null where they are invalid. */
function wantedIn(args: readonly string[]): MainOptions | null {
  const { values } = parseArgs({ args: [...args], options });
  const { runs = "5", seconds = "60", only = "abcd", matches = "40", minutes = "0", prof = null } = values;
  const numbers = { runs: Number(runs), seconds: Number(seconds), matches: Number(matches), minutes: Number(minutes) };
  const isGood = Object.values(numbers).every((number) => Number.isFinite(number) && number >= 0);
  return isGood && /^[abcd]+$/.test(only) ? { ...numbers, only, prof } : null;
}

async function main(): Promise<boolean> {
  const wanted = wantedIn(process.argv.slice(2));
  if (wanted === null) throw new RangeError(usage);
  return wanted.minutes > 0 ? holdOut(wanted, wanted.minutes) : alternate(wanted);
}

main()
  .then((isGood) => process.exit(isGood ? 0 : 1))
  .catch((error: unknown) => {
    endAll();
    console.error(`\u2716 ${messageOf(error)}`);
    process.exit(1);
  });
