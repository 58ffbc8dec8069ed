export const en = {
  howTo: {
    lead: "Two fleets of shapes on a blueprint. Both players decide in secret, and both orders are opened at the same moment.",
    sections: {
      goal: {
        title: "What you want",
        text: [
          "Bring the other side to 0. Both begin with 66 health, and your ships are the only thing that takes it away or gives it back.",
          "You sit below, the other side above. Whatever either of you has is in plain sight; only the orders of this turn are not.",
        ],
        caption: "A duel in its second turn. Each side has its health at the edge and its ships towards the middle.",
      },
      turn: {
        title: "What you do in a turn",
        text: [
          "One die is rolled for both of you. What it shows, 2 more and what you have saved are your lines, and lines pay for ships.",
          "Put your ships together and seal the order. When the other side has sealed too, both are opened.",
        ],
        caption: "A 4 on the die makes 8 lines. Two Struts cost 6; the dashed ones are drawn, and not there yet.",
      },
      ships: {
        title: "Ships work every turn",
        text: [
          "A Strut deals 2 damage, a Gusset heals 2, and they go on doing it. So ships that you draw early pay off longest.",
          "A hull has as many strokes as the ship costs. Larger ships take smaller ones in: two Struts, a Gusset and 3 lines make a Keystone.",
        ],
        caption: "The Keystone would take both Struts and the Gusset in, and deal 5 damage a turn.",
      },
      charges: {
        title: "Charges",
        text: [
          "Some ships have charges, shown as dots: a Caliper deals 5 damage or heals 6, twice in a match. After drawing both sides say in secret what they use.",
          "If anybody used something, both may answer once with what they kept. A ship acts once a turn.",
        ],
        caption: "The Caliper would deal 5 damage at the end of the turn; the hatching shows what would be left.",
      },
      sum: {
        title: "Health changes once a turn",
        text: [
          "At the end of the turn all damage and all healing are added up, and then health changes, once. So healing in time beats a blow that would have been the last.",
          "Look at the bar before you seal: it shows what would be left.",
        ],
        caption: "10 damage is coming at 9 health. Healing 6 in answer leaves 5.",
      },
      end: {
        title: "How it ends",
        text: [
          "Whoever is at 0 has lost. If both are, the one with more left wins, and equal is a draw.",
          "From turn 11 on it gets dark: nothing heals any more, and both take damage, more every turn.",
        ],
        caption: "Two Calipers and two Struts deal 14: the other side would be out.",
      },
    },
  },
  lesson: {
    draw: {
      title: "Draw ships",
      task: "You have 8 lines. Draw two Struts at 3 lines each and seal the order.",
      done: "Each Strut deals 2 damage, in this turn and in every one to come. The 2 lines left are saved.",
      misses: {
        one: "you had lines for a second Strut, and early ships pay off longest.",
        none: "without Struts nothing deals damage. Two of them cost 6 of your 8 lines.",
      },
    },
    join: {
      title: "Join them",
      task: "Draw a Keystone: it takes in your two Struts and your Gusset, for 3 lines.",
      done: "Three small ships became one that deals 5 damage a turn, and 1 more for every other ship you have.",
      misses: {
        apart: "the Keystone is not there. Choose it among the larger ships: you have all its parts.",
      },
    },
    charge: {
      title: "Use a charge",
      task: "Your Caliper has 2 charges. Use one for damage in this battle.",
      done: "5 damage at the end of the turn, beside the Strut’s 2. One charge is left, and charges never come back.",
      misses: {
        healed: "that was healing, and you have lost nothing yet. Choose damage.",
        held: "the Caliper did nothing. Choose its damage and seal the order.",
      },
    },
    answer: {
      title: "Answer in time",
      task: "10 damage is coming and you have 9 health. Answer so that you survive this turn.",
      done: "Damage and healing are added up first: 9 − 10 + 6 leaves 5. You are still there.",
      misses: {
        hit: "you hit back and are out all the same: nobody else was at 0. Use the charge to heal.",
        held: "that was your last chance, and you are out. Use the Caliper’s charge to heal.",
      },
    },
    finish: {
      title: "End it",
      task: "The other side has 10 health and heals 2, your Struts deal 4. Add enough to end it now.",
      done: "4 and 10 make 14, against 10 and 2. They are at 0, and you have won.",
      misses: {
        one: "4 and 5 make 9, and they heal 2: 3 are left. You have a second Caliper.",
        held: "4 damage less 2 healing is not enough. Both your Calipers can strike.",
      },
    },
  },
};
