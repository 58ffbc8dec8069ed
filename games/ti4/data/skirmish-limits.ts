/** What a skirmish's table holds at most; the largest official map has about 61 systems, 200 links and 90 planets. */
export const tableLimits = {
  systems: 100,
  /** Neighbours by place, and pairs of systems with matching wormholes. */
  links: 1000,
  planets: 200,
  /** Tokens and abilities that have changed the map. */
  additions: 100,
  /** Units of one player: twice what is in the box. */
  units: 200,
} as const;
