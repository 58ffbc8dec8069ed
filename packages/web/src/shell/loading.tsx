import { useWords } from "../words/say.ts";

/** Shown only after a moment: most pages are there before anybody could read it. */
export function Loading() {
  return (
    <p className="loading muted" role="status">
      {useWords().shell.loading}
    </p>
  );
}
