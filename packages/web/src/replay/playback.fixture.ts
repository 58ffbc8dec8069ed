import { decide, type Match, type Moved, type Replayed, type Result, start, writeRecord } from "@umpire/kernel";
import { rps } from "@umpire/rps/game";
import { games } from "umpire";
import { foldRecord } from "./playback.ts";

const value = (result: Result<Moved>): Match => {
  if (!result.ok) throw new Error(result.refusal.code);
  return result.value.match;
};

/** Rock against scissors and then paper against scissors: one win each. */
export function recorded(): string {
  const hands = [
    [0, "rock"],
    [1, "scissors"],
    [0, "paper"],
    [1, "scissors"],
  ] as const;
  const begun = value(start(rps, "secret.aa.bb", {}, rps.presets["standard"]) as Result<Moved>);
  const played = hands.reduce(
    (match, [seat, hand]) => value(decide(rps, match as never, seat, hand) as Result<Moved>),
    begun,
  );
  return writeRecord(rps, played as never);
}

export const frames = async (): Promise<readonly Replayed[]> => (await foldRecord(games, recorded())).frames;
