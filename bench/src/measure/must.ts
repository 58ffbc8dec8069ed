import type { Result } from "@umpire/kernel";

export function must<T, R extends { readonly code: string }>(result: Result<T, R>): T {
  if (!result.ok) throw new Error(`refused: ${result.refusal.code}`);
  return result.value;
}
