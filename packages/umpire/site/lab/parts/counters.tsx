import type { Frame, Scene } from "@umpire/server/simulation";
import { Icon } from "@umpire/ui";
import { useLabWords } from "../words/words.ts";
import { Timeline } from "./timeline.tsx";

type FigureProps = { readonly figure: string; readonly name: string; readonly says: string; readonly isBad?: boolean };

function Figure({ figure, name, says, isBad = false }: FigureProps) {
  return (
    <li>
      <strong className="lab-figure">{figure}</strong>
      <span>
        {name}
        <small className="block fine lab-says" data-bad={isBad || undefined}>
          {says}
        </small>
      </span>
    </li>
  );
}

/** What is said of commands that were acknowledged and are not kept: none, but on a disk that has lied. */
function useLost({ counts, store }: Scene) {
  const words = useLabWords().counts;
  if (counts.lost === 0) return words.allKept;
  return store.kind === "disk" ? words.lost(counts.lost) : words.broken(counts.lost);
}

/** What must hold, in numbers that grow, and how far the history has come. */
export function Counters({ frame }: { readonly frame: Frame }) {
  const { counts: words, time } = useLabWords();
  const { scene, verdict } = frame;
  const { counts, trouble, at } = scene;
  const figures = counts.acknowledged.toLocaleString();
  const lost = useLost(scene);
  const verb = trouble === null ? (verdict === null ? words.holds : words.held) : words.brokenAt(time.at(at));
  return (
    <section className="dark-ground lab-score" aria-label={words.label} data-broken={trouble !== null || undefined}>
      <ul className="list">
        <Figure figure={figures} name={words.acknowledged} says={lost} isBad={counts.lost > 0} />
        <Figure figure={counts.shown.toLocaleString()} name={words.shown} says={words.compared} />
        <Figure figure={counts.kept.toLocaleString()} name={words.kept} says={words.matches(scene.matches.length)} />
      </ul>
      <p className="row lab-verb">
        <Icon name={trouble === null ? "check" : "close"} />
        <strong>{verb}</strong>
        {verdict === null && trouble === null && (
          <span className="fine lab-phase">{at < scene.calmFrom ? time.busy(scene.calmFrom) : time.calm}</span>
        )}
        <span className="number push">{time.line(time.at(Math.floor(at)), Math.max(scene.end, at))}</span>
      </p>
      {trouble !== null && (
        <p className="error breakable lab-trouble" lang="en">
          {trouble}
        </p>
      )}
      <Timeline frame={frame} />
    </section>
  );
}
