export { makeServer, type ServerOptions } from "./http.ts";
