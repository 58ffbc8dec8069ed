import { seatOf, type Unit } from "../../rules/shape.ts";
import type { UnitChange } from "../choice/foresight.ts";
import type { Effect } from "./effects.ts";
import { startHp } from "./tile-look.ts";
import { variables } from "./variables.ts";

const BAR = { x: 14, y: 79, width: 72, height: 16, rx: 3.5 };

type LifeProps = { readonly unit: Unit; readonly mark: UnitChange | null; readonly effects: readonly Effect[] };

/** Health as a number on a bar; what would go is hatched, what went counts down. */
export function Life({ unit, mark, effects }: LifeProps) {
  const { hp } = unit;
  const after = mark?.hp ?? hp;
  const [kept, most] = [Math.min(hp, after), Math.max(hp, after)];
  const whole = startHp(unit) ?? most;
  const width = (part: number) => (BAR.width * part) / whole;
  const hurt = effects.findLast((effect) => effect.kind === "hurt");
  const was = hurt?.kind === "hurt" ? hurt.hp + hurt.damage : hp;
  return (
    <g className={`tac-life tac-seat-${seatOf(unit.owner)}`} style={variables({ "--was": was / Math.max(1, hp) })}>
      <rect x={BAR.x - 2} y={BAR.y - 2} width={BAR.width + 4} height={BAR.height + 4} rx="5" fill="#0c1a13" />
      {most > kept && <rect {...BAR} width={width(most)} fill={after > hp ? "var(--heal)" : 'url("#tac-hatch")'} />}
      <rect {...BAR} width={width(kept)} fill="var(--health)" data-hurt={hurt !== undefined || undefined} />
      {after === hp ? <Count from={was} to={hp} /> : <text {...MIDDLE}>{`${hp} → ${after}`}</text>}
    </g>
  );
}

const MIDDLE = { x: 50, y: 93, textAnchor: "middle" } as const;

/** Counts down from one number to another, one after another; the last one stays. */
function Count({ from, to }: { readonly from: number; readonly to: number }) {
  const numbers = Array.from({ length: Math.max(0, from - to) }, (_, at) => from - at);
  const tick = (value: number) => ({ className: "tac-count", style: variables({ "--tick": from - value }) });
  return (
    <>
      {numbers.map((value) => (
        <text key={value} {...MIDDLE} {...tick(value)} data-place={value === from ? "first" : undefined}>
          {value}
        </text>
      ))}
      <text {...MIDDLE} {...(numbers.length > 0 && { ...tick(to), "data-place": "last" })}>
        {to}
      </text>
    </>
  );
}
