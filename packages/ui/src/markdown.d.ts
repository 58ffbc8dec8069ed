/** See `BookText`. */
declare module "*.md" {
  export const title: string;
  export const contents: readonly { readonly id: string; readonly title: string }[];
  export const html: string;
}
