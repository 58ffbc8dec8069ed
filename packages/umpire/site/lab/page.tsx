import type { Fault } from "@umpire/server/simulation";
import { Icon } from "@umpire/ui";
import { type FormEvent, useEffect, useId, useState } from "react";
import { formatAddress, readAddress, readSeed, type Shown } from "./address.ts";
import { Controls } from "./parts/controls.tsx";
import { Counters } from "./parts/counters.tsx";
import { Picture } from "./parts/picture.tsx";
import { Trace } from "./parts/trace.tsx";
import { Verdict } from "./parts/verdict.tsx";
import type { Selection } from "./selection.ts";
import { useKeys } from "./use-keys.ts";
import { type Speed, useLab } from "./use-lab.ts";
import { useLabWords } from "./words/words.ts";
import "./lab.css";
import "./picture.css";
import "./tray.css";

type SeedProps = { readonly seed: number; readonly open: (seed: number) => void };

/** Another history. */
function SeedForm({ seed, open }: SeedProps) {
  const { seed: words } = useLabWords();
  const id = useId();
  const [text, setText] = useState(String(seed));
  const wanted = readSeed(text);
  const go = (next: number) => {
    setText(String(next));
    open(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (wanted !== null) go(wanted);
  };
  return (
    <form className="line lab-seed" onSubmit={submit}>
      <label htmlFor={id}>{words.label}</label>
      <input
        id={id}
        inputMode="numeric"
        value={text}
        aria-invalid={wanted === null}
        title={wanted === null ? words.wrong : undefined}
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit" className="minor">
        {words.open}
      </button>
      <button type="button" className="minor" onClick={() => go(seed + 1)}>
        {words.next}
      </button>
    </form>
  );
}

function Share() {
  const { share } = useLabWords();
  const [said, setSaid] = useState<string | null>(null);
  const copy = () =>
    navigator.clipboard.writeText(location.href).then(
      () => setSaid(share.copied),
      () => setSaid(share.failed),
    );
  return (
    <p className="line lab-share">
      <span role="status" className="muted fine">
        {said}
      </span>
      <button type="button" className="minor" onClick={() => void copy()}>
        <Icon name="link" />
        {share.copy}
      </button>
    </p>
  );
}

function About() {
  const { about, lead } = useLabWords();
  return (
    <section className="grid lab-about">
      <h2>{about.title}</h2>
      <div>
        <p className="lab-narrow">{lead}</p>
        {about.text.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <p>
        <a href="/docs/simulation">{about.more}</a>
      </p>
    </section>
  );
}

type HistoryProps = { readonly shown: Shown; readonly open: (shown: Shown) => void };

/** One history, from its beginning. */
function History({ shown, open }: HistoryProps) {
  const words = useLabWords();
  const [speed, setSpeed] = useState<Speed>(0.2);
  const [selected, choose] = useState<Selection | null>(null);
  const [done, setDone] = useState("");
  const state = useLab(shown.seed, shown.byHand, speed);
  const { frame, lines } = state;
  const byHand = frame?.byHand ?? shown.byHand;
  useKeys(state);
  useEffect(() => {
    history.replaceState(history.state, "", formatAddress({ seed: shown.seed, byHand }));
  }, [shown.seed, byHand]);
  const cause = (fault: Fault, what: string) => {
    state.intervene(fault);
    setDone(what);
  };
  const isOver = frame?.verdict != null;
  if (state.hasFailed)
    return (
      <p className="stage loading" role="alert">
        {words.failed}
      </p>
    );
  if (frame === null) return <p className="stage loading">{words.loading}</p>;
  const again = () => open({ seed: shown.seed, byHand: [] });
  return (
    <>
      <Counters frame={frame} />
      <div className="stage" data-running={state.isRunning || undefined}>
        <Picture scene={frame.scene} selected={selected} choose={choose} />
        <Controls
          {...{ state, isOver, speed, setSpeed, again, selected, cause }}
          scene={frame.scene}
          isYours={byHand.length > 0}
        >
          <Verdict frame={frame} seed={shown.seed} />
        </Controls>
        <p role="status" className="visually-hidden">
          {isOver ? (frame.scene.trouble ?? words.counts.held) : done}
        </p>
      </div>
      <aside className="rail">
        <Trace lines={lines} count={lines.length} />
      </aside>
    </>
  );
}

/** The whole service under one seed, to look at and to break. */
export function LabPage() {
  const [{ shown, count }, setShown] = useState({ shown: readAddress(location.search), count: 0 });
  const open = (next: Shown) => setShown({ shown: next, count: count + 1 });
  const words = useLabWords();
  return (
    <>
      <div className="table lab">
        <header className="table-head">
          <h1>{words.title}</h1>
          <p className="muted fine lab-lead wide-only">{words.lead}</p>
          <SeedForm seed={shown.seed} open={(seed) => open({ seed, byHand: [] })} />
          <Share />
        </header>
        <History key={count} shown={shown} open={open} />
      </div>
      <About />
    </>
  );
}
