import { newCamp, note } from "./camp.ts";
import { type Crew, packers, talkers, thinkers } from "./crews.ts";
import { knockers } from "./knocking.ts";

/** What one address tries, by the letter under which it is asked for. */
const crews: { readonly [letter: string]: readonly Crew[] } = { a: packers, b: talkers, c: knockers, d: thinkers };

const [url = "", letters = ""] = process.argv.slice(2);
const camp = newCamp(url, "127.0.0.2");
for (const letter of letters)
  for (const crew of crews[letter] ?? [])
    crew(camp).catch((error: unknown) => note(camp, `gave up: ${error instanceof Error ? error.message : error}`));

/** Asked to end, it says what it was refused. */
process.once("message", () => {
  camp.isOn = false;
  process.send?.(Object.fromEntries(camp.counts), () => process.exit(0));
});
