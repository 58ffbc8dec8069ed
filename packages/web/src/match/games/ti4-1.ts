export { ti4Edition1 as game } from "@umpire/games";
