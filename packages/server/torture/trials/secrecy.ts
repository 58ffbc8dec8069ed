import { type Findings, noFindings, type Row, sumFindings } from "../report.ts";
import { type Fault, faultOf } from "../servers/faults.ts";
import { type Fixed, fixAll } from "../servers/fixed-chance.ts";
import { localTwin } from "../servers/local-twin.ts";
import { withFolder } from "../tools.ts";
import type { TrialRequest } from "../trial.ts";
import { compareTranscripts, firstDifference, type Transcript } from "./secrecy-diff.ts";
import { playSealedMatch } from "./secrecy-match.ts";

async function playLocal(
  fixed: Fixed,
  root: string,
  seed: number,
  which: 0 | 1,
  fault: Fault,
): Promise<Transcript | null> {
  fixed.reset(`torture ${seed}`);
  const side = await localTwin(fixed, root, fault);
  try {
    const heard = await playSealedMatch(side, seed, which);
    return heard && { ...heard, logged: [...side.logged] };
  } finally {
    await side.close();
  }
}

/** Every byte that the server sends, logs and counts is the same, whatever the sealed decision is. */
export function inProcess({ figure, seed, planted, progress }: TrialRequest): Promise<Row> {
  const fault = faultOf(planted);
  return withFolder(async (root) => {
    const fixed = fixAll();
    const findings: Findings[] = [];
    let [done, opened, texts] = [0, 0, 0];
    try {
      for (let number = seed * 1_000_000; done < figure && number < seed * 1_000_000 + figure * 2; number += 1) {
        const left = await playLocal(fixed, root, number, 0, fault);
        const right = await playLocal(fixed, root, number, 1, fault);
        if (left === null || right === null) continue;
        findings.push(compareTranscripts(number, left, right));
        done += 1;
        opened += firstDifference(left.after, right.after) === null ? 0 : 1;
        texts += left.before.length;
        progress(done);
      }
    } finally {
      fixed.restore();
    }
    // If the two decisions had not been different, nothing would have been tested.
    const blind =
      opened > done / 2 ? [] : [`only ${opened} of ${done} secrets made a difference when they were opened`];
    const found = sumFindings([...findings, { ...noFindings, troubles: blind }]);
    return { test: "secrecy", asked: figure, done, ...found, note: `${texts} texts, ${opened} secrets opened` };
  });
}
