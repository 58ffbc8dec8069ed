/** Runs a bounded number of jobs at once; parties take turns. */
export type FairQueue = {
  readonly run: <T>(party: string, job: () => Promise<T>) => Promise<T>;
};

/** Round robin over parties, first come first served within one: many jobs of one party do not delay another's. */
export function fairQueue(width: number): FairQueue {
  /** By party, in the order of their turns. None of the lists is empty. */
  const waiting = new Map<string, (() => void)[]>();
  let running = 0;
  const next = () => {
    const [turn] = waiting;
    if (turn === undefined || running >= width) return;
    const [party, jobs] = turn;
    const begin = jobs.shift();
    waiting.delete(party);
    if (jobs.length > 0) waiting.set(party, jobs);
    running += 1;
    begin?.();
  };
  const turnOf = (party: string) =>
    new Promise<void>((begin) => {
      const jobs = waiting.get(party);
      if (jobs === undefined) waiting.set(party, [begin]);
      else jobs.push(begin);
      next();
    });
  return {
    run: async (party, job) => {
      await turnOf(party);
      try {
        return await job();
      } finally {
        running -= 1;
        next();
      }
    },
  };
}
