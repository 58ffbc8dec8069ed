/** A game of one's own, as small as it gets. */
export const duel = `const accept = (value) => ({ ok: true, value });
export const duel = {
  id: "duel", edition: 1, maxDecisions: 2, presets: { standard: {} },
  parse: { options: accept, rules: accept, action: accept, state: accept },
  seats: () => 2,
  setup: () => accept({ state: { shots: [] }, events: [] }),
  next: ({ shots }) => shots.length ? { over: { winners: [0], reason: "shot" } } : { awaiting: [0, 1], step: "shoot" },
  view: (state) => state, isVisible: () => true, check: () => null,
  legal: () => [{ at: 1 }, { at: 2 }], sample: () => ({ at: 2 }), determinize: (view) => view, defaultAction: () => ({ at: 1 }),
  resolve: (state, chosen) => ({ state: { shots: [chosen(0).at, chosen(1).at] }, events: [{ type: "shot", at: [1] }] }),
};`;
