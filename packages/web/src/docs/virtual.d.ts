declare module "virtual:docs" {
  export const groups: readonly {
    readonly title: string;
    readonly pages: readonly { readonly path: string; readonly title: string }[];
  }[];
  /** By its path, what loads a page. */
  export const pages: {
    readonly [path: string]: () => Promise<{
      readonly title: string;
      readonly contents: readonly { readonly id: string; readonly title: string }[];
      readonly html: string;
    }>;
  };
}
