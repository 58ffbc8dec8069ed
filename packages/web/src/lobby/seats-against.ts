import type { MatchRequest } from "@umpire/client";

/** The seats of a match against bots: open ones for the people, the rest bots. */
export const seatsAgainst = (bot: string, seats: number, people = 1): MatchRequest["seats"] =>
  Array.from({ length: seats }, (_, seat) => (seat < people ? "open" : { bot }));
