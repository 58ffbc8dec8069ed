import { Icon, type IconName, type Language, languageNames, languages, oneOf, useLanguage } from "@umpire/ui";
import { RULES } from "../pages/routes.ts";
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
  readonly icon: IconName;
  readonly options: readonly T[];
  readonly value: T;
  readonly nameOf: (option: T) => string;
  readonly langOf?: (option: T) => string;
  readonly choose: (option: T) => void;
};

function Picker<T extends string>({ label, icon, options, value, nameOf, langOf, choose }: PickerProps<T>) {
  return (
    <label className="pick" title={label}>
      <Icon name={icon} />
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

/** How the page should look and speak. */
export function Choices({ theme, chooseLanguage, chooseTheme }: HeaderProps) {
  const { shell } = useWords();
  const language = useLanguage();
  return (
    <div className="choices line push">
      <Picker
        label={shell.language}
        icon="globe"
        options={languages}
        value={language}
        nameOf={(each) => languageNames[each]}
        langOf={(each) => each}
        choose={chooseLanguage}
      />
      <Picker
        label={shell.theme}
        icon="sun"
        options={themes}
        value={theme}
        nameOf={(each) => shell.themes[each]}
        choose={chooseTheme}
      />
    </div>
  );
}

/** The header: who we are, where one can go, and how it should look. */
export function Header({ path, ...chosen }: HeaderProps & { readonly path: string }) {
  const { shell } = useWords();
  const language = useLanguage();
  const { pages, rulebooks } = useSite();
  return (
    <header className="header">
      <a className="brand" href="/" aria-label={shell.home} translate="no">
        <Logo />
        <span>Umpire</span>
      </a>
      <nav aria-label={shell.pages}>
        <a href="/" aria-current={path === "/" ? "page" : undefined}>
          {shell.play}
        </a>
        {pages.map(
          ({ path: own, shown }) =>
            shown && (
              <a key={own} href={own} aria-current={path === own ? "page" : undefined}>
                {shown.name[language]}
              </a>
            ),
        )}
        {rulebooks.length > 0 && (
          <a href={RULES} aria-current={path.startsWith(RULES) ? "true" : undefined}>
            {shell.rules}
          </a>
        )}
      </nav>
      <Choices {...chosen} />
    </header>
  );
}
