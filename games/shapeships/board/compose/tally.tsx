/** More strokes than these would not fit into two rows. */
const MOST_STROKES = 40;

type TallyProps = { readonly spent?: number; readonly left: number; readonly lost?: number };

/** Lines as strokes: those that are spent, those that are left, and those that the cap takes. */
export function Tally({ spent = 0, left, lost = 0 }: TallyProps) {
  const kinds = [...Array(spent).fill("spent"), ...Array(left).fill("left"), ...Array(lost).fill("lost")];
  return (
    <span className="ss-tally" aria-hidden="true">
      {kinds.slice(0, MOST_STROKES).map((kind, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: strokes are alike
        <i key={at} data-kind={kind} />
      ))}
    </span>
  );
}
