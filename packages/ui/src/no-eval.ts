import { config } from "zod";

// Schemas would try whether they may compile code of their own, and our policy would report every try as a breach.
config({ jitless: true });
