import { at } from "../measure/at.ts";
import { seatOf } from "../tactics/tactics.ts";
import { inLines, type Pace, paced } from "./pace.ts";
import { beginnings } from "./scripts.ts";

// A program of its own: our server's store alone. Asked for it, it keeps the same actions of as many matches at the same
// pace, and answers how long each of them took.

/** What is used of it here; the server does not give it to other programs. */
type Store = {
  claim(match: string): Promise<number>;
  append(append: object): Promise<{ readonly ok: boolean; readonly why?: string }>;
  close(): Promise<void>;
};
type Module = { openSqlite(file: string): Promise<Store> };
const { openSqlite }: Module = await import(
  new URL("./store/sqlite/sqlite.js", import.meta.resolve("@umpire/server")).href
);
const store = await openSqlite(process.argv[2] ?? "");
let asked = 0;

async function keepAll({ matches, length, perSecond }: Pace): Promise<readonly number[]> {
  asked += 1;
  const names = Array.from({ length: matches }, (_, number) => `match-${asked}-${number}`);
  const scripts = beginnings(length);
  const lines = inLines<number>(matches);
  const keep = async (number: number, expected: number, due: number): Promise<number> => {
    const action = at(at(scripts, number).steps, expected);
    const seat = seatOf(action);
    const done = await store.append({
      ...{ match: at(names, number), expected, key: `${seat}:action-${expected}`, epoch: 1, at: Date.now() },
      ...{ entries: [JSON.stringify({ action, seat, type: "decide" })], answer: `{"seq":${expected + 1}}` },
      summary: null,
    });
    if (!done.ok) throw new Error(`not kept: ${done.why}`);
    return performance.now() - due;
  };
  for (const match of names) await store.claim(match);
  return paced(matches * length, perSecond, (index, due) =>
    lines(index % matches, () => keep(index % matches, Math.floor(index / matches), due)),
  );
}

process.on("message", (pace: Pace) => void keepAll(pace).then((taken) => process.send?.(taken)));
process.on("disconnect", () => void store.close());
