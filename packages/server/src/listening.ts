import type { NetworkInterfaceInfo } from "node:os";

/** The address to open in a browser; for a server that listens everywhere, localhost. */
export function addressOf(host: string, port: number): string {
  const name = host === "0.0.0.0" || host === "::" ? "localhost" : host.includes(":") ? `[${host}]` : host;
  return `http://${name}:${port}/`;
}

/** The addresses that a machine has, by its connections. */
type Networks = {
  readonly [name: string]: readonly Pick<NetworkInterfaceInfo, "family" | "internal" | "address">[] | undefined;
};

/** Where other devices reach a server that listens everywhere: the machine's own addresses in its networks. */
export function networkAddresses(host: string, port: number, networks: Networks): readonly string[] {
  if (host !== "0.0.0.0" && host !== "::") return [];
  const all = Object.values(networks).flatMap((each = []) => each);
  return all.flatMap(({ family, internal, address }) =>
    family === "IPv4" && !internal ? [addressOf(address, port)] : [],
  );
}
