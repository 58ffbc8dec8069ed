export { ti4 as game } from "@umpire/ti4/game";
