import { describeBoard } from "./describe-board.ts";
import { useBoard } from "./model.ts";
import type { Moment } from "./moment.ts";

/** The table as text, a line each. */
export function BoardText({ forecast, own }: Pick<Moment, "forecast" | "own">) {
  const model = useBoard();
  return (
    <ul className="ss-text list">
      {describeBoard(model, forecast, own).map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text, which are made anew together
        <li key={at}>{line}</li>
      ))}
    </ul>
  );
}
