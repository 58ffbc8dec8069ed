import { isBuffId, buffs as library } from "../../rules/data/buffs.ts";
import type { BuffInstance, Unit } from "../../rules/shape.ts";
import type { UnitChange } from "../choice/foresight.ts";
import { isGood } from "../is-good.ts";
import { turnsLeft } from "../turns-left.ts";
import type { TacticsView } from "../view.ts";
import { SignShape } from "./pieces.tsx";

type BadgesProps = {
  readonly buffs: readonly BuffInstance[];
  readonly unit: Unit;
  readonly mark: UnitChange | null;
  readonly view: TacticsView;
};

type Badge = {
  readonly id: string;
  readonly turns: number;
  readonly isGood: boolean;
  readonly state: "worn" | "gained" | "lost";
};

function badgesOf({ buffs, unit, mark, view }: BadgesProps): readonly Badge[] {
  const worn = buffs.map(({ buffId, duration, ...buff }): Badge => {
    const state = mark?.losses.includes(buffId) ? "lost" : "worn";
    return { id: buffId, turns: turnsLeft(view.state, unit, duration), isGood: isGood(buff), state };
  });
  const gained = (mark?.gains ?? []).map(({ buffId, turns }): Badge => {
    return { id: buffId, turns, isGood: isBuffId(buffId) && isGood(library[buffId]), state: "gained" };
  });
  return [...worn, ...gained];
}

/** The buffs on a unit with how many of its turns they last; dashed those that it would gain or lose. */
export function Badges(props: BadgesProps) {
  return badgesOf(props).map(({ id, turns, isGood: good, state }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: several of one kind are alike but for their place
    <g key={at} data-badge={state} transform={`translate(76 ${6 + at * 25})`} opacity={state === "lost" ? 0.6 : 1}>
      <rect
        x="-11"
        y="-11"
        width="34"
        height="22"
        rx="6"
        fill="#fff"
        stroke="#12201a"
        strokeWidth="1.6"
        strokeDasharray={state === "worn" ? undefined : "3 2.5"}
      />
      <g transform="translate(-7.5 -7.5) scale(.94)" fill={good ? "#0f4535" : "#8a1b6b"}>
        <SignShape id={id} />
      </g>
      <text x="15" y="6" textAnchor="middle" className="tac-ink">
        {turns}
      </text>
    </g>
  ));
}
