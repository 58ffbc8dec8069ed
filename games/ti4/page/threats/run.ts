import { useLanguage } from "@umpire/ui";
import { useEffect, useRef, useState } from "react";
import type { Plan } from "../../planner/plan.ts";
import type { Threat } from "../../planner/threats.ts";
import { usePlanner } from "../plan/state.tsx";
import { useAsker } from "../worker/questions.ts";
import { shadesOf } from "./levels.ts";

/** A search through all systems, as far as it has come. */
export type Run = {
  readonly plan: Plan;
  readonly to: number;
  readonly total: number;
  readonly found: ReadonlyMap<string, readonly Threat[]>;
  readonly status: "running" | "done" | "stopped" | "failed";
};

/** The panel is gone while another one is shown, and what it has found is worth keeping. */
let last: Run | null = null;

/** Goes through all systems, one after the other; another position, or leaving, ends it. */
export function useRun() {
  const { plan, out } = usePlanner();
  const _language = useLanguage();
  const asker = useAsker();
  const [run, setRun] = useState(last);
  const turn = useRef(0);
  const show = (next: Run) => {
    last = next;
    setRun(next);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: whichever table it was, another one ends the search
  useEffect(
    () => () => {
      turn.current += 1;
      if (last?.status === "running") show({ ...last, status: "stopped" });
    },
    [plan],
  );
  const start = async (to: number): Promise<void> => {
    turn.current += 1;
    const own = turn.current;
    const systems = out.galaxy.systems.map(({ id }) => id);
    let now: Run = { plan, to, total: systems.length, found: new Map(), status: "running" };
    show(now);
    for (const system of systems) {
      const answer = await asker().ask({ ask: "threats", plan, system, to });
      if (answer === null || turn.current !== own) return;
      if (!answer.ok) return show({ ...now, status: "failed" });
      now = { ...now, found: new Map([...now.found, [system, answer.value]]) };
      show(now);
    }
    show({ ...now, status: "done" });
  };
  const stop = () => {
    turn.current += 1;
    if (run !== null) show({ ...run, status: "stopped" });
  };
  return { run, start, stop };
}

/** Colours the map with what was found, while that is wanted. */
export function useShades(run: Run | null, isOn: boolean): void {
  const language = useLanguage();
  const { look, plan } = usePlanner();
  const latest = useRef(look);
  latest.current = look;
  const isShown = isOn && run !== null && run.plan === plan;
  useEffect(() => {
    if (isShown) latest.current({ shades: shadesOf(run.plan, run.to, run.found, language) });
  }, [run, isShown, language]);
}
