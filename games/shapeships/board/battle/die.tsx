/** Where the pips of a face are, in thirds: column and row of each, by how many there are. */
const pips: readonly (readonly string[])[] = [
  [],
  ["11"],
  ["00", "22"],
  ["00", "11", "22"],
  ["00", "02", "20", "22"],
  ["00", "02", "11", "20", "22"],
  ["00", "01", "02", "20", "21", "22"],
];

const third = (digit: string | undefined) => 11 + 9 * Number(digit ?? 0);

type DieProps = {
  readonly shows: number;
  readonly faces: number;
  readonly label: string;
  readonly isExtra?: boolean;
};

/** A die with pips; one with more faces than a cube shows its number. */
export function Die({ shows, faces, label, isExtra = false }: DieProps) {
  const face = faces <= 6 ? pips[shows] : undefined;
  return (
    <svg className="ss-die" data-extra={isExtra || undefined} viewBox="0 0 40 40" role="img" aria-label={label}>
      <rect x="2" y="2" width="36" height="36" rx="8" fill="white" />
      {face === undefined ? (
        <text x="20" y="27" textAnchor="middle">
          {shows}
        </text>
      ) : (
        face.map((pip) => <circle key={pip} cx={third(pip[0])} cy={third(pip[1])} r="3.6" />)
      )}
    </svg>
  );
}
