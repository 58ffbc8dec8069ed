import { nextOf } from "@umpire/kernel";
import { botNames } from "@umpire/kit";
import { Icon, type IconName, wordFor } from "@umpire/ui";
import { useState } from "react";
import { useMatchWords } from "../../match/words/words.ts";
import { useKeys } from "../../replay/use-keys.ts";
import { testText } from "../as-test.ts";
import { type DevPage, useDev } from "../context.ts";
import { attempt, frameOf } from "../session.ts";
import { useDevWords } from "../words/words.ts";

const signs = { first: "first", back: "back", next: "forward", last: "last" } as const satisfies {
  readonly [sign: string]: IconName;
};

type SignProps = { readonly sign: keyof typeof signs; readonly to: number; readonly isOff: boolean };

function Sign({ sign, to, isOff }: SignProps) {
  const { store } = useDev();
  const { steps: words } = useDevWords();
  return (
    <button
      type="button"
      className="sign"
      aria-label={words[sign]}
      title={words[sign]}
      aria-disabled={isOff}
      onClick={() => isOff || store.goTo(to)}
    >
      <Icon name={signs[sign]} />
    </button>
  );
}

/** Lets bots play on from here. */
function Bots() {
  const { store, state } = useDev();
  const { steps: words } = useDevWords();
  const { bots } = useMatchWords().players;
  const [bot, setBot] = useState<string>("random");
  return (
    <div className="cluster">
      <label className="line fine">
        {words.bot}
        <select value={bot} onChange={({ target }) => setBot(target.value)}>
          {botNames.map((name) => (
            <option key={name} value={name}>
              {wordFor(bots, name)?.name ?? name}
            </option>
          ))}
        </select>
      </label>
      {state.isThinking ? (
        <button type="button" className="minor" onClick={store.stopBots}>
          {words.stop}
        </button>
      ) : (
        <>
          <button type="button" className="minor" onClick={() => store.letBots(bot, false)}>
            {words.move}
          </button>
          <button type="button" className="minor" onClick={() => store.letBots(bot, true)}>
            {words.toEnd}
          </button>
        </>
      )}
    </div>
  );
}

/** The match up to the step that is shown, as a test. */
function testOf({ file, code, session }: DevPage): string | null {
  const frame = frameOf(session);
  if (frame === null) return null;
  const next = attempt(() => nextOf(code.game, frame.match));
  if (!next.ok) return null;
  return testText({
    file: file.split(/[\\/]/).at(-1) ?? file,
    exported: code.exported,
    setup: session.setup,
    decisions: session.decisions.slice(0, session.at),
    match: frame.match,
    next: next.value,
  });
}

/** Copies the match as a test; where the browser forbids it, shows the text. */
function CopyTest() {
  const page = useDev();
  const { steps: words } = useDevWords();
  const [copied, setCopied] = useState<{ readonly frame: object | null; readonly text: string | null } | null>(null);
  const frame = frameOf(page.session);
  const copy = async () => {
    const text = testOf(page) ?? "";
    const isDone = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    setCopied({ frame, text: isDone ? null : text });
  };
  // What was said of another step is not said of this one.
  const said = copied?.frame === frame ? copied : null;
  return (
    <>
      <button type="button" className="minor" onClick={copy}>
        <Icon name="copy" />
        {words.test}
      </button>
      <span role="status" className="fine muted hide-empty">
        {said !== null && (said.text === null ? words.copied : words.notCopied)}
      </span>
      {said !== null && said.text !== null && (
        <textarea className="code wide" readOnly rows={10} value={said.text} aria-label={words.notCopied} />
      )}
    </>
  );
}

/** The slider over the steps, and what goes on from the one that is shown. */
export function Steps() {
  const { store, session } = useDev();
  const { steps: words } = useDevWords();
  const { at, frames } = session;
  const last = Math.max(0, frames.length - 1);
  useKeys({
    step: at,
    frames: frames.length,
    go: ({ step = at }) => store.goTo(step),
  });
  return (
    <section className="grid tight dev-steps" aria-label={words.label}>
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={words.slider}
        aria-valuetext={words.at(at, last)}
        onChange={({ target }) => store.goTo(Number(target.value))}
      />
      <div className="row">
        <div className="line tight">
          <Sign sign="first" to={0} isOff={at === 0} />
          <Sign sign="back" to={at - 1} isOff={at === 0} />
          <output className="number fine">{words.at(at, last)}</output>
          <Sign sign="next" to={at + 1} isOff={at === last} />
          <Sign sign="last" to={last} isOff={at === last} />
        </div>
        <Bots />
        <div className="cluster push">
          <CopyTest />
        </div>
      </div>
    </section>
  );
}
