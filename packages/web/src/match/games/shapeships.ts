export { shapeships as game } from "@umpire/games";
