/** The parts of a reveal: seals break, cards turn over, ships are drawn, effects fly, health counts. */
export const stages = ["seal", "flip", "draw", "shots", "count"] as const;
export type Stage = (typeof stages)[number];

/** When each part ends, in milliseconds from the beginning. */
const ends: { readonly [S in Stage]: number } = { seal: 300, flip: 720, draw: 1400, shots: 1900, count: 2400 };

/** What a reveal has to show. */
export type Reel = { readonly hasShips: boolean; readonly hasFlights: boolean; readonly isSettled: boolean };

/** The parts that there is something to show in, each with how long it takes: what is not needed is not waited for. */
export function timelineOf({ hasShips, hasFlights, isSettled }: Reel): readonly { stage: Stage; takes: number }[] {
  const isNeeded: { readonly [S in Stage]: boolean } = {
    seal: true,
    flip: true,
    draw: hasShips,
    shots: hasFlights,
    count: isSettled,
  };
  return stages.flatMap((stage, at) => {
    const before = stages[at - 1];
    return isNeeded[stage] ? [{ stage, takes: ends[stage] - (before === undefined ? 0 : ends[before]) }] : [];
  });
}

/** Whether a part has begun by the time that another one runs; after the last one, every part has. */
export const hasBegun = (stage: Stage, now: Stage | "over"): boolean =>
  now === "over" || stages.indexOf(now) >= stages.indexOf(stage);

/** A number on its way, `share` of which is done: it slows down towards its end. */
export const countedTo = (from: number, to: number, share: number): number => {
  const done = 1 - (1 - Math.min(1, Math.max(0, share))) ** 2;
  return Math.round(from + (to - from) * done);
};
