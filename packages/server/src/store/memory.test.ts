import { storeConformance } from "./conformance/conformance.ts";
import { memoryHarms } from "./memory.fixture.ts";
import { emptyContents, newRow, openMemory } from "./memory.ts";

storeConformance(
  "memory",
  () => {
    const contents = emptyContents();
    return async () => openMemory(contents);
  },
  () => {
    const contents = emptyContents();
    const rowOf = (match: string) => contents.matches.get(match) ?? newRow();
    return { open: async () => openMemory(contents), harm: async (harm) => memoryHarms[harm](rowOf("a"), rowOf("b")) };
  },
  15,
);
