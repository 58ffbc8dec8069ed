export { ti4 as game } from "@umpire/games";
