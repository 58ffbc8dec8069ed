import { takeSeat } from "@umpire/client";
import { useLanguage } from "@umpire/ui";
import { type FormEvent, useState } from "react";
import { useSides } from "../../site.ts";
import { useMatch } from "../context.ts";
import { describeRefusal } from "../log/describe.ts";
import { seatingIn } from "../storage.ts";
import { useMatchWords } from "../words/words.ts";
import { NameField } from "./name-field.tsx";
import { sideOf } from "./names.ts";
import { loadName, storeName } from "./own-name.ts";

/** Why taking a seat failed, in a sentence; null while it has not. */
function useTakeSeat(onSeated: () => void) {
  const { snapshot, game } = useMatch();
  const language = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const sit = async (name: string, seat: number | null) => {
    setBusy(true);
    const { match, commitment } = snapshot.view;
    const seated = await takeSeat(seatingIn(language), { match, commitment, name, ...(seat !== null && { seat }) });
    setBusy(false);
    if (!seated.ok) return setProblem(describeRefusal(language, game, seated.refusal));
    storeName(name);
    onSeated();
  };
  return { isBusy, problem, sit };
}

type SeatSelectProps = {
  readonly free: readonly number[];
  /** Null: the first that is free. */
  readonly seat: number | null;
  readonly setSeat: (seat: number | null) => void;
};

function SeatSelect({ free, seat, setSeat }: SeatSelectProps) {
  const words = useMatchWords();
  const { join } = words;
  const sides = useSides(useMatch().snapshot.view.game);
  return (
    <label className="field">
      {join.seat}
      <select value={seat ?? ""} onChange={({ target }) => setSeat(target.value === "" ? null : Number(target.value))}>
        <option value="">{join.anySeat}</option>
        {free.map((at) => (
          <option key={at} value={at}>
            {sideOf(words, sides, at)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The form for taking a free seat. */
export function JoinCard({ onSeated }: { readonly onSeated: () => void }) {
  const { snapshot } = useMatch();
  const { join } = useMatchWords();
  const [name, setName] = useState(loadName);
  const [seat, setSeat] = useState<number | null>(null);
  const { isBusy, problem, sit } = useTakeSeat(onSeated);
  const free = snapshot.view.players.flatMap((player, at) => (player === null ? [at] : []));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    sit(name.trim() || join.nameless, seat);
  };
  return (
    <form className="card stack join-card" onSubmit={submit} aria-labelledby="join-title">
      <h2 id="join-title">{join.title}</h2>
      <p className="muted">{join.text}</p>
      <div className="row">
        <NameField className="field" label={join.name} placeholder={join.nameless} name={name} setName={setName} />
        {free.length > 1 && <SeatSelect free={free} seat={seat} setSeat={setSeat} />}
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
