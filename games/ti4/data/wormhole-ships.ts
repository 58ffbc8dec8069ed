/** Ships whose system has a wormhole while they are there. */
export const wormholeShips: { readonly [unit: string]: { readonly wormhole: string; readonly source: string } } = {
  ghost_flagship: { wormhole: "delta", source: "hil-colish" },
};
