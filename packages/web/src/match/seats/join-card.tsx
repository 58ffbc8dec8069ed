import { useLanguage } from "@umpire/ui";
import { type FormEvent, useState } from "react";
import { useSides } from "../../site.ts";
import { useMatch } from "../context.ts";
import { describeRefusal } from "../log/describe.ts";
import { useMatchWords } from "../words/words.ts";
import { sideOf } from "./names.ts";
import { loadName, MAX_NAME_LENGTH, takeSeat } from "./seating.ts";

/** Why taking a seat failed, in a sentence; null while it has not. */
function useTakeSeat(onSeated: () => void) {
  const { snapshot, game } = useMatch();
  const language = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const sit = async (name: string, seat: number | null) => {
    setBusy(true);
    const { match, commitment } = snapshot.view;
    const seated = await takeSeat(language, { match, commitment, name, ...(seat !== null && { seat }) });
    setBusy(false);
    if (seated.ok) onSeated();
    else setProblem(describeRefusal(language, game, seated.refusal));
  };
  return { isBusy, problem, sit };
}

/** The form for taking a free seat. */
export function JoinCard({ onSeated }: { readonly onSeated: () => void }) {
  const { snapshot } = useMatch();
  const words = useMatchWords();
  const { join } = words;
  const [name, setName] = useState(loadName);
  const [seat, setSeat] = useState<number | null>(null);
  const { isBusy, problem, sit } = useTakeSeat(onSeated);
  const { players, game } = snapshot.view;
  const sides = useSides(game);
  const free = players.flatMap((player, at) => (player === null ? [at] : []));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    sit(name.trim() || join.nameless, seat);
  };
  return (
    <form className="card stack join-card" onSubmit={submit} aria-labelledby="join-title">
      <h2 id="join-title">{join.title}</h2>
      <p className="muted">{join.text}</p>
      <div className="row">
        <label className="field">
          {join.name}
          <input
            value={name}
            maxLength={MAX_NAME_LENGTH}
            autoComplete="nickname"
            placeholder={join.nameless}
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        {free.length > 1 && (
          <label className="field">
            {join.seat}
            <select
              value={seat ?? ""}
              onChange={({ target }) => setSeat(target.value === "" ? null : Number(target.value))}
            >
              <option value="">{join.anySeat}</option>
              {free.map((at) => (
                <option key={at} value={at}>
                  {sideOf(words, sides, at)}
                </option>
              ))}
            </select>
          </label>
        )}
        <button type="submit" className="primary" disabled={isBusy}>
          {join.sit}
        </button>
      </div>
      <p role="alert" className="error">
        {problem}
      </p>
      <p className="muted">{join.watch}</p>
    </form>
  );
}
