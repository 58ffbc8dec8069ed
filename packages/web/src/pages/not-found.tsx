import { rulesPath, useLanguage } from "@umpire/ui";
import { Failure } from "../shell/failure.tsx";
import { useSite } from "../site.ts";
import { useWords } from "../words/words.ts";

export function NotFound({ path }: { readonly path: string }) {
  const { notFound, shell } = useWords();
  const { pages, rulebooks } = useSite();
  const language = useLanguage();
  return (
    <Failure title={notFound.title}>
      <p>
        <span translate="no">{notFound.path(path)}</span> {notFound.text}
      </p>
      <ul className="list">
        <li>
          <a className="button on-dark" href="/">
            {shell.home}
          </a>
        </li>
        {pages.map(({ path: own, title }) => (
          <li key={own}>
            <a className="button on-dark" href={own}>
              {title[language]}
            </a>
          </li>
        ))}
        {rulebooks.map(({ id, title }) => (
          <li key={id}>
            <a className="button on-dark" href={rulesPath(id)}>
              {shell.rules}: {title[language]}
            </a>
          </li>
        ))}
      </ul>
    </Failure>
  );
}
