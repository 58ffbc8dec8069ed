import type { Theme } from "../shell/theme.ts";

type Text = { readonly title: string; readonly text: string };

/** Every sentence of the shell, the home page and the pages of rules. */
export type WebWords = {
  readonly shell: {
    readonly skip: string;
    readonly home: string;
    readonly pages: string;
    readonly rules: string;
    readonly language: string;
    readonly theme: string;
    readonly themes: { readonly [theme in Theme]: string };
    readonly loading: string;
    readonly unofficial: string;
  };
  readonly titles: {
    readonly home: string;
    readonly own: (page: string) => string;
    readonly "not-found": string;
    readonly rules: (book: string) => string;
  };
  readonly home: {
    readonly what: Text;
    readonly rules: Text;
    readonly commandLine: { readonly title: string; readonly more: string };
  };
  readonly rules: {
    readonly books: string;
    readonly contents: string;
    readonly untranslated: string;
    readonly firstMatch: string;
  };
  readonly notFound: Text & { readonly path: (path: string) => string };
  readonly failed: Text & { readonly reload: string; readonly detail: string };
};
