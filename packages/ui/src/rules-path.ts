/** Where a rulebook is shown. */
export const rulesPath = (book: string): string => `/rules/${book}`;
/** Where a game is learnt by doing. */
export const lessonPath = (game: string): string => `/learn/${game}`;
