/** Wax in the colour of the side around it. */
export function Wax() {
  return (
    <svg className="ss-wax" viewBox="-24 -24 48 48" aria-hidden="true">
      <path
        className="ss-wax-drop"
        d="M0-21c4 0 5 4 9 4s8-1 10 3 1 7 2 11 3 6 1 10-6 3-9 6-4 8-9 8-6-4-11-4-9 0-11-5 1-7-1-11-3-7 0-11 6-3 9-6 4-5 10-5z"
      />
      <circle r="12.5" />
      <path d="M-4-8v16M-4-7.5H7l-3.4 4L7 .5H-4" />
    </svg>
  );
}

/** An order that nobody has sealed yet. */
export function Envelope() {
  return (
    <svg className="ss-envelope" viewBox="0 0 24 24" strokeDasharray="3 3.4" aria-hidden="true">
      <rect x="3" y="5" width="18" height="14" rx="2" />
      <path d="m3 7 9 7 9-7" />
    </svg>
  );
}
