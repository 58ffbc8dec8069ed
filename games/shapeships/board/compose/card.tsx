import { Icon } from "@umpire/ui";
import { type ReactNode, useId } from "react";
import { useBoard } from "../model.ts";

type CardProps = {
  readonly name: string;
  readonly art: ReactNode;
  readonly price: ReactNode;
  readonly text: string;
  /** Why there can be no more of it; null where there can. Its line is kept free, so that nothing moves. */
  readonly short: string | null;
  readonly count: number;
  /** The key that adds one. */
  readonly hotkey: number | null;
  readonly add: () => void;
  readonly remove: () => void;
  readonly children?: ReactNode;
};

/** A card of the hand. Pressing it adds one to the order; a button that does nothing keeps the focus, and says why. */
export function Card({ name, art, price, text, short, count, hotkey, add, remove, children }: CardProps) {
  const { words } = useBoard();
  const { compose } = words;
  const id = useId();
  const isBarred = short !== null;
  return (
    <li className="ss-card" data-taken={count > 0 || undefined} data-barred={(isBarred && count === 0) || undefined}>
      <button
        type="button"
        className="ss-card-add"
        aria-label={compose.more(name)}
        aria-disabled={isBarred}
        aria-describedby={id}
        aria-keyshortcuts={hotkey === null ? undefined : `${hotkey}`}
        onClick={() => !isBarred && add()}
      />
      <span className="ss-card-art">{art}</span>
      <strong className="score-text">{name}</strong>
      <span className="ss-card-price cluster">{price}</span>
      <span className="ss-card-text" id={id}>
        {text}
        {isBarred && <span className="visually-hidden">. {short}</span>}
      </span>
      {children}
      <span className="ss-card-count line">
        {count === 0 && isBarred && (
          <span className="warn label strong" aria-hidden="true">
            {short}
          </span>
        )}
        {count > 0 && (
          <>
            <output className="score-text large" aria-label={compose.inOrder(count, name)}>
              ×{count}
            </output>
            <button type="button" className="minor" aria-label={compose.fewer(name)} onClick={remove}>
              <Icon name="minus" />
            </button>
          </>
        )}
        {count === 0 && hotkey !== null && !isBarred && <kbd>{hotkey}</kbd>}
      </span>
    </li>
  );
}
