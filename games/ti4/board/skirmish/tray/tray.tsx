import { Icon } from "@umpire/ui";
import { useTable } from "../model.ts";
import { PowersUsed } from "./powers.tsx";
import { Stages } from "./stages.tsx";

/** Below the map: what is being decided, or who decides. */
export function Tray() {
  const { table, send, playing } = useTable();
  if (playing === null || send === null || table.step === null) return <Waiting />;
  return <playing.Deciding task={table.step.task} />;
}

/** Whose decision it is, or that the war is over; and what that would be called. */
function Waiting() {
  const { table, words, naming } = useTable();
  const { awaited, players } = table.state;
  const leading = [...players.keys()].map((seat) => naming.player(seat));
  return (
    <section className="tray skr-tray" aria-label={words.tray}>
      {table.state.tactical !== null && <Stages />}
      <p className="line muted">
        {awaited === null ? (
          words.over
        ) : (
          <>
            <Icon name="person" />{" "}
            {words.watching(leading[awaited] ?? "", words.steps[table.step?.task ?? "turn"] ?? "")}
          </>
        )}
      </p>
      <PowersUsed />
    </section>
  );
}
