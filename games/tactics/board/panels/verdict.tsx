import type { Over } from "@umpire/kernel";
import { useLanguage } from "@umpire/ui";
import { Verdict } from "@umpire/ui/parts/verdict";
import { centreOf } from "../grid/cells.ts";
import { Still } from "../grid/still.tsx";
import { useBoard } from "../model.ts";
import { findUnit, ownSide, type TacticsView } from "../view.ts";
import type { TacticsWords } from "../words/words.ts";
import { verdictOf } from "./verdict.ts";

/** The end of a match as a scene over the board; closed, the board is seen as it ended. */
export function VerdictScene({ over }: { readonly over: Over }) {
  const { view, names, words } = useBoard();
  const { result, title, how } = verdictOf(view, over, useLanguage(), names);
  const { close, open } = words.verdict;
  return (
    <Verdict
      {...{ title, how, close, open }}
      isWon={result === "won" || result === "seen"}
      figures={figuresOf(view, words)}
      picture={<Blow />}
    />
  );
}

/** How long it took, and what the side that is left has left. */
function figuresOf(view: TacticsView, words: TacticsWords) {
  const { units, turn } = view.state;
  const left = units.filter(({ alive, owner }) => alive && owner === (view.state.winner ?? ownSide(view) ?? "P1"));
  const { turns, standing, health } = words.verdict.figures;
  return [
    ...(turn === undefined ? [] : [{ name: turns(turn), value: turn }]),
    { name: standing(left.length), value: left.length },
    { name: health, value: left.reduce((sum, { hp }) => sum + hp, 0) },
  ];
}

/** What of the board the picture of a blow shows, in units of the drawing. */
const CROP = { width: 310, height: 260 };

/** The last blow, large; nothing where the match did not end by one. */
function Blow() {
  const { view, turnEvents, words } = useBoard();
  const language = useLanguage();
  const blow = turnEvents.findLast((event) => event.type === "hit");
  const [unit, target] = blow?.type === "hit" ? [findUnit(view, blow.unit), findUnit(view, blow.target)] : [null, null];
  if (blow === undefined || unit === null || target === null || !view.state.gameOver) return null;
  const [from, to] = [centreOf(view, unit.position), centreOf(view, target.position)];
  const most = { x: view.state.board.width * 100 - CROP.width, y: view.state.board.height * 100 - CROP.height };
  const corner = (sum: number, size: number, limit: number) => Math.min(Math.max((sum - size) / 2, 0), limit);
  const crop = `${corner(from.x + to.x, CROP.width, most.x)} ${corner(from.y + to.y, CROP.height, most.y)} ${CROP.width} ${CROP.height}`;
  return (
    <figure>
      <Still view={view} language={language} trail={[blow]} crop={crop} />
      <figcaption className="label muted">{words.verdict.blow(view.state.turn ?? 0)}</figcaption>
    </figure>
  );
}
