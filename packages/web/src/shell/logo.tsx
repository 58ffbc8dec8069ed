/** A hex with the umpire's flag in it. */
export function Logo() {
  return (
    <svg className="logo" viewBox="0 0 32 32" aria-hidden="true">
      <path className="logo-ground" d="M10 3h12l8 13-8 13H10L2 16z" strokeWidth="2" strokeLinejoin="round" />
      <path className="logo-pole" d="M12 8.5v15" strokeWidth="2.4" strokeLinecap="round" />
      <path d="M12 9h11l-3.5 4 3.5 4H12z" className="logo-flag" />
    </svg>
  );
}
