import { nameFrom } from "./names.ts";

/** Systems and planets of our own maps; those of the printed tiles keep their names. */
export const placeRu = nameFrom({
  ...{ Crown: "Корона", Concord: "Согласие", Gyre: "Воронка", Ember: "Уголь", Shroud: "Саван", Sirocco: "Сирокко" },
  ...{ Maw: "Пасть", Shoals: "Отмели", Veil: "Вуаль", Mistral: "Мистраль", North: "Север", Borealis: "Бореалис" },
  ...{
    Kiln: "Горн",
    Cinder: "Пепел",
    Gate: "Врата",
    Hush: "Затишье",
    Vigil: "Дозор",
    Reef: "Риф",
    Anvil: "Наковальня",
  },
  ...{
    Ironfold: "Железный Кряж",
    South: "Юг",
    Australis: "Австралис",
    Garden: "Сад",
    Verdance: "Зелень",
    Arch: "Арка",
  },
  ...{ Summit: "Вершина", Mill: "Мельница", Grist: "Помол", Bastion: "Бастион", Cove: "Бухта", Pearl: "Жемчужина" },
  ...{ Drift: "Обломки", Haven: "Гавань", Well: "Колодец", Cistern: "Цистерна", Delta: "Дельта", Ford: "Брод" },
  ...{ Willow: "Ива", Hollow: "Лощина", Forge: "Кузница", Slag: "Шлак", Rampart: "Вал", Pier: "Причал" },
  ...{ Nacre: "Перламутр", Scree: "Осыпь", Steppe: "Степь", Bridge: "Мост", Span: "Пролёт", Spire: "Шпиль" },
  ...{ Grove: "Роща", Alder: "Ольха" },
  ...{ Lantern: "Фонарь", Beacon: "Маяк", Tarn: "Омут", Quarry: "Карьер", Basalt: "Базальт" },
});
