import { recall, remember } from "@umpire/ui";

const KEY = "match.name";
export const MAX_NAME_LENGTH = 40;

/** What the player was called last time; empty for somebody new. */
export const loadName = (): string => recall(KEY) ?? "";

export const storeName = (name: string): void => remember(KEY, name);
