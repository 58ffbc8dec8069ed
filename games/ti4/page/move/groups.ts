import type { ShipAssessment } from "../../planner/assess.ts";

/** Ships of one kind in one system that do the same for the same reasons. */
export type Group = {
  readonly key: string;
  readonly first: ShipAssessment;
  readonly answers: readonly ShipAssessment[];
};
export type Berth = { readonly system: string; readonly groups: readonly Group[] };

/** Ships by where they are, those alike together: first where some can come from, last those that are there. */
export function berthsOf(answers: readonly ShipAssessment[]): readonly Berth[] {
  const systems = [...new Set(answers.map(({ ship }) => ship.at))];
  const berths = systems.map((system) => ({
    system,
    groups: groupsOf(answers.filter(({ ship }) => ship.at === system)),
  }));
  return berths.sort((one, other) => rankOf(one) - rankOf(other));
}

const ranks = { goes: 0, stays: 0, aboard: 0, barred: 1, there: 2 } as const;

const rankOf = ({ groups }: Berth): number =>
  groups.reduce<number>((least, { first }) => Math.min(least, ranks[first.course]), ranks.there);

export function groupsOf(answers: readonly ShipAssessment[]): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const answer of answers) {
    const gist = gistOf(answer);
    const before = groups.get(gist);
    if (before === undefined) groups.set(gist, { key: answer.ship.id, first: answer, answers: [answer] });
    else groups.set(gist, { ...before, answers: [...before.answers, answer] });
  }
  return [...groups.values()];
}

/** Everything about a ship but its name. */
function gistOf({ ship, found, course, declared, refusal }: ShipAssessment): string {
  const what = { ...ship, id: "" };
  const order = declared && { path: declared.path, cargo: declared.cargo };
  return JSON.stringify([what, { ...found, id: "" }, course, order, refusal && { ...refusal, ship: "" }]);
}
