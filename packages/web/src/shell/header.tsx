import { type Language, languageNames, languages, oneOf, rulesPath, useLanguage } from "@umpire/ui";
import type { ReactNode } from "react";
import { useSite } from "../site.ts";
import { useWords } from "../words/words.ts";
import { Logo } from "./logo.tsx";
import { type Theme, themes } from "./theme.ts";

type HeaderProps = {
  readonly theme: Theme;
  readonly chooseLanguage: (language: Language) => void;
  readonly chooseTheme: (theme: Theme) => void;
};

type PickerProps<T extends string> = {
  readonly label: string;
  readonly icon: ReactNode;
  readonly options: readonly T[];
  readonly value: T;
  readonly nameOf: (option: T) => string;
  readonly langOf?: (option: T) => string;
  readonly choose: (option: T) => void;
};

function Picker<T extends string>({ label, icon, options, value, nameOf, langOf, choose }: PickerProps<T>) {
  return (
    <label className="pick" title={label}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        {icon}
      </svg>
      <span className="visually-hidden">{label}</span>
      <select
        value={value}
        onChange={({ target }) => {
          const chosen = oneOf(options, target.value);
          if (chosen !== null) choose(chosen);
        }}
      >
        {options.map((option) => (
          <option key={option} value={option} lang={langOf?.(option)}>
            {nameOf(option)}
          </option>
        ))}
      </select>
    </label>
  );
}

const globe = (
  <path d="M10 2a8 8 0 1 0 0 16 8 8 0 0 0 0-16zm0 0c-5 5-5 11 0 16m0-16c5 5 5 11 0 16M2.5 7.5h15m-15 5h15" />
);
const halfMoon = (
  <>
    <circle cx="10" cy="10" r="7.5" />
    <path d="M10 2.5a7.5 7.5 0 0 1 0 15z" fill="currentColor" />
  </>
);

/** The header: who we are, where one can go, and how it should look. */
export function Header({ path, theme, chooseLanguage, chooseTheme }: HeaderProps & { readonly path: string }) {
  const { shell } = useWords();
  const language = useLanguage();
  const {
    pages,
    rulebooks: [book],
  } = useSite();
  return (
    <header className="header">
      <a className="brand" href="/" aria-label={shell.home} translate="no">
        <Logo />
        <span>Umpire</span>
      </a>
      <nav aria-label={shell.pages}>
        {pages.map(({ path: own, name }) => (
          <a key={own} href={own} aria-current={path === own ? "page" : undefined}>
            {name[language]}
          </a>
        ))}
        {book !== undefined && (
          <a href={rulesPath(book.id)} aria-current={path.startsWith("/rules/") ? "true" : undefined}>
            {shell.rules}
          </a>
        )}
      </nav>
      <div className="choices">
        <Picker
          label={shell.language}
          icon={globe}
          options={languages}
          value={language}
          nameOf={(each) => languageNames[each]}
          langOf={(each) => each}
          choose={chooseLanguage}
        />
        <Picker
          label={shell.theme}
          icon={halfMoon}
          options={themes}
          value={theme}
          nameOf={(each) => shell.themes[each]}
          choose={chooseTheme}
        />
      </div>
    </header>
  );
}
