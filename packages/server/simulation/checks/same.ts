/** Whether two values are the same JSON, whatever the order of their fields. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [left, right] = [one, other] as { readonly [key: string]: unknown }[];
  const keys = Object.keys(left ?? {}).filter((key) => left?.[key] !== undefined);
  if (keys.length !== Object.keys(right ?? {}).filter((key) => right?.[key] !== undefined).length) return false;
  return keys.every((key) => isSame(left?.[key], right?.[key]));
}
