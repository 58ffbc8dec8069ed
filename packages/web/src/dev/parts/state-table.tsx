import { allSeats, type Json, type Seat, type Viewer, viewOf } from "@umpire/kernel";
import { Icon, SideMark } from "@umpire/ui";
import { useMemo, useState } from "react";
import { useDev } from "../context.ts";
import { attempt, type Frame, frameOf } from "../session.ts";
import { type Cell, isMarked, type StateRow, stateRows, summary } from "../state-rows.ts";
import { useDevWords } from "../words/words.ts";
import { ThrownError } from "./thrown.tsx";

/** Max rows: a state may be large, and nobody reads more. */
const MOST_ROWS = 400;
/** Branches that are longer than this are closed at first, unless something within is hidden. */
const LONG = 16;

/** Branches that were opened or closed by hand. */
type Turned = { readonly [path: string]: boolean };

const size = ({ value }: StateRow): number =>
  typeof value === "object" && value !== null ? Object.keys(value).length : 0;

/** What is written within its line already need not be opened. */
const isWritten = ({ value }: StateRow): boolean => value !== undefined && summary(value) === JSON.stringify(value);

const opensAtFirst = (row: StateRow): boolean =>
  !isWritten(row) && (isMarked(row) || (row.depth < 2 && size(row) <= LONG));

type Made = { readonly rows: readonly StateRow[]; readonly isCut: boolean };

function rowsOf(
  state: Json,
  views: readonly Json[],
  isOpen: (row: StateRow) => boolean,
  isWanted: (row: StateRow) => boolean,
): Made {
  const rows: StateRow[] = [];
  for (const row of stateRows(state, views, isOpen)) {
    if (!isWanted(row)) continue;
    if (rows.length === MOST_ROWS) return { rows, isCut: true };
    rows.push(row);
  }
  return { rows, isCut: false };
}

/** What a viewer sees at a place: nothing is said where it is the same. */
function SeenCell({ cell }: { readonly cell: Cell }) {
  const { state: words } = useDevWords();
  if (cell.is === "same")
    return (
      <td className="muted">
        <span aria-hidden="true">=</span>
        <span className="visually-hidden">{words.same}</span>
      </td>
    );
  return (
    <td className="dev-marked" data-is={cell.is}>
      {cell.is === "hidden" ? words.hidden : summary(cell.value)}
    </td>
  );
}

type LineProps = { readonly row: StateRow; readonly isOpen: boolean; readonly turn: () => void };

function Line({ row, isOpen, turn }: LineProps) {
  const { state: words } = useDevWords();
  return (
    <tr data-path={row.path}>
      <th scope="row" className="code" style={{ paddingInlineStart: `calc(var(--s3) * ${row.depth} + var(--s2))` }}>
        {row.isBranch ? (
          <button
            type="button"
            className="quiet dev-turn"
            aria-expanded={isOpen}
            aria-label={words.open(row.path)}
            onClick={turn}
          >
            <Icon name="forward" />
            {row.key}
          </button>
        ) : (
          <span className="dev-leaf">{row.key}</span>
        )}
      </th>
      <td className="code">{summary(row.value)}</td>
      {row.cells.map((cell, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a viewer is its place
        <SeenCell key={at} cell={cell} />
      ))}
    </tr>
  );
}

/** The viewers of the table: all of them, or one. */
function useViewers(only: Seat | undefined): readonly Viewer[] {
  const { code, session } = useDev();
  const frame = frameOf(session);
  return useMemo(() => {
    if (frame === null) return [];
    return only === undefined ? [...allSeats(code.game, frame.match), "spectator"] : [only];
  }, [code, frame, only]);
}

function Head({ viewers }: { readonly viewers: readonly Viewer[] }) {
  const { names } = useDev();
  const { state: words } = useDevWords();
  return (
    <thead>
      <tr>
        <th scope="col">{words.place}</th>
        <th scope="col">{words.umpire}</th>
        {viewers.map((viewer) => (
          <th key={viewer} scope="col">
            {viewer === "spectator" ? (
              words.spectators
            ) : (
              <span className="line">
                <SideMark side={viewer} />
                {names[viewer]}
              </span>
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}

type TableProps = { readonly frame: Frame; readonly viewers: readonly Viewer[]; readonly views: readonly Json[] };

function Table({ frame, viewers, views }: TableProps) {
  const { state: words } = useDevWords();
  const [turned, setTurned] = useState<Turned>({});
  const [isHiddenOnly, setHiddenOnly] = useState(false);
  const isOpen = (row: StateRow) => (Object.hasOwn(turned, row.path) ? turned[row.path] === true : opensAtFirst(row));
  const { rows, isCut } = rowsOf(frame.match.state, views, isOpen, (row) => !isHiddenOnly || isMarked(row));
  return (
    <>
      <label className="fine">
        <input type="checkbox" checked={isHiddenOnly} onChange={({ target }) => setHiddenOnly(target.checked)} />
        {words.onlyHidden}
      </label>
      {rows.length === 0 ? (
        <p className="muted">{words.nothingHidden}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keyboard too
        <section className="scroll" tabIndex={0} aria-label={words.title}>
          <table className="fine dev-state">
            <Head viewers={viewers} />
            <tbody>
              {rows.map((row) => (
                <Line
                  key={row.path}
                  row={row}
                  isOpen={isOpen(row)}
                  turn={() => setTurned({ ...turned, [row.path]: !isOpen(row) })}
                />
              ))}
            </tbody>
          </table>
        </section>
      )}
      {isCut && <p className="muted fine">{words.more(MOST_ROWS)}</p>}
    </>
  );
}

/** The umpire's state, beside what of it each viewer sees. */
export function StateTable({ only }: { readonly only?: Seat }) {
  const { code, session, names } = useDev();
  const { state: words } = useDevWords();
  const viewers = useViewers(only);
  const frame = frameOf(session);
  const views = useMemo(
    () => viewers.map((viewer) => attempt(() => frame && viewOf(code.game, frame.match, viewer))),
    [viewers, frame, code],
  );
  if (frame === null) return null;
  const failed = views.findIndex(({ ok }) => !ok);
  const seen = views.flatMap((view) => (view.ok ? [view.value] : []));
  const bad = views[failed];
  return (
    <div className="grid dev-part">
      <h2>{words.title}</h2>
      {bad !== undefined && !bad.ok && (
        <p className="notice error">
          {words.viewThrows(names[failed] ?? words.spectators)} <ThrownError error={bad.refusal} bundle={code.bundle} />
        </p>
      )}
      <Table frame={frame} viewers={viewers.filter((_, at) => views[at]?.ok)} views={seen} />
    </div>
  );
}
