import { newAttacker, note } from "./attacker.ts";
import { type Attack, packers, talkers, thinkers } from "./attacks.ts";
import { knockers } from "./floods.ts";

/** The attacks of one address, by letter. */
const crews: { readonly [letter: string]: readonly Attack[] } = { a: packers, b: talkers, c: knockers, d: thinkers };

const [url = "", letters = ""] = process.argv.slice(2);
const attacker = newAttacker(url, "127.0.0.2");
for (const letter of letters)
  for (const crew of crews[letter] ?? [])
    crew(attacker).catch((error: unknown) =>
      note(attacker, `gave up: ${error instanceof Error ? error.message : error}`),
    );

/** Told to stop, it sends what it was refused, and ends. */
process.once("message", () => {
  attacker.isOn = false;
  process.send?.(Object.fromEntries(attacker.counts), () => process.exit(0));
});
