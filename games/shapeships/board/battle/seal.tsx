/** Wax in the colour of the side around it. */
export function Wax() {
  return (
    <svg
      className="ss-wax rigid"
      viewBox="-24 -24 48 48"
      width={40}
      fill="none"
      stroke="#ffffff"
      strokeWidth={2}
      aria-hidden="true"
    >
      <path
        fill="var(--side)"
        stroke="none"
        d="M0-21c4 0 5 4 9 4s8-1 10 3 1 7 2 11 3 6 1 10-6 3-9 6-4 8-9 8-6-4-11-4-9 0-11-5 1-7-1-11-3-7 0-11 6-3 9-6 4-5 10-5z"
      />
      <circle r="12.5" strokeOpacity={0.45} />
      <path d="M-4-8v16M-4-7.5H7l-3.4 4L7 .5H-4" />
    </svg>
  );
}

/** An order that nobody has sealed yet. */
export function Envelope() {
  return (
    <svg
      className="rigid"
      viewBox="0 0 24 24"
      width={28}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeDasharray="3 3.4"
      aria-hidden="true"
    >
      <rect x="3" y="5" width="18" height="14" rx="2" />
      <path d="m3 7 9 7 9-7" />
    </svg>
  );
}
