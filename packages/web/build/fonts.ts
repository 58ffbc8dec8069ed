import type { Plugin } from "vite";

/** Every page shows them; those with other letters come when a page has such letters. */
const LATIN = /-latin-wght-normal-[\w-]+\.woff2$/;

/** Names the Latin fonts in the page: a browser would find them only after the styles, and the text would jump. */
export const fonts = (): Plugin => ({
  name: "umpire-fonts",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler: (_, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((name) => LATIN.test(name))
        .map((name) => ({
          tag: "link",
          attrs: { rel: "preload", as: "font", type: "font/woff2", crossorigin: true, href: `/${name}` },
          injectTo: "head",
        })),
  },
});
