import { config } from "zod";

// Its schemas would try whether they may compile code of their own, and our policy would report every try as a breach.
config({ jitless: true });

/** zod as the games of a site get it, see `build/zod.ts`. */
export * from "zod";
