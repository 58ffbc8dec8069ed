import { type Position, useLanguage } from "@umpire/ui";
import { Still } from "./grid/still.tsx";
import { readView } from "./read-view.ts";

/** A position in small. */
export function PositionBoard({ position: { rules, view } }: { readonly position: Position }) {
  const read = readView({ rules, view, seat: null, next: { awaiting: [], step: "turn" } });
  return <Still view={read} language={useLanguage()} />;
}
