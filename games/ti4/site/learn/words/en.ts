export const en = {
  howTo: {
    lead: "A small war for planets on a map of hexes, for two to eight players. You see the odds before you send your ships.",
    sections: {
      goal: {
        title: "What you want",
        text: [
          "Hold the planets that are worth most when the war ends. A planet shows two numbers, resources and influence, and both count.",
          "You begin at your home with a few ships, infantry and a space dock. The planet in the middle is worth 7, and it is nobody’s yet.",
        ],
        caption: "How a war of two begins: your home is South, at the bottom, and Crown lies in the middle.",
      },
      turn: {
        title: "What you do in a turn",
        text: [
          "Pick a system and activate it: that costs one of your three command tokens. Then your ships may go there, and nowhere else.",
          "Only ground forces take planets, and only ships carry them. So send a Carrier with infantry, and land.",
        ],
        caption: "Anvil is active. A Carrier with two infantry would come from South and take Ironfold.",
      },
      battle: {
        title: "Battles",
        text: [
          "Where ships of two players meet, they fight with ten-sided dice, round after round. A Cruiser hits with 7 or more, a Dreadnought with 5 or more.",
          "The board says how likely you win before you go, and while the battle lasts you choose who takes the hits. A Dreadnought takes one and lives.",
        ],
        caption: "A Dreadnought and a Cruiser against one Cruiser at Anvil: the odds stand at the target.",
      },
      map: {
        title: "What lies in the way",
        text: [
          "Asteroids and supernovas let nobody through. A nebula ends your move, and whoever leaves it goes one system far.",
          "A gravity rift takes you a system further, and may eat the ship: each rolls a die on the way out. Systems with the same wormhole are neighbours.",
        ],
        caption: "Around Crown: rifts to the north and the south, nebulas, a supernova and an asteroid field.",
      },
      build: {
        title: "Building",
        text: [
          "Activate a system with your own dock, and it builds: ships and infantry, as long as the treasury lasts. Planets fill it at the end of every round.",
        ],
        caption: "Your home with its dock is active: what you build appears there.",
      },
      end: {
        title: "How it ends",
        text: [
          "When all have passed, a round is over: tokens come back and damage is repaired. After four rounds whoever’s planets are worth most wins.",
        ],
        caption: "The last action of a war. 10 against 16, and Concord on Crown is worth 7.",
      },
    },
  },
  lesson: {
    take: {
      title: "Take a planet",
      task: "Press Anvil on the map and activate it, move a Carrier there with infantry, and land.",
      done: "Ironfold is yours: 3 points now, and 3 resources every round.",
      misses: {
        passed: "whoever passes is out for the round. Press Anvil, next to your home, and activate it.",
        elsewhere: "the ships can now go there alone. Ironfold, the planet of Anvil, is next door.",
        empty: "nobody was aboard to land. Only ground forces take planets: let the Carrier take infantry along.",
        aboard: "the infantry stayed aboard, and so Ironfold is nobody’s. Land them.",
      },
    },
    odds: {
      title: "Know your odds",
      task: "A Cruiser guards Anvil. Send enough to win with 90% or more, but leave a ship at home.",
      done: "The odds are worked out exactly, before any die is rolled.",
      misses: {
        weak: "that is below 90%. Look at the number on the map while you choose who goes.",
        bare: "nobody is left to guard your home. Let one ship stay: 90% needs fewer.",
      },
    },
    hits: {
      title: "Take the hit",
      task: "You took a hit. Give it to the ship that can bear it, so that none is lost.",
      done: "The Dreadnought is damaged and fights on. It is repaired when the round ends.",
      misses: {
        lost: "a ship is gone. A Dreadnought can take one hit and live: choose “damaged”.",
      },
    },
    build: {
      title: "Build",
      task: "Your dock has 4 to spend. Build what takes the next planet: a Carrier and two infantry.",
      done: "3 for the Carrier, 1 for two infantry. They can move when you activate another system.",
      misses: {
        empty: "an empty Carrier takes nothing. Two infantry cost 1.",
        other: "that takes no planet. A Carrier costs 3, and two infantry 1.",
      },
    },
    win: {
      title: "Win the war",
      task: "This is the last action, and it stands 10 to 16. Take the planet that is worth 7.",
      done: "17 to 16: Concord decides the war, and you have won.",
      misses: {
        less: "no planet there is worth enough. Concord on Crown, in the middle, is worth 7.",
        empty: "the war is over, and it is not enough. Your Carrier at Shroud has two infantry for Concord on Crown.",
      },
    },
  },
};
