import { useMatchWords } from "../words/words.ts";

/** A link has brought another seat than this browser has: which one shall it be? */
export function OtherSeat({ change, stay }: { readonly change: () => void; readonly stay: () => void }) {
  const { otherSeat } = useMatchWords();
  return (
    <section className="notice stack" role="alert">
      <p>{otherSeat.text}</p>
      <p className="row">
        <button type="button" className="primary" onClick={stay}>
          {otherSeat.stay}
        </button>
        <button type="button" onClick={change}>
          {otherSeat.change}
        </button>
      </p>
    </section>
  );
}
