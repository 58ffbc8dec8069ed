import { Icon } from "@umpire/ui";
import { useMatch } from "../context.ts";
import { useMatchWords } from "../words/words.ts";

/** Takes the last decision back, or asks the others for it where they have acted since; only where the server allows it. */
export function Undo() {
  const { store, snapshot } = useMatch();
  const { commands } = useMatchWords();
  const { seat, view } = snapshot;
  if (seat === null || view.proposals === undefined) return null;
  const { mayUndo, mayAsk, takeback } = view.proposals;
  if (takeback?.by === seat) return <p className="muted">{commands.takebackAsked}</p>;
  const type = mayUndo.includes(seat) ? "undo" : mayAsk.includes(seat) ? "ask-takeback" : null;
  if (type === null) return null;
  const isAsking = type === "ask-takeback" && view.players.some((player, at) => player?.bot === false && at !== seat);
  return (
    <button type="button" className="quiet minor" onClick={() => store.send({ type })}>
      <Icon name="undo" />
      {isAsking ? commands.askTakeback : commands.undo}
    </button>
  );
}
