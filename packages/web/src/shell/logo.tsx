/** A hex with the umpire's flag in it. */
export function Logo() {
  return (
    <svg viewBox="0 0 32 32" width={28} height={28} aria-hidden="true">
      <path
        fill="var(--score)"
        stroke="var(--score)"
        d="M10 3h12l8 13-8 13H10L2 16z"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path stroke="var(--score-ink)" d="M12 8.5v15" strokeWidth="2.4" strokeLinecap="round" />
      <path d="M12 9h11l-3.5 4 3.5 4H12z" fill="var(--ball)" />
    </svg>
  );
}
