import { useLanguage } from "@umpire/ui";
import { useEffect, useRef, useState } from "react";
import type { Menace } from "../../planner/menace.ts";
import type { Table } from "../../planner/table.ts";
import { useAsker } from "../asking.ts";
import { type Shade, usePlanner } from "../state.tsx";
import { dangerOf, labelOf, lettersOf } from "./levels.ts";
import { words } from "./words.ts";

/** A search through all systems, as far as it has come. */
export type Run = {
  readonly table: Table;
  readonly to: number;
  readonly total: number;
  readonly found: ReadonlyMap<string, readonly Menace[]>;
  readonly status: "running" | "done" | "stopped" | "failed";
};

/** The panel is gone while another one is shown, and what it has found is worth keeping. */
let last: Run | null = null;

/** Goes through all systems, one after the other; another position, or leaving, ends it. */
export function useRun() {
  const { table, out } = usePlanner();
  const language = useLanguage();
  const asker = useAsker();
  const [run, setRun] = useState(last);
  const turn = useRef(0);
  const tell = (next: Run) => {
    last = next;
    setRun(next);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: whichever table it was, another one ends the search
  useEffect(
    () => () => {
      turn.current += 1;
      if (last?.status === "running") tell({ ...last, status: "stopped" });
    },
    [table],
  );
  const start = async (to: number): Promise<void> => {
    turn.current += 1;
    const own = turn.current;
    const systems = out.galaxy.systems.map(({ id }) => id);
    let now: Run = { table, to, total: systems.length, found: new Map(), status: "running" };
    tell(now);
    for (const system of systems) {
      const answer = await asker().ask({ ask: "menaces", table, language, system, to });
      if (answer === null || turn.current !== own) return;
      if (!answer.ok) return tell({ ...now, status: "failed" });
      now = { ...now, found: new Map([...now.found, [system, answer.value]]) };
      tell(now);
    }
    tell({ ...now, status: "done" });
  };
  const stop = () => {
    turn.current += 1;
    if (run !== null) tell({ ...run, status: "stopped" });
  };
  return { run, start, stop };
}

/** Colours the map with what was found, while that is wanted. */
export function useShades(run: Run | null, isOn: boolean): void {
  const language = useLanguage();
  const { look, table } = usePlanner();
  const latest = useRef(look);
  latest.current = look;
  const isShown = isOn && run !== null && run.table === table;
  useEffect(() => {
    if (isShown) latest.current({ shades: shadesOf(run, language) });
  }, [run, isShown, language]);
}

function shadesOf({ table, to, found }: Run, language: "en" | "ru"): ReadonlyMap<string, Shade> {
  const letters = lettersOf(language, table);
  const shades = [...found].map(([system, menaces]) => {
    const danger = dangerOf(table, to, system, menaces);
    const label = labelOf(danger, menaces, letters, words[language].percent);
    return [system, { level: danger.level, label }] as const;
  });
  return new Map(shades);
}
