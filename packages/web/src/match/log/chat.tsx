import { MOST_CHAT } from "@umpire/protocol";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useMatch } from "../context.ts";
import { useMatchWords } from "../words/words.ts";

function ChatForm() {
  const { store } = useMatch();
  const { chat } = useMatchWords();
  const [text, setText] = useState("");
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === "") return;
    store.send({ type: "chat", text: text.trim() });
    setText("");
  };
  return (
    <form className="copy-row" onSubmit={send}>
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

/** The players' chat. */
export function Chat() {
  const { snapshot } = useMatch();
  const { chat } = useMatchWords();
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is what moves the list
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [snapshot.chat]);
  return (
    <section className="rail-chat" aria-labelledby="chat-title">
      <h2 id="chat-title" className="visually-hidden">
        {chat.title}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div ref={list} className="log-frame chat" role="log" tabIndex={0} aria-labelledby="chat-title">
        <ol className="log">
          {snapshot.chat.length === 0 && <li className="muted small">{chat.empty}</li>}
          {snapshot.chat.map(({ seq, seat, name, text }) => (
            <li key={seq} className="bubble" data-own={seat === snapshot.seat || undefined} translate="no">
              <strong>{name}</strong> {text}
            </li>
          ))}
        </ol>
      </div>
      {snapshot.seat === null ? <p className="muted">{chat.spectators}</p> : <ChatForm />}
    </section>
  );
}
