/** The end of a match by points: the seats with the most points win; where all are equal, it is a draw. */
export function byScore(scores: readonly number[], reason = "points") {
  const best = Math.max(...scores);
  const winners = [...scores.keys()].filter((seat) => scores[seat] === best);
  return { winners: winners.length < scores.length ? winners : [], reason, scores };
}
