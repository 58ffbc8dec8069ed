import type { ServerRefusal } from "@umpire/client";
import { FileField, useLanguage } from "@umpire/ui";
import { Suspense, useEffect, useId, useState } from "react";
import { isLocalMatch } from "../local/shelf.ts";
import { FailurePage } from "../match/failure-page.tsx";
import { describeRefusal } from "../match/log/describe.ts";
import { useHeadingFocus } from "../match/use-heading-focus.ts";
import { useMatchWords } from "../match/words/words.ts";
import { Loading } from "../shell/loading.tsx";
import { useSite, useTitleOf } from "../site.ts";
import { Checks } from "./checks.tsx";
import { PlaybackView } from "./playback-view.tsx";
import { type LoadedRecord, loadFromHere, loadFromServer, loadFromText } from "./record-source.ts";
import { useReplayWords } from "./words/words.ts";
import "../match/page.css";
import "./page.css";

/** Why there is no record, and where to go instead. */
function RecordFailure({ match, refusal }: { readonly match: string; readonly refusal: ServerRefusal }) {
  const { failed } = useMatchWords();
  const language = useLanguage();
  const { code } = refusal;
  if (code === "not-over")
    return (
      <FailurePage {...failed["not-over"]}>
        <a className="button primary" href={`/match/${match}`}>
          {failed["not-over"].go}
        </a>
      </FailurePage>
    );
  if (code === "unknown-match" || code === "away" || code === "unknown-edition")
    return <FailurePage {...failed[code]} />;
  const title = code === "does-not-replay" || code === "damaged" ? failed.unopened : failed.away.title;
  return <FailurePage title={title} text={describeRefusal(language, null, refusal)} />;
}

function OpenFile({ opened }: { readonly opened: (record: LoadedRecord) => void }) {
  const { open } = useReplayWords();
  const site = useSite();
  const id = useId();
  const choose = async (file: File) => opened(await loadFromText(site, await file.text()));
  return (
    <section className="card stack" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{open.title}</h2>
      <p className="muted">{open.text}</p>
      <FileField label={open.file} accept=".txt,.record,.umpire,text/plain" choose={choose} />
    </section>
  );
}

function useTitle(game: string | null): void {
  const { title, empty } = useReplayWords();
  const titleOf = useTitleOf();
  const shown = title(game === null ? empty : titleOf(game));
  useEffect(() => {
    document.title = shown;
  }, [shown]);
}

/** The record as a file: from the server, or from here where no server has it. */
function Download({ match, text }: { readonly match: string; readonly text: string | undefined }) {
  const { download } = useReplayWords();
  const [made, setMade] = useState<string | null>(null);
  useEffect(() => {
    if (text === undefined) return;
    const address = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
    setMade(address);
    return () => URL.revokeObjectURL(address);
  }, [text]);
  return (
    <a href={made ?? `/api/matches/${match}/record`} download={`umpire-${match}.txt`}>
      {download}
    </a>
  );
}

type RecordProps = { readonly record: LoadedRecord; readonly match: string | null };

/** A record with its heading, whole or not. */
function RecordTable({ record, match }: RecordProps) {
  const words = useReplayWords();
  const titleOf = useTitleOf();
  const [first] = record.playback.frames;
  const game = first?.table.game ?? null;
  useTitle(game);
  useHeadingFocus(false);
  return (
    <div className="table replay">
      <header className="table-head">
        <div className="grow">
          <h1>
            {words.empty}
            {game !== null && `: ${titleOf(game)}`}
          </h1>
          {match !== null && (
            <div className="row fine">
              <a href={`/match/${match}`}>{words.match}</a>
              <Download match={match} text={record.text} />
              <a href="/replay">{words.other}</a>
            </div>
          )}
        </div>
      </header>
      {first === undefined ? (
        <div className="stage page stack">
          <p>{words.unreadable}</p>
          <Checks record={record} />
        </div>
      ) : (
        <PlaybackView record={record} first={first} />
      )}
    </div>
  );
}

/** All of it at once: what came before the board would be moved by it. */
const RecordPage = (props: RecordProps) => (
  <Suspense fallback={<Loading />}>
    <RecordTable {...props} />
  </Suspense>
);

function OfMatch({ match }: { readonly match: string }) {
  const { reading } = useReplayWords();
  const site = useSite();
  const language = useLanguage();
  const [found, setFound] = useState<Awaited<ReturnType<typeof loadFromServer>> | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language is no reason to fetch it anew
  useEffect(() => {
    let isWanted = true;
    const loading = isLocalMatch(match) ? loadFromHere(site, match) : loadFromServer(site, language, match);
    loading.then((record) => isWanted && setFound(record));
    return () => {
      isWanted = false;
    };
  }, [match]);
  if (found === null)
    return (
      <p className="loading muted" role="status">
        {reading}
      </p>
    );
  return found.ok ? (
    <RecordPage record={found.record} match={match} />
  ) : (
    <RecordFailure match={match} refusal={found.refusal} />
  );
}

function FromFile() {
  const { empty } = useReplayWords();
  const [record, setReel] = useState<{ readonly record: LoadedRecord; readonly count: number } | null>(null);
  useTitle(null);
  const opened = (next: LoadedRecord) => setReel((before) => ({ record: next, count: (before?.count ?? 0) + 1 }));
  return (
    <>
      <div className="page stack">
        {record === null && <h1>{empty}</h1>}
        <OpenFile opened={opened} />
      </div>
      {record !== null && <RecordPage key={record.count} record={record.record} match={null} />}
    </>
  );
}

export function ReplayPage({ match }: { readonly match: string | null }) {
  return match === null ? <FromFile /> : <OfMatch match={match} />;
}
