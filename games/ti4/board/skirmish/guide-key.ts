/** Under what this browser remembers whether a newcomer's guide is wanted. */
export const guideKey = "skirmish-guide";
