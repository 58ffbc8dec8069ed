export const title = { en: "Rock, paper, scissors", ru: "Камень, ножницы, бумага" };
