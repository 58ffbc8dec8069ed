import { chanceText } from "./chance.ts";
import { useChanceText } from "./figures.ts";
import "./bars.css";

export { chanceText };

/** A colour: a player's, or what it means. */
export type Tone = `p${0 | 1 | 2 | 3 | 4 | 5 | 6 | 7}` | "plain" | "quiet" | "ok" | "warn" | "danger";

/** The colour of a player. */
export const toneOf = (seat: number): Tone => `p${(seat % 8) as 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7}`;

const colourOf = (tone: Tone): string => {
  const colours = { plain: "link", quiet: "text-2", ok: "ok", warn: "warn", danger: "danger" } as const;
  return `var(--${tone in colours ? colours[tone as keyof typeof colours] : tone})`;
};

export type Bar = { readonly label: string; readonly value: number; readonly tone?: Tone };
type BarsProps = { readonly rows: readonly Bar[] };

/** Chances one below the other, each with its name, a bar that a certainty fills, and its percentage. */
export function Bars({ rows }: BarsProps) {
  const figure = useChanceText();
  return (
    <ul className="list grid tight">
      {rows.map(({ label, value, tone = "plain" }) => (
        <li key={label} className="bars-row">
          <span className="breakable">{label}</span>
          <span className="number strong">{figure(value)}</span>
          <span className="track" aria-hidden="true">
            <span style={{ width: `${share(Math.min(1, value), 1)}%`, backgroundColor: colourOf(tone) }} />
          </span>
        </li>
      ))}
    </ul>
  );
}

export type BarPart = Bar & { readonly tone: Tone };

/** Chances that make a whole, as one bar with its key; each part has a pattern besides its colour. */
export function OddsBar({ parts }: { readonly parts: readonly BarPart[] }) {
  const figure = useChanceText();
  const whole = parts.reduce((sum, { value }) => sum + value, 0);
  const look = (at: number, tone: Tone) => ({
    className: "odds-part",
    "data-pattern": at % PATTERNS,
    style: { backgroundColor: colourOf(tone) },
  });
  return (
    <div className="grid">
      <div className="odds-bar track" aria-hidden="true">
        {parts.map(({ label, value, tone }, at) => {
          const { style, ...rest } = look(at, tone);
          return <span key={label} {...rest} style={{ ...style, width: `${share(value, whole)}%` }} />;
        })}
      </div>
      <ul className="odds-key list row">
        {parts.map(({ label, value, tone }, at) => (
          <li key={label} className="line">
            <span {...look(at, tone)} aria-hidden="true" />
            {label} <strong className="number">{figure(value)}</strong>
          </li>
        ))}
      </ul>
    </div>
  );
}

const PATTERNS = 4;

/** Chances side by side, for what is counted: each column with its number below, and its percentage where it is read. */
export function Columns({ columns, tone = "plain" }: { readonly columns: readonly Bar[]; readonly tone?: Tone }) {
  const figure = useChanceText();
  const most = columns.reduce((sum, { value }) => Math.max(sum, value), 0);
  return (
    <ol className="chart list">
      {columns.map(({ label, value }) => (
        <li key={label} title={`${label}: ${figure(value)}`}>
          <span className="label number muted">{figure(value)}</span>
          <span className="chart-track" aria-hidden="true">
            <span style={{ height: `${share(value, most)}%`, backgroundColor: colourOf(tone) }} />
          </span>
          <span className="fine">{label}</span>
        </li>
      ))}
    </ol>
  );
}

const share = (value: number, whole: number): number => (whole > 0 ? (100 * value) / whole : 0);
