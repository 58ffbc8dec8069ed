import { storeConformance } from "./conformance.ts";
import { emptyContents, openMemory } from "./memory.ts";

storeConformance(
  "memory",
  () => {
    const contents = emptyContents();
    return async () => openMemory(contents);
  },
  15,
);
