import { useWords } from "../words/words.ts";

/** Shown only after a moment: most pages are there before anybody could read it. */
export function Loading() {
  return (
    <p className="loading muted" role="status">
      {useWords().shell.loading}
    </p>
  );
}
