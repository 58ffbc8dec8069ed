export const title = { en: "ShapeShips", ru: "ShapeShips" };
