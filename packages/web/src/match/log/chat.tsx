import { MOST_CHAT } from "@umpire/protocol";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useMatch } from "../context.ts";
import { useMatchWords } from "../words/words.ts";

function Say() {
  const { store } = useMatch();
  const { chat } = useMatchWords();
  const [text, setText] = useState("");
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === "") return;
    store.wish({ type: "chat", text: text.trim() });
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

/** What those at the table say. */
export function Chat() {
  const { table } = useMatch();
  const { chat } = useMatchWords();
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is what moves the list
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [table.chat]);
  return (
    <section className="panel" aria-labelledby="chat-title">
      <h2 id="chat-title">{chat.title}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div ref={list} className="log-frame chat" role="log" tabIndex={0} aria-labelledby="chat-title">
        <ol className="log">
          {table.chat.length === 0 && <li className="muted">{chat.empty}</li>}
          {table.chat.map(({ seq, name, text }) => (
            <li key={seq} translate="no">
              <strong>{name}</strong> {text}
            </li>
          ))}
        </ol>
      </div>
      {table.seat === null ? <p className="muted">{chat.spectators}</p> : <Say />}
    </section>
  );
}
