type Unit = { id: string; position: { x: number; y: number }; hp: number; alive: boolean };
type Buff = { buffId: string; duration: number };
type State = {
  currentPlayer: string;
  gameOver: boolean;
  winner: string | null;
  units: Unit[];
  unitBuffs: { [id: string]: Buff[] };
  actedUnitIds?: string[];
};
type Step = { ok: true; state: State } | { ok: false; refusal: { code: string } };

/** The steps of a `play` answer in the short form of the case files. */
export function summarize(answer: object): readonly object[] {
  const steps: readonly Step[] = "steps" in answer && Array.isArray(answer.steps) ? answer.steps : [];
  return steps.map((step) => {
    if (!step.ok) return { ok: false, code: step.refusal.code };
    const { currentPlayer, gameOver, winner, units, unitBuffs, actedUnitIds } = step.state;
    const places = units.map(({ id, position, hp, alive }) => [id, [position.x, position.y, hp, alive]]);
    const buffs = Object.entries(unitBuffs).map(([id, list]) => [
      id,
      list.map(({ buffId, duration }) => [buffId, duration]),
    ]);
    const short = { units: Object.fromEntries(places), buffs: Object.fromEntries(buffs) };
    return { ok: true, currentPlayer, gameOver, winner, ...short, actedUnitIds };
  });
}
