import { rulesPath, useLanguage } from "@umpire/ui";
import { useSite } from "../site.ts";
import { useWords } from "../words/words.ts";

export function NotFound({ path }: { readonly path: string }) {
  const { notFound, shell } = useWords();
  const { pages, rulebooks } = useSite();
  const language = useLanguage();
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
        {pages.map(({ path: own, title }) => (
          <li key={own}>
            <a href={own}>{title[language]}</a>
          </li>
        ))}
        {rulebooks.map(({ id, title }) => (
          <li key={id}>
            <a href={rulesPath(id)}>
              {shell.rules}: {title[language]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
