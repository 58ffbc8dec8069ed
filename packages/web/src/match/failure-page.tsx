import { type ReactNode, useEffect } from "react";
import { Failure } from "../shell/failure.tsx";
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
    <Failure title={title}>
      <p>{text}</p>
      <p className="cluster">
        {children}
        <a className="button on-dark" href="/">
          {failed.home}
        </a>
      </p>
    </Failure>
  );
}
