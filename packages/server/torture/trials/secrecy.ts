import { type Found, nothing, type Row, together } from "../report.ts";
import { type Fault, faultOf } from "../servers/faults.ts";
import { type Fixed, fixAll } from "../servers/fixed-chance.ts";
import { localSide } from "../servers/local-twin.ts";
import { withFolder } from "../tools.ts";
import type { Asked } from "../trial.ts";
import { compared, type Played, parting } from "./secrecy-diff.ts";
import { playScene } from "./secrecy-match.ts";

async function playLocal(fixed: Fixed, root: string, seed: number, which: 0 | 1, fault: Fault): Promise<Played | null> {
  fixed.reset(`torture ${seed}`);
  const side = await localSide(fixed, root, fault);
  try {
    const heard = await playScene(side, seed, which);
    return heard && { ...heard, logged: [...side.logged] };
  } finally {
    await side.close();
  }
}

/** Every byte that the whole server sends, logs and counts is the same, whatever the sealed order is. */
export function inProcess({ figure, seed, planted, progress }: Asked): Promise<Row> {
  const fault = faultOf(planted);
  return withFolder(async (root) => {
    const fixed = fixAll();
    const founds: Found[] = [];
    let [done, opened, texts] = [0, 0, 0];
    try {
      for (let number = seed * 1_000_000; done < figure && number < seed * 1_000_000 + figure * 2; number += 1) {
        const left = await playLocal(fixed, root, number, 0, fault);
        const right = await playLocal(fixed, root, number, 1, fault);
        if (left === null || right === null) continue;
        founds.push(compared(number, left, right));
        done += 1;
        opened += parting(left.after, right.after) === null ? 0 : 1;
        texts += left.before.length;
        progress(done);
      }
    } finally {
      fixed.restore();
    }
    // If the two had not been different, nothing would have been tested.
    const blind =
      opened > done / 2 ? [] : [`only ${opened} of ${done} secrets made a difference when they were opened`];
    const found = together([...founds, { ...nothing, troubles: blind }]);
    return { test: "secrecy", asked: figure, done, ...found, note: `${texts} texts, ${opened} secrets opened` };
  });
}
