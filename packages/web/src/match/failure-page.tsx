import { type ReactNode, useEffect } from "react";
import { useHeadingFocus } from "./use-heading-focus.ts";
import { useMatchWords } from "./words/words.ts";

type FailurePageProps = { readonly title: string; readonly text: string; readonly children?: ReactNode };

/** A page that says why there is nothing to show, with links to go on. */
export function FailurePage({ title, text, children }: FailurePageProps) {
  const { failed, title: titled } = useMatchWords();
  useHeadingFocus(false);
  useEffect(() => {
    document.title = titled(title);
  }, [titled, title]);
  return (
    <div className="page stack">
      <h1>{title}</h1>
      <p>{text}</p>
      <p className="row">
        {children}
        <a className="button" href="/">
          {failed.home}
        </a>
      </p>
    </div>
  );
}
