import { type ChatLine, MOST_CHAT } from "@umpire/protocol";
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useMatch } from "../context.ts";
import { loadName } from "../seats/own-name.ts";
import { useMatchWords } from "../words/words.ts";

function ChatForm() {
  const { store, snapshot } = useMatch();
  const { chat } = useMatchWords();
  const [text, setText] = useState("");
  const send = (event: FormEvent) => {
    event.preventDefault();
    const said = text.trim();
    if (said === "") return;
    if (snapshot.seat === null) store.send({ type: "spectator-chat", name: loadName() || chat.guest, text: said });
    else store.send({ type: "chat", text: said });
    setText("");
  };
  return (
    <form className="line" onSubmit={send}>
      <input
        value={text}
        maxLength={MOST_CHAT}
        aria-label={chat.say}
        placeholder={chat.say}
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit">{chat.send}</button>
    </form>
  );
}

type ChatRoomProps = {
  readonly title: string;
  readonly lines: readonly ChatLine[];
  readonly children: ReactNode;
};

function ChatRoom({ title, lines, children }: ChatRoomProps) {
  const { chat } = useMatchWords();
  const { seat: own } = useMatch().snapshot;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is what moves the list
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [lines.length]);
  return (
    <section className="rail-chat" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div ref={list} className="log-frame" role="log" tabIndex={0} aria-labelledby={id}>
        <ol className="log list grid breakable">
          {lines.length === 0 && <li className="muted">{chat.empty}</li>}
          {lines.map(({ seq, seat, name, text }) => (
            <li key={seq} className="bubble" data-own={(seat !== null && seat === own) || undefined} translate="no">
              <strong>{name}</strong> {text}
            </li>
          ))}
        </ol>
      </div>
      {children}
    </section>
  );
}

/** The chat of those who sit or of those who watch; once the match is over, what was said in the other one too. */
export function Chat() {
  const { seat, chat: lines } = useMatch().snapshot;
  const { chat } = useMatchWords();
  const ofPlayers = lines.filter((line) => line.seat !== null);
  const ofSpectators = lines.filter((line) => line.seat === null);
  const isPlayer = seat !== null;
  return (
    <>
      {(isPlayer || ofPlayers.length > 0) && (
        <ChatRoom title={chat.title} lines={ofPlayers}>
          {isPlayer && <ChatForm />}
        </ChatRoom>
      )}
      {(!isPlayer || ofSpectators.length > 0) && (
        <ChatRoom title={chat.spectators} lines={ofSpectators}>
          {!isPlayer && <ChatForm />}
        </ChatRoom>
      )}
    </>
  );
}
