const KITE = "M16 3 L29 13 V19 L16 29 L3 19 V13 Z";
/** Twelve points around the middle. */
const BURST = `M${Array.from({ length: 24 }, (_, at) => {
  const radius = at % 2 === 0 ? 15.5 : 12.2;
  const angle = (at * Math.PI) / 12;
  return `${(16 + radius * Math.sin(angle)).toFixed(1)} ${(16 - radius * Math.cos(angle)).toFixed(1)}`;
}).join(" L")} Z`;

/** One die of ten sides: a hit is a full star, a miss an empty kite; one that takes a ship has a cross at its corner. */
export function Die({ face, look, label }: DieProps) {
  return (
    <svg
      className="roll-die rigid"
      data-look={look}
      viewBox="0 0 32 32"
      width={32}
      height={32}
      role="img"
      aria-label={label}
    >
      <path className="roll-die-body" d={look === "hit" ? BURST : KITE} />
      <text x={16} y={21} textAnchor="middle">
        {face}
      </text>
      {look === "lost" && <path className="roll-die-cross" d="M23 2 L30 9 M30 2 L23 9" />}
    </svg>
  );
}

type DieProps = { readonly face: number; readonly look: "hit" | "miss" | "lost"; readonly label: string };
