/** The end of a match by points: whoever has the most wins; where all have the same, nobody does, which is a draw. */
export function byScore(scores: readonly number[], reason = "points") {
  const best = Math.max(...scores);
  const winners = [...scores.keys()].filter((seat) => scores[seat] === best);
  return { winners: winners.length < scores.length ? winners : [], reason, scores };
}
