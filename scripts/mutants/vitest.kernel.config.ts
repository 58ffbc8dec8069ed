import { defineConfig } from "vitest/config";

// Only the kernel's own tests reach the mutated copy; the others find the kernel by its name, which is not mutated.
export default defineConfig({ test: { include: ["packages/kernel/src/**/*.test.ts"] } });
