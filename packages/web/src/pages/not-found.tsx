import { rulesPath } from "@umpire/ui";
import { useWords } from "../words/say.ts";
import { rulebookIds } from "./routes.ts";

export function NotFound({ path }: { readonly path: string }) {
  const { notFound, books, shell, home } = useWords();
  return (
    <div className="page stack">
      <h1>{notFound.title}</h1>
      <p className="muted" translate="no">
        {notFound.path(path)}
      </p>
      <p>{notFound.text}</p>
      <ul>
        <li>
          <a href="/">{shell.home}</a>
        </li>
        <li>
          <a href="/planner">{home.planner.title}</a>
        </li>
        {rulebookIds.map((id) => (
          <li key={id}>
            <a href={rulesPath(id)}>
              {shell.rules}: {books[id].title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
