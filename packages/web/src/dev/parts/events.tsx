import { type Json, type MatchEvent, type Viewer, visibleEvents } from "@umpire/kernel";
import { SideMark, useLanguage } from "@umpire/ui";
import { describeEvent } from "../../match/log/describe.ts";
import { useMatchWords } from "../../match/words/words.ts";
import { useDev } from "../context.ts";
import { attempt, frameOf } from "../session.ts";
import { useDevWords } from "../words/words.ts";

/** Who hears of an event. */
function Hearers({ event }: { readonly event: MatchEvent }) {
  const { code, names } = useDev();
  const { events: words } = useDevWords();
  const viewers: readonly Viewer[] = [...names.keys(), "spectator"];
  const heard = viewers.filter((viewer) => {
    const told = attempt(() => visibleEvents(code.game, [event], viewer).length > 0);
    return told.ok && told.value;
  });
  if (heard.length === viewers.length) return <span className="tag">{words.all}</span>;
  if (heard.length === 0) return <span className="tag error">{words.nobody}</span>;
  return heard.map((viewer) => (
    <span key={viewer} className="tag">
      {viewer !== "spectator" && <SideMark side={viewer} />}
      {viewer === "spectator" ? words.spectators : names[viewer]}
    </span>
  ));
}

/** What was told with the step that is shown, and to whom. */
export function Events() {
  const { code, session, names } = useDev();
  const { events: words } = useDevWords();
  const matchWords = useMatchWords();
  const language = useLanguage();
  const events = frameOf(session)?.events ?? [];
  const sentence = (event: MatchEvent): string => {
    const told = attempt(() => describeEvent(matchWords, language, code.game, names, event as unknown as Json));
    return told.ok ? told.value : JSON.stringify(event);
  };
  return (
    <section className="grid dev-part" aria-label={words.title}>
      <h2>{words.title}</h2>
      {events.length === 0 && <p className="muted fine">{words.none}</p>}
      <ul className="list grid fine dev-events">
        {events.map((event, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: events of one step never move
          <li key={at} className="grid tight">
            <span title={JSON.stringify(event)}>{sentence(event)}</span>
            <span className="cluster">
              <code className="fine">{event.type}</code>
              <Hearers event={event} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
