export { tactics as game } from "@umpire/games";
