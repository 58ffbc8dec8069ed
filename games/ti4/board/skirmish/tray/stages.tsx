import { Icon } from "@umpire/ui";
import type { Task } from "../../../skirmish/shape.ts";
import { useTable } from "../model.ts";
import type { Stage } from "../words/words.ts";

const order: readonly Stage[] = ["activate", "move", "combat", "invade", "produce"];

/** The stage that a task belongs to. */
const stageOf: { readonly [T in Task["task"]]?: Stage } = {
  turn: "activate",
  move: "move",
  "fleet-pool": "move",
  retreat: "combat",
  bombard: "invade",
  land: "invade",
  produce: "produce",
};

/** How far the turn is. Hits belong to where they fall; ships beyond the pool may come after a battle too. */
function stageNow(step: Task): Stage {
  if (step.task === "assign") return step.where.place === "space" ? "combat" : "invade";
  return stageOf[step.task] ?? "activate";
}

export function Stages() {
  const { table, words } = useTable();
  if (table.step === null) return null;
  const now = order.indexOf(stageNow(table.step));
  return (
    <ol className="skr-stages list strong muted" aria-label={words.stagesLabel}>
      {order.map((stage, at) => (
        <li key={stage} data-done={at < now || undefined} aria-current={at === now ? "step" : undefined}>
          <i aria-hidden="true">{at < now ? <Icon name="check" /> : at + 1}</i>
          <span className="skr-stage">{words.stages[stage]}</span>
        </li>
      ))}
    </ol>
  );
}
