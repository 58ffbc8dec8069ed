/** Where a rulebook is shown. */
export const rulesPath = (book: string): string => `/rules/${book}`;
