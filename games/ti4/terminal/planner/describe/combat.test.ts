import { describe, expect, test } from "vitest";
import type { OddsAnswer } from "../../../combat/answer.ts";
import { askArrival, readArrival, type TypedArrival } from "../arrive.ts";
import { describeArrival, describeNoArrival } from "./arrive.ts";
import { describeOdds, type OddsQuestion } from "./odds.ts";

/** As it reads, wherever the lines are broken. */
const flat = (text: string) => text.replace(/\s+/g, " ");

const army = (units: { readonly [unit: string]: number }) => ({ units, damaged: {}, effects: {} });
const question: OddsQuestion = {
  ...{ place: "space", anomalies: [], attacker: army({ cruiser2: 3 }), defender: army({ dreadnought: 2 }) },
};
const nobody = { units: {}, damaged: {} };
const answer: OddsAnswer = {
  ...{
    attacker: 0.75,
    defender: 0.2,
    draw: 0.05,
    undecided: 0,
    method: "exact",
    modifiers: [],
    remarks: [],
    notModelled: [],
  },
  survivors: [
    { probability: 0.75, attacker: { units: { cruiser2: 1 }, damaged: {} }, defender: nobody },
    { probability: 0.2, attacker: nobody, defender: { units: { dreadnought: 2 }, damaged: { dreadnought: 1 } } },
    { probability: 0.05, attacker: nobody, defender: nobody },
  ],
  rounds: [
    { rounds: 1, probability: 0.25 },
    { rounds: 2, probability: 0.75 },
  ],
  resourcesLost: { attacker: 1.234, defender: 8 },
  casualties: { attacker: ["cruiser2"], defender: ["dreadnought"] },
  sustains: { attacker: [], defender: [] },
};
const told = (asked: Partial<OddsQuestion>, given: Partial<OddsAnswer> = {}, language: "en" | "ru" = "en") =>
  flat(describeOdds({ ...question, ...asked }, "official", { ...answer, ...given }, language));

