export const en = {
  howTo: {
    lead: "Two squads on a lawn of five by five. No dice and no secrets: the board shows what a move will do before you make it.",
    sections: {
      goal: {
        title: "What you want",
        text: [
          "Fell every enemy unit. You have a Swordsman with 10 health and an Archer with 8; so has your rival.",
          "You play from the bottom: your Swordsman stands on B1, your Archer on D1.",
        ],
        caption: "How a match begins. You are at the bottom.",
      },
      turn: {
        title: "What you do in a turn",
        text: [
          "Each of your units acts once: it steps to the next tile, or it strikes. Both go straight along a row or a column, never across a corner.",
          "A unit may also step and strike in one go, but that ends your turn at once. So let the other one act first.",
        ],
        caption: "Your Swordsman would step from B2 to C2 and strike on C3: the enemy would fall to 7.",
      },
      reach: {
        title: "Who reaches whom",
        text: [
          "A Swordsman strikes the tile next to it. An Archer also strikes two tiles away, over whoever stands between.",
          "A blow never misses and nobody strikes back at once: it takes 3 health.",
        ],
        caption: "Archer against Archer, two tiles apart. Whoever shoots first is ahead.",
      },
      signs: {
        title: "The round signs",
        text: [
          "Five signs lie on row 3, and each works once, for the first to step on it. Rage adds 2 to your blows, Haste a tile to your step.",
          "The other three fall on the nearest enemy: Stun takes its next turn, Root holds it in place, Poison takes 1 health at the end of every turn.",
          "A sign works before the blow of the same move, so step onto Rage and strike with it.",
        ],
        caption: "A step to A3 stuns the enemy Swordsman, and only then it is struck.",
      },
      danger: {
        title: "Look before you leap",
        text: [
          "Choose a tile and the board shows what may come back: a red arrow from whoever could strike you there in the next turn.",
          "The best blow is one that nobody can answer.",
        ],
        caption: "A step to D3 looks safe from the Swordsman, but the Archer on D4 can strike there.",
      },
      end: {
        title: "How it ends",
        text: [
          "Whoever’s units alone are left standing wins. If the last two fall together, or 60 turns have gone by, it is a draw.",
        ],
        caption: "Rage on C3 makes it 5: the last enemy would not survive, and the match is won.",
      },
    },
  },
  lesson: {
    step: {
      title: "Take a step",
      task: "Press your Swordsman on B1, then the tile B2, and do it.",
      done: "A unit steps to the next tile, along its row or column.",
      misses: {
        ended: "your turn is over and nobody has moved. First step with your Swordsman, from B1 to B2.",
        other: "your Swordsman should stand on B2. It goes straight up from B1.",
      },
    },
    strike: {
      title: "Strike from afar",
      task: "An Archer reaches two tiles. Strike the enemy Archer on D4 with yours.",
      done: "3 health gone, and no dice in it: a blow always lands.",
      misses: {
        ended: "nobody was struck. Your Archer on D2 has the enemy on D4 in reach.",
        moved: "your Archer has used its turn to step. From D2 it reaches D4 without one.",
      },
    },
    order: {
      title: "Two blows in a turn",
      task: "Hit the enemy Swordsman on C3 with both your units in this turn.",
      done: "First who only strikes, then who steps and strikes, because that ends the turn.",
      misses: {
        ended: "stepping and striking has ended your turn before your Archer could shoot. Let the Archer go first.",
        stepped: "whoever only steps does not strike any more in this turn. The Archer on C1 reaches C3 as it stands.",
      },
    },
    sign: {
      title: "Use a sign",
      task: "Be the first on A3: its sign stuns the nearest enemy, who then loses a turn.",
      done: "The enemy Swordsman does nothing in its next turn. Each sign works once.",
      misses: {
        ended: "now the enemy steps on A3 first, and you are the one who is stunned.",
        other: "the sign is still there for the enemy to take. Your Swordsman reaches A3 in one step.",
      },
    },
    finish: {
      title: "Win it",
      task: "The last enemy has 5 health and your Swordsman takes 3. Find the tile from which it takes 5.",
      done: "Rage came first, then the blow: 3 and 2 make 5. Your side alone is left, so you win.",
      misses: {
        ended: "the enemy is still standing. Rage on C3 adds 2 to a blow made from there.",
        weak: "it is still standing with 2. Rage on C3 adds 2 to a blow made from there.",
        stepped: "a step alone does not strike. Step onto C3 and strike in the same go.",
      },
    },
  },
};
