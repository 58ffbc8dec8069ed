const courtHomes = ["Summit", "Bastion", "Haven", "Delta", "Hollow", "Rampart", "Steppe", "Spire"];

/** Around the table, and as far from each other as they can be. */
const crownHomes: { readonly [seats: number]: readonly string[] } = {
  2: ["South", "North"],
  3: ["South", "Tarn", "Gate"],
  4: ["Arch", "Tarn", "Gate", "Reef"],
  5: ["South", "Arch", "Tarn", "North", "Gate"],
  6: ["South", "Arch", "Tarn", "North", "Gate", "Reef"],
};

/** The homes by the number of players on our maps of hexes: two to six on the map called crown, more on the court. */
export const homesFor = (seats: number): readonly string[] => crownHomes[seats] ?? courtHomes.slice(0, seats);

/** The options of a table for a number of players. */
export const tableFor = (seats: number) => ({
  map: Object.hasOwn(crownHomes, seats) ? "crown" : "court",
  starts: homesFor(seats).map((home) => ({ home })),
});