describe("the odds of a battle in words", () => {
  test("what the place takes away", () => {
    const remarks = [
      { code: "planetary-shield" },
      { code: "entropic-scar" },
      { code: "fighters-grounded" },
      { code: "idle-effect", side: "attacker", effect: "bunker" },
    ] as const;
    const english = told({}, { remarks });
    for (const said of ["planetary shield", "entropic scar", "Fighter I do not fight", "does nothing here: bunker"])
      expect(english).toContain(said);
    expect(told({}, { remarks }, "ru")).toContain("Планетарный щит");
  });

  test("who, where, who wins, what is left, how long, and what it costs", () => {
    const text = told({ anomalies: ["nebula", "asteroid-field"] });
    expect(text).toContain(
      "3 Cruiser II against 2 Dreadnought I. Space combat, nebula, asteroid field. Rules: official.",
    );
    expect(text).toMatch(/attacker wins 75% █+▌ defender wins 20% █+ draw 5% ██▌ How it can end:/);
    expect(text).toContain(
      "75% attacker: 1 Cruiser II 20% defender: 2 Dreadnought I (1 damaged) 5% nobody is left How many rounds",
    );
    expect(text).toMatch(/takes: 1 25% █{10} 2 75% █{30} Resources/);
    expect(text).toMatch(/the attacker 1\.23, the defender 8\.$/);
  });

  test("in Russian", () => {
    const text = told({ anomalies: ["nebula"], place: "ground" }, {}, "ru");
    expect(text).toContain("3 × крейсер II против 2 × дредноут I. Наземный бой, туманность. Правила: official.");
    expect(text).toMatch(/победа атакующего 75 % █+▌ победа защитника 20 % █+ ничья 5 %/);
    expect(text).toContain("20 % защитник: 2 × дредноут I (повреждено: 1) 5 % не остаётся никого");
    expect(text).toMatch(/у атакующего 1,23, у защитника 8\.$/);
  });

  test("what changes the rolls, whose, when, and by which rule", () => {
    const add = { op: "add", on: "combat" };
    const modifiers: OddsAnswer["modifiers"] = [
      { side: "defender", ...add, amount: 1, source: "nebula", rule: "LRR 59.3" },
      { side: "attacker", ...add, amount: 1, source: "morale-boost", rule: "Morale Boost", until: 2 },
      {
        ...{ side: "attacker", ...add, amount: 2, source: "fighter-prototype", rule: "Fighter Prototype" },
        ...{ only: "fighter", until: 1 },
      },
      {
        side: "defender",
        ...add,
        on: "cannon",
        amount: -1,
        source: "antimass-deflectors",
        rule: "Antimass Deflectors",
      },
    ];
    const english = told({}, { modifiers });
    expect(english).toContain("the defender's combat rolls +1: nebula (LRR 59.3) ");
    expect(english).toContain("the attacker's combat rolls +1 in the first 2 rounds: Morale Boost ");
    expect(english).toContain("the attacker's fighters' combat rolls +2 in round 1: Fighter Prototype ");
    expect(english).toContain("the defender's space cannon rolls −1: Antimass Deflectors ");
    const russian = told({}, { modifiers }, "ru");
    expect(russian).toContain("боевые броски защитника +1: туманность (LRR 59.3) ");
    expect(russian).toContain("боевые броски истребителей атакующего +2 в раунде 1: Прототип истребителя ");
    expect(russian).toContain("броски космических пушек защитника −1: Дефлекторы антимассы ");
  });

  test("what each side has, who takes no part, and when it stops", () => {
    const attacker = { ...army({ cruiser: 1, infantry: 2 }), effects: { "morale-boost": 2, "duranium-armor": 1 } };
    const limits = { rounds: 3, retreat: { side: "defender", after: 1 } } as const;
    const text = told({ attacker, ...limits }, { undecided: 0.5 });
    expect(text).toContain("The attacker has: Morale Boost ×2, Duranium Armor.");
    expect(text).toContain("Of the attacker these take no part here: Infantry I.");
    expect(text).toContain("The battle stops after 3 rounds. The defender leaves after 1 round.");
    expect(text).toMatch(/ undecided 50% .* takes: .* undecided 50% /);
    expect(told({ attacker, ...limits }, {}, "ru")).toContain(
      "Бой прекращают после 3 раундов. Защитник уходит после 1 раунда. У атакующего здесь не участвуют: пехота I.",
    );
  });

  test("[TI115] a draw on the ground says that the defender keeps the planet; in space there is none to keep", () => {
    const draw = "A draw leaves the planet with the defender.";
    const left = "nobody is left, and the defender keeps the planet";
    const text = told({ place: "ground" });
    expect([text.includes(draw), text.includes(left)]).toEqual([true, true]);
    expect(told({}).includes("keeps the planet")).toBe(false);
    expect(told({ place: "ground" }, { draw: 0 })).not.toContain(draw);
    expect(told({ place: "ground" }, {}, "ru")).toContain("При ничьей планета остаётся за защитником.");
  });

  test("on the ground ships bombard and structures defend", () => {
    const attacker = army({ infantry: 1, dreadnought: 1, carrier: 1 });
    const text = told({ place: "ground", attacker, defender: army({ pds: 1, spacedock: 1, mech: 1 }) });
    expect(text).toContain("Of the attacker these take no part here: Carrier I.");
    expect(text).toContain("Of the defender these take no part here: Space Dock I.");
  });

  test("only the likeliest of many ends, none that hardly ever happens, and a long tail of rounds together", () => {
    const survivors = [0.4, 0.2, 0.1, 0.1, 0.1, 0.05, 0.05].map((probability, at) => ({
      ...{ probability, attacker: { units: { fighter: at + 1 }, damaged: {} }, defender: nobody },
    }));
    expect(told({}, { survivors })).toContain("The likeliest 6 of 7 ends:");
    const rare = [...survivors.slice(0, 1), { probability: 1e-9, attacker: nobody, defender: nobody }];
    expect(told({}, { survivors: rare })).toContain("The likeliest 1 of 2 ends: 40% attacker: 1 Fighter I How");
    const even = Array.from({ length: 20 }, (_, at) => ({ rounds: at + 1, probability: 0.05 }));
    expect(told({}, { rounds: even })).toMatch(/ 9 5% \S+ 10\+ 55% /);
    const short = [0.9, 0.098, 0.001, 0.001].map((probability, rounds) => ({ rounds, probability }));
    expect(told({}, { rounds: short })).toMatch(/ 0 90% \S+ 1 9\.8% \S+ 2\+ 0\.2% /);
    expect(told({}, { rounds: null })).toContain("would be too long to work out");
  });

  test("the orders that were found, and what is not counted", () => {
    const attacker = { ...question.attacker, casualties: "best" } as const;
    const given = {
      casualties: { attacker: ["fighter", "cruiser2"], defender: ["dreadnought"] },
      notModelled: [{ unit: "jolnar_flagship", text: "more hits" }],
    };
    const text = told({ attacker }, given);
    expect(text).toContain("The attacker loses its units best in this order: Fighter I, Cruiser II.");
    expect(text).not.toContain("The defender");
    expect(text).toMatch(/Not counted: J\.N\.S\. Hylarim: more hits$/);
    const both = told({ attacker, defender: { ...question.defender, casualties: "best" } }, given, "ru");
    expect(both).toContain(
      "в таком порядке: истребитель I, крейсер II. У защитника терять можно отряды только одного вида.",
    );
    expect(both).toMatch(/Не учтено: Ж\.Н\.С\. Хиларим: more hits$/);
  });

  test("what is all but certain is not called certain", () => {
    expect(told({}, { attacker: 0.999_99 })).toContain("attacker wins >99.99% ");
    expect(told({}, { attacker: 1 - 1e-12 })).toContain("attacker wins 100% ");
    expect(told({}, { attacker: 0.999_99 }, "ru")).toContain("атакующего >99,99 % ");
  });
});

