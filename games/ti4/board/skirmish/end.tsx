import type { Over } from "@umpire/kernel";
import { Verdict } from "@umpire/ui/parts/verdict";
import { scoreOf } from "../../skirmish/board.ts";
import { useTable } from "./model.ts";

/** The end of a war: who won, how it stands, and what the winner holds. */
export function End({ over: { winners } }: { readonly over: Over }) {
  const { table, seat, words, naming } = useTable();
  const { state } = table;
  const [winner] = winners;
  const isWon = seat !== null && winners.includes(seat);
  const scores = [...state.players.keys()]
    .map((each) => ({ name: naming.player(each), value: scoreOf(state, each) }))
    .sort((a, b) => b.value - a.value);
  return (
    <Verdict
      {...words.verdict}
      title={winner === undefined ? words.verdict.draw : words.verdict.title(isWon, naming.player(winner))}
      how={words.verdict.how(scores.map(({ name, value }) => `${name} ${value}`))}
      isWon={isWon}
      figures={scores}
    />
  );
}
