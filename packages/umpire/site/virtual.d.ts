declare module "virtual:games/site" {
  import type { GameSite } from "@umpire/ui";

  const sites: readonly GameSite[];
  export default sites;
}

declare module "virtual:games/player" {
  import type { Kit } from "@umpire/kit";

  const loads: { readonly [game: string]: () => Promise<{ readonly players: readonly Kit[] }> };
  export default loads;
}