const MAP = JSON.stringify({
  systems: [
    { id: "A" },
    { id: "R", anomalies: ["gravity-rift"] },
    { id: "T", anomalies: ["nebula"] },
    { id: "Z" },
    { id: "L" },
  ],
  links: [
    ...[
      ["A", "R"],
      ["R", "T"],
      ["Z", "A"],
    ],
    ...[
      ["A", "L"],
      ["L", "T"],
    ],
  ],
});
const arriving = (typed: TypedArrival, file?: string) => {
  const read = readArrival(file, { map: MAP, active: "t", ...typed });
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  return read.value;
};
const arrivalTold = (typed: TypedArrival, language: "en" | "ru" = "en") => {
  const arrival = arriving({ against: "2 cruiser + 3 fighter", ...typed });
  const arrived = askArrival(arrival, undefined);
  if (!arrived.ok) throw new Error(JSON.stringify(arrived.refusal));
  return flat(describeArrival(arrival, arrived.value, language));
};

describe("what arrives and wins, in words", () => {
  test("who comes how with what, what may arrive, the chance, and the price", () => {
    const text = arrivalTold({
      ship: ["2x carrier@A"],
      cargo: ["carrier#1, carrier#2: 4 fighter"],
      attacker: ["fragile"],
    });
    expect(text).toContain(
      "Active system: T. Rules: official. Against 2 Cruiser I + 3 Fighter I. Space combat, nebula.",
    );
    expect(text).toContain("The attacker has: Fragile.");
    expect(text).toContain(
      "carrier#1, carrier#2 (Carrier I, A) move. A → R → T 1 die: arrives with 70%; aboard each: 4 Fighter I",
    );
    expect(text).toContain("What may arrive: 49% 2 Carrier I + 8 Fighter I 42% 1 Carrier I + 4 Fighter I 9% nothing");
    expect(text).toMatch(/everything that may arrive: attacker wins [\d.]+% █\S+ defender wins [\d.]+% █\S+ draw /);
    expect(text).toMatch(
      /the gravity rift R costs [\d.]+ points: without it the chance to win would be [\d.]+%\. the nebula T costs [\d.]+ points: /,
    );
  });

  test("the safest path is taken where none is named", () => {
    const ship = ["carrier2@A"];
    expect(arrivalTold({ ship })).toContain("A → L → T no dice: arrives");
    expect(arrivalTold({ ship, path: ["carrier2#1: a r t"] })).toContain("A → R → T 1 die: arrives with 70%");
    const laden = arrivalTold({ ship, cargo: ["carrier2#1: 2 infantry@r + fighter"] }, "ru");
    expect(laden).toContain(
      "A → R → T 1 бросок: доходит с вероятностью 70 %; на борту: 2 × пехота I из R + 1 × истребитель I",
    );
  });

  test("who cannot come stays, and why; who is there counts", () => {
    const text = arrivalTold({ ship: ["cruiser@A", "carrier@Z", "destroyer@T"] }, "ru");
    expect(text).toContain("carrier#1 (авианосец I, Z) не доходит до T. - Нужно движение 2, а у корабля 1.");
    expect(text).toContain("destroyer#1 (эсминец I, T) уже стоит в T.");
    expect(text).toContain("Что может дойти: 100 % 1 × крейсер I Вероятность победы");
    expect(text).toMatch(/туманность T стоит [\d,]+ пункт\S*: без неё вероятность победы была бы /);
    expect(arrivalTold({ ship: ["destroyer@T"] })).not.toContain("What may arrive");
  });

  test("many arrivals: the likeliest, and the rest together", () => {
    const text = arrivalTold({ ship: ["3x cruiser@R", "3x destroyer@R"] });
    expect(text).toMatch(/: 19\.45% 2 Cruiser I \+ 2 Destroyer I .* 8\.9% anything else \(8 further ways\) The chance/);
  });

  test("a way without anomalies costs nothing, and is said to", () => {
    const map = '{"systems":[{"id":"A"},{"id":"T"}],"links":[["A","T"]]}';
    expect(arrivalTold({ map, ship: ["cruiser@A"] })).toMatch(/No gravity rift and no nebula takes anything/);
    const certain = arrivalTold({ ship: ["cruiser@A"], against: "fighter", place: "ground" });
    expect(certain).toContain("the nebula T costs nothing: without it the chance to win is the same.");
  });

  test("where nobody comes, why not", () => {
    const text = flat(describeNoArrival(arriving({ ship: ["carrier@Z"], against: "fighter" }), "en"));
    expect(text).toContain("carrier#1 (Carrier I, Z) does not reach T.");
    expect(text).toMatch(/No ship moves to T, and none is there: there is no battle\.$/);
  });
});
