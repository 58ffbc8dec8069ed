export { shapeships as game } from "@umpire/shapeships/game";
