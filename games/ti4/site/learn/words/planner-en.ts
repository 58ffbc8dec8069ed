export const en = {
  lead: "Which of my ships get there, what may the rift eat, do I win when I arrive? Put the position on the map, press where you want to go, and read the answer.",
  sections: {
    question: {
      title: "What you ask",
      text: [
        "Choose who moves and press the system to go to. Ships that get there go by their safest way and take along what they can carry; you can give each of them another order.",
        "The answer stands at the target and above the panels: how likely you win, what arrives, what it costs. It is worked out exactly, and a number you press says where it comes from.",
      ],
      caption:
        "Blue goes to Mecatol Rex, through the gravity rift next to it. The chance to take the planet stands beside it.",
    },
    fleets: {
      title: "Put the fleets there",
      text: [
        "Under Fleets, drag units to a system, or type a line: “3 dn 2 ff @ 18” is three Dreadnoughts and two Fighters for system 18. Short names will do.",
        "Give each player a faction and technologies. What they change counts from then on, in movement and in battle.",
      ],
      caption: "Blue has a Dreadnought in the east and a fleet below it, Red guards Mecatol Rex.",
    },
    ways: {
      title: "What is in the way",
      text: [
        "Other players’ ships, asteroid fields and supernovas bar the way; a nebula can only be its end. A gravity rift takes a ship one system further, and each rolls a die on its way out.",
        "Where a ship does not get there, the planner says why, by which rule, and what would help.",
      ],
      caption: "A red Destroyer stands in the rift, and nobody gets to Mecatol Rex: the system in the way is hatched.",
    },
    battle: {
      title: "The battle",
      text: [
        "Space cannons, the battle in space, bombardment and landing follow each other as on the table. Whatever may get lost on the way is in the number.",
        "Odds shows what is left on either side, round by round, and what each rift, technology and card is worth. “Roll it” plays it once, with dice.",
      ],
      caption: "Red’s ships go through the rift for Blue’s fleet and Vega Major below it.",
    },
    threats: {
      title: "Who can come to me",
      text: [
        "Threats asks this for every system at once: the redder a system, the likelier you lose it next turn. The letter says by whom.",
      ],
      caption: "Where Blue is in danger: Red’s ships reach the fleet through the rift.",
    },
    game: {
      title: "Begin with your own game",
      text: [
        "Under Share, paste the name or address of a game at AsyncTI4, or its file: map, units, factions and technologies come from there. A link of ti4battle.com opens too, as a battle.",
        "The address of the page holds the whole position. Send it, and others see what you see.",
      ],
    },
  },
};
