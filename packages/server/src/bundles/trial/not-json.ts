const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === Array.prototype || prototype === null;
};

/** What a value is that is no JSON; null for one that is, or whose parts have to be looked at. */
function strangeness(value: unknown): string | null {
  if (value === null || ["string", "boolean"].includes(typeof value)) return null;
  if (typeof value === "number") return Number.isFinite(value) ? null : String(value);
  if (typeof value !== "object") return value === undefined ? "undefined" : `a ${typeof value}`;
  return isPlain(value) ? null : `a ${value.constructor.name}`;
}

/** Where a value is not JSON, as a path such as `/discs/3`, and what it is there; null where all of it is. */
export function notJson(value: unknown, path = ""): string | null {
  const strange = strangeness(value);
  if (strange !== null) return `${path || "/"} is ${strange}`;
  if (typeof value !== "object" || value === null) return null;
  for (const [key, inner] of Array.isArray(value) ? value.entries() : Object.entries(value)) {
    const found = notJson(inner, `${path}/${key}`);
    if (found !== null) return found;
  }
  return null;
}
