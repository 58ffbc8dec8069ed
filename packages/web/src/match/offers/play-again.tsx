import { useState } from "react";
import { navigate } from "../../shell/router.ts";
import { useSite } from "../../site.ts";
import { addRecent } from "../recent.ts";
import { useMatchWords } from "../words/words.ts";

/** Begins the same match once more, without a server. */
export function PlayAgain({ match }: { readonly match: string }) {
  const { commands } = useMatchWords();
  const site = useSite();
  const [isBusy, setBusy] = useState(false);
  const again = async () => {
    setBusy(true);
    const { createAgain } = await import("../../local/open.ts");
    const made = await createAgain(site, match);
    setBusy(false);
    if (!made.ok) return;
    addRecent(made.value);
    navigate(`/match/${made.value}`);
  };
  return (
    <button type="button" className="act" disabled={isBusy} onClick={again}>
      {commands.again}
    </button>
  );
}
