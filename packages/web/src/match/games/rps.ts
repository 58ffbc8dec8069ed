export { rps as game } from "@umpire/games";
