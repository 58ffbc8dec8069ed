import { between, chanceOf, oneOf, range } from "../world/chance.ts";
import { connect, type Line } from "./line.ts";
import type { Person, Surroundings } from "./person.ts";

/** What somebody sends who is up to no good: none of it may change anything. */
const nonsense = (name: string, match: string, count: number): readonly string[] => [
  "",
  "{",
  "null",
  "[]",
  '{"type":"decide"}',
  `{"type":"join","match":"${match}","token":"${"a".repeat(43)}","version":1}`,
  `{"type":"join","match":"${match}","version":1}`,
  `{"type":"join","match":"constructor","version":1}`,
  `{"type":"join","match":"__proto__","version":1}`,
  `{"type":"decide","key":"${name}.${count}","step":1,"action":{"__proto__":{"a":1}}}`,
  `{"type":"decide","key":"__proto__","step":1e9,"action":null}`,
  `{"type":"resign","key":"${name}.${count}"}`,
  `{"type":"undo","key":"constructor"}`,
  `{"type":"rematch","key":"${name}.${count}"}`,
  `{"type":"claim-win","key":"${name}.${count}"}`,
  `{"type":"chat","key":"${name}.${count}","text":"${name} says what it may not"}`,
  `{"type":"spectator-chat","key":"k","name":"\\u0000","text":"${name} says what it may not"}`,
  `{"type":"decide","key":"0:${name}","step":2,"action":"${"x".repeat(2000)}"}`,
  '{"type":"ping"}',
];

/** Somebody without a seat who sends whatever comes to mind, to any server, to any match. */
export function cheat(around: Surroundings, name: string, people: readonly Person[]): void {
  const { universe, listening } = around;
  const rng = chanceOf(universe.seed, `mischief of ${name}`);
  const gone = { left: () => undefined, came: () => undefined };
  let line: Line | null = null;
  let count = 0;
  const again = () => {
    if (around.hasEnded()) return line?.close();
    const servers = listening();
    const matches = [...new Set(people.map(({ match }) => match))];
    if (line?.server.process.isDown || line?.isOpen === false) line = null;
    if (line === null && servers.length > 0)
      line = connect(universe, oneOf(rng, servers), name, { ...gone, closed: () => undefined });
    for (const _ of range(rng.int(3))) {
      count += 1;
      const match = matches.length === 0 ? "nothing-here" : oneOf(rng, matches);
      line?.send(oneOf(rng, nonsense(name, match, count)));
    }
    universe.events.after(between(rng, 100, 1500), again);
  };
  universe.events.after(rng.int(3000), again);
}
