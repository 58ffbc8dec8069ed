/** The games with a guide for newcomers, and under what this browser remembers whether it is wanted. */
export const guideKeys = { tactics: "tactics-hints", shapeships: "shapeships-guide" } as const;
