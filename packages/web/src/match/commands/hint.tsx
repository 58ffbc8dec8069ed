import { isDeciding } from "@umpire/client";
import { lazy, Suspense } from "react";
import { useMatch } from "../context.ts";
import { hintPosition } from "./hint-position.ts";

const Asking = lazy(() => import("./asking.tsx").then(({ Asking: found }) => ({ default: found })));

/** Only in matches against bots: a table of people does not load it. */
export function Hint() {
  const { snapshot, connection } = useMatch();
  const position = hintPosition(snapshot);
  if (position === null || isDeciding(connection)) return null;
  return (
    <Suspense fallback={null}>
      <Asking key={snapshot.view.step} position={position} />
    </Suspense>
  );
}
