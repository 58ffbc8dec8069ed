/** The ball marks the seats that decide; its yellow means nothing else. Without a label, words beside it say so. */
export function Ball({ label }: { readonly label?: string }) {
  return (
    <svg className="ball" viewBox="0 0 20 20" role="img" aria-label={label} aria-hidden={label === undefined}>
      <circle cx="10" cy="10" r="9" />
      <path d="M4.2 3.6Q9 10 4.2 16.4M15.8 3.6Q11 10 15.8 16.4" />
    </svg>
  );
}
