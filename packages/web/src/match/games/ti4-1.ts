export { game } from "@umpire/ti4/editions/ti4-1";
