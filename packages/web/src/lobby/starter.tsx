import type { WantedMatch } from "@umpire/ui";
import { loadName } from "../match/seats/own-name.ts";
import { Begin } from "./begin.tsx";
import { useCreateMatch } from "./create-match.ts";

/** Begins the match that a page has set out. */
export function Starter({ seats, ...wanted }: WantedMatch) {
  const creation = useCreateMatch();
  return (
    <>
      <div className="cluster">
        <Begin {...{ wanted, seats, creation }} name={loadName()} />
      </div>
      <p role="alert" className="error hide-empty">
        {creation.problem}
      </p>
    </>
  );
}
