import type { Refusal } from "@umpire/kernel";
import { useLanguage } from "@umpire/ui";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { ti4Words } from "../../words/languages.ts";
import { tileMapOf } from "../plan/edit.ts";
import { usePlanner } from "../plan/state.tsx";
import { formatMap, tallyOf, tokensOf } from "./map-edit.ts";
import { useTake } from "./take.ts";
import { mendText, readMapText, type Wrong } from "./text.ts";
import { words } from "./words.ts";

const BUILDERS = ["TTS", "TTPG", "AsyncTI4", "Milty", "KeeganW"];

const onControlEnter = (act: () => void) => (event: KeyboardEvent) => {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  act();
};

/** What is typed until it is read, and what was wrong when it was. */
function useDraft() {
  const { plan } = usePlanner();
  const { take, lost } = useTake();
  const [draft, setDraft] = useState<string | null>(null);
  const [wrong, setWrong] = useState<Wrong | "empty" | null>(null);
  const map = tileMapOf(plan);
  const inUse = map.string === undefined ? "" : formatMap(tokensOf(map));
  const type = (typed: string | null) => {
    setDraft(typed);
    setWrong(null);
  };
  const read = (given: string) => {
    const found = given.trim() === "" ? null : readMapText(given);
    if (found?.ok) {
      take(found.tokens);
      type(null);
    } else setWrong(found === null ? "empty" : found.wrong);
  };
  const mend = (mended: string) => {
    type(mended);
    read(mended);
  };
  return { text: draft ?? inUse, isDraft: draft !== null, lost, wrong, type, read, mend, forget: () => type(null) };
}

/** The text of the map in use, and whatever is typed instead of it until it is read. */
export function MapString() {
  const { plan } = usePlanner();
  const say = words[useLanguage()].text;
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const { text, isDraft, lost, wrong, type, read, mend, forget } = useDraft();
  const isOfTiles = tileMapOf(plan).string !== undefined;
  const show = ({ word: { start, end } }: Wrong) => {
    area.current?.focus();
    area.current?.setSelectionRange(start, end);
  };
  return (
    <section className="section column">
      <h3>
        <label htmlFor={id}>{say.title}</label>
      </h3>
      {!isOfTiles && <p className="muted">{say.none}</p>}
      <textarea
        ref={area}
        id={id}
        className="code wide"
        rows={4}
        spellCheck={false}
        autoComplete="off"
        value={text}
        aria-invalid={wrong !== null}
        aria-describedby={`${id}-forms ${id}-wrong`}
        onChange={({ target }) => type(target.value)}
        onKeyDown={onControlEnter(() => read(text))}
      />
      <DraftButtons isDraft={isDraft} isWrong={wrong !== null} read={() => read(text)} forget={forget} />
      <div id={`${id}-wrong`} aria-live="polite">
        {wrong === "empty" && <p className="error">{say.empty}</p>}
        {wrong !== null && wrong !== "empty" && (
          <WrongToken wrong={wrong} text={text} onShow={() => show(wrong)} onMend={mend} />
        )}
      </div>
      <MapInUse lost={lost} />
      <p id={`${id}-forms`} className="muted fine">
        {say.forms}{" "}
        {BUILDERS.map((name) => (
          <code key={name}>{name}</code>
        ))}
      </p>
    </section>
  );
}

type DraftButtonsProps = {
  readonly isDraft: boolean;
  readonly isWrong: boolean;
  readonly read: () => void;
  readonly forget: () => void;
};

/** What can be done with the text: read it, or have that of the map in use back. */
function DraftButtons({ isDraft, isWrong, read, forget }: DraftButtonsProps) {
  const say = words[useLanguage()].text;
  return (
    <div className="row">
      <button type="button" className={isDraft ? "primary" : undefined} onClick={read}>
        {say.read}
      </button>
      {isDraft && (
        <button type="button" onClick={forget}>
          {say.back}
        </button>
      )}
      {isDraft && !isWrong && <span className="muted fine">{say.unread}</span>}
    </div>
  );
}

/** What is on the map, which tiles are there twice, and what has no place on it. */
function MapInUse({ lost }: { readonly lost: number }) {
  const { plan, out } = usePlanner();
  const say = words[useLanguage()];
  const map = tileMapOf(plan);
  const strays = out.strays.length;
  return (
    <div aria-live="polite" className="map-in-use hide-empty">
      {map.string !== undefined && <p className="fine">{say.tally(tallyOf(tokensOf(map)))}</p>}
      {out.galaxy.warnings.length > 0 && (
        <ul className="warn">
          {out.galaxy.warnings.map(({ tile = "", system = "" }) => (
            <li key={system}>{say.twice(tile, system)}</li>
          ))}
        </ul>
      )}
      {lost > 0 && <p className="warn">{say.dropped(lost)}</p>}
      {strays > 0 && <p className="warn">{say.homeless(strays)}</p>}
    </div>
  );
}

/** Why a token is wrong; what is no token's fault alone has a sentence of its own. */
function reasonOf(language: "en" | "ru", { code, ...detail }: Refusal): string {
  const { refusal } = ti4Words[language];
  const token = String(detail["token"] ?? "");
  if (code === "unknown-tile" || code === "bad-rotation" || code === "bad-map-token") return refusal[code]({ token });
  return words[language].text.tooLong;
}

type WrongProps = {
  readonly wrong: Wrong;
  readonly text: string;
  readonly onShow: () => void;
  readonly onMend: (text: string) => void;
};

function WrongToken({ wrong, text, onShow, onMend }: WrongProps) {
  const language = useLanguage();
  const say = words[language].text;
  const { number, word, before, after, meant, tally, refusal } = wrong;
  if (number === 0) return <p className="error">{say.tooLong}</p>;
  const mended = mendText(text);
  const one = meant === null ? null : `${text.slice(0, word.start)}${meant}${text.slice(word.end)}`;
  return (
    <div className="map-wrong notice column">
      <p>
        <strong className="error">{say.wrong(number)}</strong> {reasonOf(language, refusal)}
      </p>
      <p>
        <code>
          {before}
          <mark>{word.text}</mark>
          {after}
        </code>
      </p>
      <p>
        {meant === null ? (
          say.howTokens
        ) : (
          <>
            {say.meant} <code>{meant}</code>?
          </>
        )}{" "}
        {number === 1 ? say.nothingUnderstood : say.understood(number - 1, tally)} {say.kept}
      </p>
      <div className="row">
        {one !== null && (
          <button type="button" onClick={() => onMend(one)}>
            {say.mend(meant ?? "")}
          </button>
        )}
        {mended.count > 1 && (
          <button type="button" onClick={() => onMend(mended.text)}>
            {say.mendAll(mended.count)}
          </button>
        )}
        <button type="button" onClick={onShow}>
          {say.show}
        </button>
      </div>
    </div>
  );
}
