import type { SkirmishWords } from "./words.ts";

export const en: SkirmishWords = {
  player: (seat) => `player ${seat + 1}`,
  you: (player) => `${player} (you)`,
  verb: {
    activate: ["activate", "act"],
    use: ["use", "ability"],
    pass: ["pass"],
    move: ["move", "go"],
    remove: ["remove"],
    lose: ["lose", "assign", "destroy"],
    sustain: ["sustain"],
    retreat: ["retreat", "flee"],
    stay: ["stay", "fight"],
    bombard: ["bombard"],
    land: ["land"],
    build: ["build", "produce"],
    reach: ["reach"],
    odds: ["odds"],
    map: ["map", "table"],
  },
  joint: {
    all: ["all", "everything"],
    none: ["none", "nothing"],
    nothing: ["nothing", "none"],
    by: ["by", "via", "along"],
    with: ["with"],
    from: ["from"],
    on: ["on", "onto"],
    in: ["in", "at"],
    drive: ["drive"],
    damaged: ["damaged"],
    filler: ["and", "a", "an", "the", "to", "my", "+"],
  },
  units: {},
  layout: {
    counted: (count, unit) => `${count} ${unit}`,
    round: (round, rounds) => `Round ${round} of ${rounds}`,
    turnOf: (player, step) => `${player}: ${step}`,
    active: (system) => `active system ${system}`,
    combatRound: (round) => `combat round ${round}`,
    beforeRound: (round) => `before combat round ${round}`,
    leaving: (player, system) => `${player} will retreat to ${system}`,
    heads: { score: "score", treasury: "treasury", tokens: "tokens left" },
    passed: "has passed",
    freePlanets: (planets) => `Planets of nobody: ${planets}.`,
    planet: (planet, owner, units) =>
      `${planet} ${owner === null ? "(nobody's)" : `of ${owner}`}${units && `: ${units}`}`,
    landed: (units, player) => `${units} of ${player} landed`,
    ships: (player, units) => `${player}: ${units}`,
    tokens: (players) => `● ${players.join(", ")}`,
  },
  choice: {
    fleet: (ships, cargo) => `${ships} ${ships === 1 ? "ship" : "ships"}${cargo && ` with ${cargo}`}`,
    arrive: (ships, percent) => `${ships === 1 ? "arrives" : "all arrive"} ${percent}`,
    space: (percent) => `space won ${percent}`,
    planet: (planet, worth, percent) => `${planet} (+${worth}) ${percent}`,
    takes: (planets) => `takes ${planets.join(", ")}`,
    own: (planet) => `${planet} is yours already`,
    build: (treasury) => `build at your dock, ${treasury} in the treasury`,
    nothingReaches: "nothing of yours reaches it",
    anomaly: (anomaly) => `makes it a ${anomaly}`,
    passes: "no more turns for you in this round",
    movesNone: "every ship stays where it is",
    stays: (percent) => (percent === null ? "fight on" : `fight on: you win with ${percent}`),
    leaves: "after the next round, with all that can move; a command token follows",
    landsNone: "all ground forces stay aboard",
    buildsNone: (treasury) => `keep ${treasury} in the treasury`,
    costs: (cost, left) => `costs ${cost}, leaves ${left}`,
    usual: "the usual way",
  },
  prompt: {
    ask: (player, step, note) => `${player}, ${step}${note && ` (${note})`}:`,
    hits: (hits) => (hits === 1 ? "1 hit" : `${hits} hits`),
    more: (more) => `… and ${more} more that can be typed`,
    wrongStep: (typed, step, example) =>
      `"${typed}" does not answer this step: ${step}. Nothing was done. Type, say: ${example}`,
    type: (examples) =>
      `A number of the list, or type: ${examples.join(" | ")}. Free: reach SYSTEM, odds SYSTEM, map. Also undo, resign, draw, help, quit.`,
    stray: {
      line: (typed, known) => `"${typed}" is not understood, and nothing was done. Type, say: ${known} (or \`help\`).`,
      system: (typed, known) => `There is no system "${typed}". There are: ${known}.`,
      unit: (typed, known) => `There is no unit "${typed}".${known && ` Did you mean ${known}?`}`,
      ship: (typed, known) => `You have no ship "${typed}" that could move. There are: ${known}.`,
      planet: (typed, known) => `There is no planet "${typed}" here. There are: ${known}.`,
      number: (typed, known) => `There is no number ${typed} in the list: it has ${known}.`,
      where: (typed, known) => `Say where: \`${typed}\`, say ${known}.`,
    },
    help:
      "The number of the list takes that line. Systems go by their ids or by a planet in them, upper or lower case; units by their ids.\n" +
      "A turn: `activate Crown`, `use nova in Crown`, or `pass`, which ends your round.\n" +
      "Movement: `move all` (each ship by its safest way, as full as it goes), `move none`, or ship by ship: " +
      "`move North/carrier/1 by North Maw Crown with 4 infantry; North/cruiser/1`. Without `by` a ship takes its safest way, without `with` it " +
      "goes empty, `with all` fills it, `with 2 infantry from Garden` picks up on the way, `drive` at the end uses Gravity Drive.\n" +
      "Combat: `retreat North` or `stay`; hits by number, or `lose 2 fighter, sustain 1 dreadnought` (`lose 1 damaged dreadnought`); beyond the fleet " +
      "pool `remove 1 destroyer`.\n" +
      "Invasion: `bombard Concord with 2 dreadnought`, `land 3 infantry on Concord; 1 infantry on Mistral`, `land all on Concord`, `land none`.\n" +
      "Production: `build 1 carrier 2 infantry`, `build nothing`.\n" +
      "Questions cost nothing: `reach Crown` says which of your ships reach it, by which way and at what risk, or why not; `odds Crown` works out the plan " +
      "for it exactly, `odds` alone the battle that is fought; `map` or Enter shows the whole table again.\n" +
      "An action as JSON works too. `undo` (or `back`) takes your last decision back where that is fair, `resign` leaves the match, `draw` offers or " +
      "accepts a draw, `quit` stops the program. At the end of input the random bot plays on for you.",
  },
  odds: {
    plan: (system) => `The plan for ${system}, each ship by its safest way and as full as it goes:`,
    noShips: (system) => `None of your ships comes to ${system} (\`reach ${system}\` says why), and none is there.`,
    there: (system, units) => `In ${system} already: ${units}.`,
    arrives: (percent) => `All of it arrives with ${percent}.`,
    against: (player, units) => `In space, against ${units} of ${player}, whatever the rifts leave:`,
    nobody: "Nobody is in the way in space.",
    tooMany: "So many ships are beyond what is worked out exactly.",
    landing: "Over the whole action, rifts and space included, all that is left landing on one planet takes it:",
    noLanding: "It brings no ground forces, or there is no planet to take.",
    now: "The battle as it stands:",
    beforeHits: "The battle as it stands, before these hits are taken:",
    moves: (ship, path, cargo, risk) => `${ship} by ${path}${cargo && ` with ${cargo}`}: ${risk}`,
  },
};
