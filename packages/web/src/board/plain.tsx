import type { Game, Json } from "@umpire/kernel";
import type { Board, BoardProps } from "@umpire/ui";
import { useLanguage } from "@umpire/ui";
import { useMemo } from "react";
import { formatData } from "../match/log/describe.ts";
import { useMatchWords } from "../match/words/words.ts";
import { Value } from "./plain-view.tsx";

/** Max actions offered: a list of thousands would help nobody. */
const MAX_ACTIONS = 60;

type Listed = { readonly actions: readonly Json[]; readonly isCut: boolean };

function legalIn(game: Game, { view, seat, rules }: BoardProps): Listed {
  const actions: Json[] = [];
  if (seat === null) return { actions, isCut: false };
  for (const action of game.legal(view, seat, rules as never)) {
    if (actions.length === MAX_ACTIONS) return { actions, isCut: true };
    actions.push(action);
  }
  return { actions, isCut: false };
}

type ActionsProps = { readonly game: Game; readonly props: BoardProps; readonly act: (action: Json) => void };

/** Only where a decision is awaited: a game may be asked for legal actions nowhere else. */
function Actions({ game, props, act }: ActionsProps) {
  const { board } = useMatchWords();
  const language = useLanguage();
  const { view, seat, rules } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list depends on these alone
  const { actions, isCut } = useMemo(() => legalIn(game, props), [game, view, seat, rules]);
  return (
    <fieldset className="cluster scroll">
      <legend>{board.actions}</legend>
      {actions.map((action) => (
        <button key={JSON.stringify(action)} type="button" onClick={() => act(action)}>
          {formatData(language, game, action)}
        </button>
      ))}
      {isCut && <p className="muted">{board.more(MAX_ACTIONS)}</p>}
    </fieldset>
  );
}

function Plain({ game, props }: { readonly game: Game; readonly props: BoardProps }) {
  const { board } = useMatchWords();
  const language = useLanguage();
  const { view, own, act, takeBack } = props;
  const describe = (value: Json) => formatData(language, game, value);
  return (
    <section className="page stack" aria-label={board.label}>
      <div className="box scroll">
        <Value value={view} describe={describe} />
      </div>
      {own !== null && (
        <p className="row">
          <span>
            {board.own} {describe(own)}
          </span>
          {takeBack !== null && (
            <button type="button" onClick={takeBack}>
              {board.takeBack}
            </button>
          )}
        </p>
      )}
      {act !== null && <Actions {...{ game, props, act }} />}
    </section>
  );
}

/** A board for any game: what is seen as a table, what can be decided as a list. */
export const plainBoard =
  (game: Game): Board =>
  (props) => <Plain game={game} props={props} />;
