/** Ships whose system has a wormhole while they are there. */
export const wormholeShips: { readonly [unit: string]: string } = { ghost_flagship: "delta" };
