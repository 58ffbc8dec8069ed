import type { ReactNode } from "react";
import "./failure.css";

/** A corner of the court, and where nothing lies: dashed, as all that is not there. */
function Nowhere() {
  return (
    <svg viewBox="0 0 320 240" aria-hidden="true">
      <rect className="failure-lawn" width="320" height="240" rx="14" />
      {[0, 1, 2].flatMap((row) =>
        [0, 1, 2].map((column) =>
          (row + column) % 2 === 0 ? null : (
            <rect
              key={`${row} ${column}`}
              className="failure-check"
              x={column * 72}
              y={row * 72}
              width="72"
              height="72"
            />
          ),
        ),
      )}
      <path className="failure-line" d="M216 0V216H0M0 72H216M0 144H216M72 0V216M144 0V216" />
      <path className="failure-line" data-outer="" d="M216 0V216H0" />
      <path className="failure-way" d="M40 40Q150 20 204 98T262 166" />
      <circle className="failure-gap" cx="268" cy="186" r="17" />
    </svg>
  );
}

type FailureProps = { readonly title: string; readonly children: ReactNode };

/** A page that says why there is nothing to show, with ways to go on. */
export function Failure({ title, children }: FailureProps) {
  return (
    <section className="poster dark-ground failure">
      <div className="grid loose failure-text">
        <h1>{title}</h1>
        {children}
      </div>
      <Nowhere />
    </section>
  );
}
