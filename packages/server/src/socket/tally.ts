/** Counts by type. A labelled counter would cost as much as parsing the message. */
export type Tally = Map<string, number>;

export const count = (tally: Tally, type: string): void => void tally.set(type, (tally.get(type) ?? 0) + 1);
