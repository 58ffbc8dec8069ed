import { z } from "@umpire/toolkit/schema";

/** SHA-256 of a game's bundle, in hexadecimal digits. */
export const bundleHash = z.string().check(z.regex(/^[0-9a-f]{64}$/));

const localized = z.readonly(z.strictObject({ en: z.string(), ru: z.string() }));

/** A game that a page loads from the server: what the page says of it before it has loaded it. */
const servedGame = z.readonly(
  z.strictObject({
    id: z.string(),
    edition: z.int(),
    title: localized,
    /** The least and the greatest number of seats. */
    seats: z.readonly(z.tuple([z.int(), z.int()])),
    presets: z.readonly(z.array(z.string())),
    bundle: bundleHash,
  }),
);
/** A game of a file, and where a page loads its code. */
export type ServedGame = z.infer<typeof servedGame>;

/** The games of a server that does not simply play all those of its site. */
export const manifest = z.readonly(
  z.strictObject({
    /** Ids of games that the site itself has. */
    own: z.readonly(z.array(z.string())),
    served: z.readonly(z.array(servedGame)),
  }),
);
/** What a page is told of the games of its server. */
export type Manifest = z.infer<typeof manifest>;
