import { countRu } from "@umpire/toolkit";
import { namesRu } from "../../../words/names/ru.ts";
import type { SkirmishWords } from "./words.ts";

export const ru: SkirmishWords = {
  player: (seat) => `игрок ${seat + 1}`,
  you: (player) => `${player} (вы)`,
  verb: {
    activate: ["активировать", "activate"],
    use: ["применить", "use"],
    pass: ["пас", "pass"],
    move: ["вести", "идти", "move"],
    remove: ["убрать", "remove"],
    lose: ["терять", "потерять", "lose"],
    sustain: ["выдержать", "sustain"],
    retreat: ["отступить", "retreat"],
    stay: ["остаться", "бой", "stay"],
    bombard: ["бомбить", "bombard"],
    land: ["высадить", "land"],
    build: ["строить", "построить", "build"],
    reach: ["дойти", "reach"],
    odds: ["шансы", "odds"],
    map: ["карта", "map"],
  },
  joint: {
    all: ["всех", "все", "всё", "всеми", "всем", "all"],
    none: ["никого", "ничего", "none", "nothing"],
    nothing: ["ничего", "никого", "nothing", "none"],
    by: ["через", "путём", "путем", "by"],
    with: ["с", "со", "with"],
    from: ["из", "from"],
    on: ["на", "on"],
    in: ["в", "in"],
    drive: ["привод", "drive"],
    damaged: ["повреждённый", "поврежденный", "damaged"],
    filler: ["и", "в", "к", "до", "+"],
  },
  units: {
    истреб: "fighter",
    пехот: "infantry",
    эсмин: "destroyer",
    крейсер: "cruiser",
    авианос: "carrier",
    дредн: "dreadnought",
    мех: "mech",
    флагман: "flagship",
  },
  layout: {
    counted: (count, unit) => `${count} × ${namesRu.unit(unit)}`,
    round: (round, rounds) => `Раунд ${round} из ${rounds}`,
    turnOf: (player, step) => `${player}: ${step}`,
    active: (system) => `активная система ${system}`,
    combatRound: (round) => `раунд боя ${round}`,
    beforeRound: (round) => `перед раундом боя ${round}`,
    leaving: (player, system) => `${player} отступит в ${system}`,
    heads: { score: "очки", treasury: "казна", tokens: "жетонов осталось" },
    passed: "пас",
    freePlanets: (planets) => `Ничьи планеты: ${planets}.`,
    planet: (planet, owner, units) => `${planet}${owner === null ? " (ничья)" : `, ${owner}`}${units && `: ${units}`}`,
    landed: (units, player) => `высадились ${units} (${player})`,
    ships: (player, units) => `${player}: ${units}`,
    tokens: (players) => `● ${players.join(", ")}`,
  },
  choice: {
    fleet: (ships, cargo) => `${countRu(ships, "корабль", "корабля", "кораблей")}${cargo && `, на борту ${cargo}`}`,
    arrive: (ships, percent) => `${ships === 1 ? "дойдёт" : "дойдут все"} ${percent}`,
    space: (percent) => `космос наш ${percent}`,
    planet: (planet, worth, percent) => `${planet} (+${worth}) ${percent}`,
    takes: (planets) => `взять ${planets.join(", ")}`,
    own: (planet) => `${planet} уже ваша`,
    build: (treasury) => `строить в вашем доке, в казне ${treasury}`,
    nothingReaches: "туда никто из ваших не дойдёт",
    anomaly: (anomaly) => `там появится ${anomaly}`,
    passes: "в этом раунде у вас больше не будет ходов",
    movesNone: "все корабли остаются на местах",
    stays: (percent) => (percent === null ? "биться дальше" : `биться дальше: ваша победа ${percent}`),
    leaves: "после следующего раунда, со всеми, кто движется; туда ляжет жетон приказа",
    landsNone: "все наземные войска остаются на борту",
    buildsNone: (treasury) => `в казне останется ${treasury}`,
    costs: (cost, left) => `цена ${cost}, останется ${left}`,
    usual: "обычный способ",
  },
  prompt: {
    ask: (player, step, note) => `${player}, ${step}${note && ` (${note})`}:`,
    hits: (hits) => countRu(hits, "попадание", "попадания", "попаданий"),
    more: (more) => `… и ещё ${more}: их можно ввести словами`,
    wrongStep: (typed, step, example) =>
      `«${typed}» на этот шаг не отвечает: ${step}. Ничего не сделано. Введите, например: ${example}`,
    type: (examples) =>
      `Номер из списка или словами: ${examples.join(" | ")}. Даром: дойти СИСТЕМА, шансы СИСТЕМА, карта. Ещё: отмена, сдаться, ничья, помощь, выход.`,
    stray: {
      line: (typed, known) => `«${typed}» непонятно, ничего не сделано. Введите, например: ${known} (или \`помощь\`).`,
      system: (typed, known) => `Системы «${typed}» нет. Есть: ${known}.`,
      unit: (typed, known) => `Отряда «${typed}» нет.${known && ` Может быть, ${known}?`}`,
      ship: (typed, known) => `Корабля «${typed}», который мог бы идти, у вас нет. Есть: ${known}.`,
      planet: (typed, known) => `Планеты «${typed}» здесь нет. Есть: ${known}.`,
      number: (typed, known) => `Номера ${typed} в списке нет: в нём ${known}.`,
      where: (typed, known) => `Скажите где: \`${typed}\`, например ${known}.`,
    },
    help:
      "Номер из списка выбирает эту строку. Системы называют по имени или по планете в них, регистр не важен; отряды — как в списке (carrier) или " +
      "по-русски: авианосец, крейсер, эсминец, дредноут, истребитель, пехота, мех.\n" +
      "Ход: `активировать Crown`, `применить nova в Crown` или `пас`, после которого ходов в раунде больше нет.\n" +
      "Движение: `вести всех` (каждый корабль самым надёжным путём, с полным грузом), `вести никого` или по одному: " +
      "`вести North/carrier/1 через North Maw Crown с 4 infantry; North/cruiser/1`. Без `через` корабль идёт самым надёжным путём, без `с` — пустым, " +
      "`со всеми` — полным, `с 2 infantry из Garden` — забирает по дороге, `привод` в конце — гравитационный привод.\n" +
      "Бой: `отступить North` или `остаться`; попадания — номером или `терять 2 fighter, выдержать 1 dreadnought` (`терять 1 повреждённый dreadnought`); " +
      "лишние корабли — `убрать 1 destroyer`.\n" +
      "Вторжение: `бомбить Concord с 2 dreadnought`, `высадить 3 infantry на Concord; 1 infantry на Mistral`, `высадить всех на Concord`, `высадить никого`.\n" +
      "Постройка: `строить 1 carrier 2 infantry`, `строить ничего`.\n" +
      "Вопросы ничего не стоят: `дойти Crown` — какие ваши корабли дойдут, каким путём и с каким риском, или почему нет; `шансы Crown` — точный расчёт плана, " +
      "`шансы` без имени — идущего боя; `карта` или Enter — весь стол ещё раз.\n" +
      "Английские слова и действие в JSON тоже годятся. `отмена` (или `назад`) отменяет ваше последнее решение, где это честно, `сдаться` — сдаться, " +
      "`ничья` — предложить или принять ничью, `выход` — выйти. Когда ввод кончится, за вас доиграет случайный бот.",
  },
  odds: {
    plan: (system) => `План для ${system}, каждый корабль самым надёжным путём и с полным грузом:`,
    noShips: (system) => `В ${system} ваши корабли не идут (почему — \`дойти ${system}\`), и там их нет.`,
    there: (system, units) => `Уже в ${system}: ${units}.`,
    arrives: (percent) => `Всё это дойдёт с вероятностью ${percent}.`,
    against: (player, units) => `В космосе против ${units} (${player}), что бы ни оставили колодцы:`,
    nobody: "В космосе никто не мешает.",
    tooMany: "Столько кораблей точно не посчитать.",
    landing: "Шансы взять планету за всё действие, с колодцами и космосом, если на неё высадится всё, что уцелеет:",
    noLanding: "Наземных войск с ним нет, или брать там нечего.",
    now: "Бой, как он есть:",
    beforeHits: "Бой, как он есть, пока эти попадания не назначены:",
    moves: (ship, path, cargo, risk) => `${ship} путём ${path}${cargo && `, на борту ${cargo}`}: ${risk}`,
  },
};
