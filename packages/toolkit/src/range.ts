/** So many whole numbers in a row, from 0 or another first one. */
export const range = (length: number, first = 0): number[] => Array.from({ length }, (_, at) => first + at);
