import type { Kits } from "@umpire/kit";
import { advance, elapsed, endOf, intervene, isStopped, openRun, type Setting, type Settle } from "../course.ts";
import { type Fault, planOf } from "../plan.ts";
import { conclude, digestOf, type Outcome } from "../simulate.ts";
import type { Flight } from "../world/network.ts";
import { accuse, START } from "../world/universe.ts";
import { type FlightScene, flightScene, nowOf, type Scene, sceneOf } from "./scene.ts";

/** What came of a history: whether all held, and its trace as the command writes it. */
export type Verdict = {
  readonly trouble: string | null;
  readonly lines: number;
  readonly digest: string;
  readonly figures: Outcome["figures"];
  /** Whether a second world was compared that differs in one sealed order, and whether memory was looked at in the end. */
  readonly isTwin: boolean;
  readonly isLong: boolean;
};

/** A history as it is shown: what is drawn, and the lines of its trace since it was shown last. */
export type Frame = {
  readonly scene: Scene;
  readonly lines: readonly string[];
  /** What was planned to go wrong, and what has gone wrong by hand. */
  readonly planned: readonly Fault[];
  readonly byHand: readonly Fault[];
  /** Null until the end. */
  readonly verdict: Verdict | null;
};

/** A history that somebody looks at, and lets things go wrong in. `linger`: see `flightScene`. */
export type Lab = {
  readonly advance: (ms: number, linger: number) => Promise<Frame>;
  /** To the next line of the trace. */
  readonly step: (linger: number) => Promise<Frame>;
  readonly intervene: (fault: Fault) => Promise<Frame>;
  /** An exception that nobody has caught. */
  readonly blame: (error: unknown) => void;
};

/** Messages that are drawn at once, at most: the latest. */
const MOST = 80;
/** Keeps the messages that are under way. */
function openSky() {
  let flights: { readonly id: number; readonly flight: Flight }[] = [];
  let count = 0;
  return {
    watch: (flight: Flight): void => {
      count += 1;
      flights.push({ id: count, flight });
    },
    at: (now: number, linger: number): readonly FlightScene[] => {
      const drawn = flights.map(({ id, flight }) => flightScene(flight, id, now, linger));
      flights = flights.filter((_, index) => (drawn[index]?.way ?? 1) < 1);
      return drawn.filter(({ way }) => way < 1).slice(-MOST);
    },
  };
}

/**
 * The history of a seed, as `npm run simulate -- --seed` has it, up to its first event: servers start together with
 * that, and would start earlier if anything were waited for before.
 */
export async function openLab(seed: number, byHand: readonly Fault[], games: Kits, settle: Settle): Promise<Lab> {
  const sky = openSky();
  const plan = { ...planOf(seed), byHand };
  const setting: Setting = { games, settle };
  const run = openRun(plan, { ...setting, watch: sky.watch });
  const { universe } = run;
  await advance(run, Math.ceil(universe.events.next() - START));
  let told = 0;
  let verdict: Verdict | null = null;

  const finish = async (): Promise<void> => {
    const { trouble, trace, figures } = await conclude(run, setting);
    const { isTwin, isLong } = plan;
    verdict = { trouble, lines: trace.length, digest: digestOf(trace), figures, isTwin, isLong };
  };
  const frame = async (linger: number): Promise<Frame> => {
    if (verdict === null && (isStopped(run) || elapsed(run) >= endOf(run))) await finish();
    const lines = universe.trace.slice(told);
    told = universe.trace.length;
    const scene = sceneOf(run, sky.at(nowOf(run), linger));
    return { scene, lines, planned: plan.faults, byHand: [...run.byHand], verdict };
  };
  const go = async (until: number): Promise<void> => {
    if (verdict === null) await advance(run, Math.min(until, endOf(run)));
  };
  return {
    advance: async (ms, linger) => {
      await go(elapsed(run) + ms);
      return frame(linger);
    },
    step: async (linger) => {
      const before = universe.trace.length;
      while (universe.trace.length === before && universe.trouble === null && elapsed(run) < endOf(run))
        await go(Math.max(Math.ceil(universe.events.next() - START), Math.floor(elapsed(run)) + 1));
      // What is wrong stops it at the end of its second.
      if (universe.trouble !== null) await go(endOf(run));
      return frame(linger);
    },
    intervene: async (fault) => {
      if (verdict === null) await intervene(run, fault);
      return frame(0);
    },
    blame: (error) => accuse(universe, `nobody catches: ${error instanceof Error ? error.stack : String(error)}`),
  };
}
