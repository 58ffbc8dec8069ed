import { useBoard } from "../model.ts";

type CountProps = {
  readonly name: string;
  readonly count: number;
  /** The id of the sentence that says why there can be no more; null where there can. */
  readonly why: string | null;
  readonly add: () => void;
  readonly remove: () => void;
};

/** How many of a thing the order has. A button that does nothing keeps the focus, and says why. */
export function Count({ name, count, why, add, remove }: CountProps) {
  const { compose } = useBoard().words;
  return (
    <fieldset className="ss-count line">
      <legend className="visually-hidden">{name}</legend>
      <button
        type="button"
        aria-label={compose.fewer(name)}
        aria-disabled={count === 0}
        onClick={() => count > 0 && remove()}
      >
        −
      </button>
      <output aria-label={compose.inOrder(count, name)}>{count}</output>
      <button
        type="button"
        aria-label={compose.more(name)}
        aria-disabled={why !== null}
        aria-describedby={why ?? undefined}
        onClick={() => why === null && add()}
      >
        +
      </button>
    </fieldset>
  );
}
