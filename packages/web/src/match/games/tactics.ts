export { tactics as game } from "@umpire/tactics/game";
