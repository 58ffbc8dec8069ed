import { DEV_PLACE, type DevPlace, type DevTrace } from "@umpire/protocol";
import { useEffect, useState } from "react";
import type { Thrown } from "../session.ts";

/** Where in the author's files an error was thrown, as the program that has built them knows; null where it does not. */
async function askPlace(trace: DevTrace): Promise<DevPlace | null> {
  const body = JSON.stringify(trace);
  const answer = await fetch(DEV_PLACE, { method: "POST", headers: { "content-type": "application/json" }, body });
  return answer.ok ? answer.json() : null;
}

type ThrownProps = { readonly error: Thrown; readonly bundle: string };

/** An error of the rules, with its file and line. */
export function ThrownError({ error, bundle }: ThrownProps) {
  const { problem, stack } = error;
  const [place, setPlace] = useState<DevPlace | null>(null);
  useEffect(() => {
    let isWanted = true;
    const stop = () => {
      isWanted = false;
    };
    setPlace(null);
    // Without a trace there is no place.
    if (!stack.includes("\n")) return stop;
    askPlace({ bundle, stack: stack.slice(0, 20_000) }).then(
      (found) => isWanted && setPlace(found),
      () => undefined,
    );
    return stop;
  }, [bundle, stack]);
  return (
    <code className="breakable">
      {place !== null && `${place.file}:${place.line}: `}
      {problem}
    </code>
  );
}
