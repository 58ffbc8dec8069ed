import { moveSeat } from "@umpire/client";
import type { Seat } from "@umpire/kernel";
import { useLanguage } from "@umpire/ui";
import { useState } from "react";
import { useSides } from "../../site.ts";
import { useMatch } from "../context.ts";
import { describeRefusal } from "../log/describe.ts";
import { sideOf } from "../seats/names.ts";
import { useMatchWords } from "../words/words.ts";

/** Takes another free seat; why it could not, in a sentence. */
function useMove(token: string) {
  const { snapshot, game, store } = useMatch();
  const language = useLanguage();
  const [problem, setProblem] = useState<string | null>(null);
  const move = async (seat: Seat) => {
    if (seat === snapshot.seat) return setProblem(null);
    const moved = await moveSeat({ language }, snapshot.view.match, token, seat);
    setProblem(moved.ok ? null : describeRefusal(language, game, moved.refusal));
    // The server has closed the connection: it is for the seat that was left.
    store.retry();
  };
  return { problem, move };
}

/** The side to play, while another one is free; or any of them, by chance. */
export function Sides({ token }: { readonly token: string }) {
  const { snapshot } = useMatch();
  const words = useMatchWords();
  const { waiting } = words;
  const { view, seat: own } = snapshot;
  const sides = useSides(view.game);
  const { problem, move } = useMove(token);
  const choices = view.players.flatMap((player, seat) => (player === null || seat === own ? [seat] : []));
  if (choices.length < 2) return null;
  const anySeat = () => choices[Math.floor(Math.random() * choices.length)] ?? 0;
  return (
    <fieldset className="bare stack">
      <legend>{waiting.side}</legend>
      <div className="row">
        {choices.map((seat) => (
          <button key={seat} type="button" aria-pressed={seat === own} onClick={() => move(seat)}>
            {sideOf(words, sides, seat)}
          </button>
        ))}
        <button type="button" onClick={() => move(anySeat())}>
          {waiting.anySide}
        </button>
      </div>
      {problem !== null && (
        <p role="alert" className="error">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
