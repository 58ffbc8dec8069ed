/** One die of ten sides: a hit is a full kite with a ring, a miss an empty one; one that takes a ship is crossed out. */
export function Die({ face, look, label }: DieProps) {
  return (
    <svg className="roll-die" data-look={look} viewBox="0 0 32 32" width={32} height={32} role="img" aria-label={label}>
      <path className="roll-die-body" d="M16 2 L30 13 V19 L16 30 L2 19 V13 Z" />
      {look === "hit" && <path className="roll-die-ring" d="M16 6 L26.5 14.2 V17.8 L16 26 L5.5 17.8 V14.2 Z" />}
      <text x={16} y={21} textAnchor="middle">
        {face}
      </text>
      {look === "lost" && <path className="roll-die-cross" d="M4 28 L28 4" />}
    </svg>
  );
}

type DieProps = { readonly face: number; readonly look: "hit" | "miss" | "lost"; readonly label: string };
