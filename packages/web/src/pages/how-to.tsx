import { type HowToSection, type SiteBook, useLanguage } from "@umpire/ui";
import { Suspense, use, useId } from "react";
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

/** The first half of a rulebook: what you want, what you do, what decides, how it ends. */
export function HowToPlay({ load }: { readonly load: NonNullable<SiteBook["howTo"]> }) {
  const { lead, sections, isWide } = use(loadOnce(load)).howTo;
  const language = useLanguage();
  return (
    <div className="how-to" data-wide={isWide}>
      <p className="how-to-lead">{lead[language]}</p>
      {sections.map((section) => (
        <Section key={section.words.en.title} section={section} />
      ))}
    </div>
  );
}
