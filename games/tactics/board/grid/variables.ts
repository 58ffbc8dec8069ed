import type { CSSProperties } from "react";

/** Numbers and lengths for the stylesheet. */
export const variables = (values: { readonly [name: `--${string}`]: number | string }): CSSProperties =>
  Object.assign({}, values);
