/** `length` whole numbers in a row, from `first` on. */
export const range = (length: number, first = 0): number[] => Array.from({ length }, (_, at) => first + at);
