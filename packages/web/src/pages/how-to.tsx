import { type HowToSection, nextTask, type SiteBook, useLanguage } from "@umpire/ui";
import { Suspense, use, useEffect, useId, useState } from "react";
import { loadOnce } from "../load-once.ts";
import "./how-to.css";

function Section({ section: { words, Picture } }: { readonly section: HowToSection }) {
  const { title, text, caption } = words[useLanguage()];
  const id = useId();
  return (
    <section className="how-to-section" aria-labelledby={id} data-picture={Picture !== undefined || undefined}>
      <div className="how-to-text stack">
        <h2 id={id}>{title}</h2>
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {Picture !== undefined && (
        <figure>
          {/* What it shows is said below it. */}
          <div className="how-to-picture" aria-hidden="true" inert>
            <Suspense fallback={null}>
              <Picture />
            </Suspense>
          </div>
          <figcaption className="muted">{caption}</figcaption>
        </figure>
      )}
    </section>
  );
}

/** How many of the sections are there: each comes in a task of its own, for a picture may take a while to work out. */
function useOneByOne(all: number): number {
  const [count, setCount] = useState(1);
  useEffect(() => {
    if (count < all) nextTask().then(() => setCount(count + 1));
  }, [count, all]);
  return count;
}

/** The first half of a rulebook: what you want, what you do, what decides, how it ends. */
export function HowToPlay({ load }: { readonly load: NonNullable<SiteBook["howTo"]> }) {
  const { lead, sections, isWide } = use(loadOnce(load)).howTo;
  const language = useLanguage();
  const count = useOneByOne(sections.length);
  return (
    <div className="how-to" data-wide={isWide}>
      <p className="how-to-lead">{lead[language]}</p>
      {sections.slice(0, count).map((section) => (
        <Section key={section.words.en.title} section={section} />
      ))}
    </div>
  );
}
