import type { Over, Seat } from "@umpire/kernel";
import { kernelWords } from "@umpire/kernel";
import { type Language, wordFor } from "@umpire/ui";
import { tactics } from "../../game.ts";
import { type PlayerId, playerOf } from "../../rules/shape.ts";
import type { TacticsView } from "../view.ts";
import { ownSide } from "../view.ts";
import { type Names, tacticsWords, type Whose } from "../words/words.ts";

export type MatchResult = {
  readonly result: "won" | "lost" | "drawn" | "seen";
  readonly title: string;
  readonly how: string;
};

/** Who won and how, in the viewer's words. */
export function verdictOf(view: TacticsView, over: Over, language: Language, names: Names): MatchResult {
  const { verdict } = tacticsWords[language];
  const [winner] = over.winners;
  const how = howItEnded(view, over, language, names);
  if (winner === undefined) return { result: "drawn", title: verdict.draw, how };
  if (view.seat === null) return { result: "seen", title: verdict.wins(names.player(playerOf(winner))), how };
  const hasWon = over.winners.includes(view.seat);
  return { result: hasWon ? "won" : "lost", title: hasWon ? verdict.youWin : verdict.youLose, how };
}

const loserOf = (winner: Seat): PlayerId => playerOf(1 - winner);

function howItEnded(view: TacticsView, { winners, reason }: Over, language: Language, names: Names): string {
  const { verdict } = tacticsWords[language];
  const loser = loserOf(winners[0] ?? 0);
  const quitter: Whose = names.isViewer(loser) ? "own" : { name: names.player(loser) };
  switch (reason) {
    case "last-side-standing":
      return `${verdict.down(sideOf(view, loser, names), count(view, loser, false))} ${survivors(view, loser, names, language)}`;
    case "double-fall":
      return verdict.bothDown;
    case "turn-cap":
      return verdict.lastTurn(view.rules.turnCap ?? 0);
    case "resigned":
      return verdict.resigned(quitter);
    case "time":
      return verdict.outOfTime(quitter);
    case "draw-agreed":
      return verdict.agreed;
    default:
      return wordFor({ ...kernelWords[language].terms, ...tactics.words?.[language]?.terms }, reason) ?? reason;
  }
}

function survivors(view: TacticsView, loser: PlayerId, names: Names, language: Language): string {
  const winner = loser === "P1" ? "P2" : "P1";
  return tacticsWords[language].verdict.stand(sideOf(view, winner, names), count(view, winner, true));
}

function sideOf(view: TacticsView, player: PlayerId, names: Names): Whose {
  if (ownSide(view) === null) return { name: names.player(player) };
  return names.isViewer(player) ? "own" : "enemy";
}

const count = ({ state }: TacticsView, player: PlayerId, isAlive: boolean): number =>
  state.units.filter(({ owner, alive }) => owner === player && alive === isAlive).length;
