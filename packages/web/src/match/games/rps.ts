export { rps as game } from "@umpire/rps/game";
