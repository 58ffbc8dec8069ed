/** Where AsyncTI4 gives out its games. In a module of its own: every page of a site names it, and few ask there. */
export const ASYNC_TI4 = "https://bot.asyncti4.com";
