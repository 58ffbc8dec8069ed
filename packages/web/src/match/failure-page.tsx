import { type ReactNode, useEffect } from "react";
import { useHeading } from "./use-heading-focus.ts";
import { useMatchWords } from "./words/words.ts";

type Failing = { readonly title: string; readonly text: string; readonly children?: ReactNode };

/** A page that says why there is nothing, and leads on. */
export function Failed({ title, text, children }: Failing) {
  const { failed } = useMatchWords();
  useHeading(false);
  useEffect(() => {
    document.title = `${title} · Umpire`;
  }, [title]);
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
