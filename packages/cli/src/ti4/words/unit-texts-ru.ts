/** What units do in combat beyond their numbers and is not counted; the English ones belong to the rules' data. */
export const unitTextsRu: { readonly [unit: string]: string } = {
  jolnar_flagship: "ещё два попадания за каждый кубик, на котором до поправок выпало 9 или 10",
  letnev_flagship: "лишает планеты щитов и чинится в начале каждого раунда",
  winnu_flagship: "бросает по кубику за каждый чужой корабль, кроме истребителей; здесь считается один",
  yin_flagship: "когда гибнет, забирает с собой все корабли своей системы",
  argent_flagship: "не даёт космическим пушкам стрелять по кораблям хозяина",
  argent_destroyer2: "его заградительный огонь на 9 и 10 уничтожает и пехоту в космосе",
  sardakk_dreadnought2: "после раунда его можно уничтожить самому, чтобы уничтожить до двух кораблей",
  sardakk_flagship: "даёт остальным кораблям хозяина +1 к боевым броскам",
  mentak_flagship: "не даёт чужим кораблям выдерживать попадания",
  l1z1x_flagship: "его попадания и попадания дредноутов идут в корабли, но не в истребители",
  naaz_voltron: "сражается и на планете; здесь считается только в космосе",
};

/** Of those that only have a card of their own. */
export const ownCardRu = "способность его собственной карточки";
