export const capitalize = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

export const formatSigned = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`);
