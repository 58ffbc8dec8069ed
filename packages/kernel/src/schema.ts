import { pointer } from "./json.ts";

/** The common interface of schema libraries (zod, valibot, arktype), Standard Schema version 1. */
export type StandardSchema<T> = {
  readonly "~standard": { validate(input: unknown): StandardResult<T> | Promise<StandardResult<T>> };
};
type StandardResult<T> =
  | { readonly value: T; readonly issues?: undefined }
  | { readonly issues: readonly StandardIssue[] };
type StandardIssue = {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
  /** zod names fields that should not be there beside the path, not in it. */
  readonly keys?: readonly string[];
};

/** What a schema makes of an input: the value, or a refusal that points to the first field at fault. */
type Parsed<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: BadRequest };
type BadRequest = { readonly code: "bad-request"; readonly path: string; readonly problem: string };

/** A parser, as a game's `parse` wants it, from a schema of any such library. */
export function parser<T>(schema: StandardSchema<T>): (input: unknown) => Parsed<T> {
  return (input) => {
    const result = schema["~standard"].validate(input);
    if (result instanceof Promise) throw new TypeError("a game's schema must not be asynchronous");
    if (result.issues === undefined) return { ok: true, value: result.value };
    const { message = "does not fit", path = [], keys = [] } = result.issues[0] ?? {};
    const steps = [...path.map((step) => (typeof step === "object" ? step.key : step)), ...keys.slice(0, 1)];
    return { ok: false, refusal: { code: "bad-request", path: steps.reduce<string>(pointer, ""), problem: message } };
  };
}
