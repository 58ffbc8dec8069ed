import { useLanguage } from "@umpire/ui";
import { type FormEvent, useState } from "react";
import { useSides } from "../../site.ts";
import { useMatch } from "../context.ts";
import { sayRefusal } from "../log/describe.ts";
import { useMatchWords } from "../words/words.ts";
import { sideOf } from "./names.ts";
import { LONGEST_NAME, rememberedName, sitDown } from "./seating.ts";

/** Why taking a seat failed, in a sentence; null while it has not. */
function useSitting(sat: () => void) {
  const { table, game } = useMatch();
  const language = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const sit = async (name: string, seat: number | null) => {
    setBusy(true);
    const { match, commitment } = table.view;
    const seated = await sitDown(language, { match, commitment, name, ...(seat !== null && { seat }) });
    setBusy(false);
    if (seated.ok) sat();
    else setTrouble(sayRefusal(language, game, seated.refusal));
  };
  return { isBusy, trouble, sit };
}

/** For whoever comes to a table with a free seat. */
export function JoinCard({ sat }: { readonly sat: () => void }) {
  const { table } = useMatch();
  const words = useMatchWords();
  const { join } = words;
  const [name, setName] = useState(rememberedName);
  const [seat, setSeat] = useState<number | null>(null);
  const { isBusy, trouble, sit } = useSitting(sat);
  const { players, game } = table.view;
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
            maxLength={LONGEST_NAME}
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
        {trouble}
      </p>
      <p className="muted">{join.watch}</p>
    </form>
  );
}
