import { afterAll, beforeAll, expect, test } from "vitest";
import { ask, type Served, served } from "../server.fixture.ts";

let at: Served;
beforeAll(async () => {
  at = await served();
});
afterAll(() => at.close());

/** Every `$ref` in a value. */
function refsIn(value: unknown): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === "$ref" ? [String(inner)] : refsIn(inner)));
}

/** Every route of the interface, read from the tree that fastify prints. */
function routesOf({ server }: Served): readonly string[] {
  const above: string[] = [];
  return server
    .printRoutes({ commonPrefix: false })
    .split("\n")
    .flatMap((line) => {
      const [, indent = "", part = "", methods = ""] = /^([│ ]*)[├└]── (\S*) \((.*)\)$/.exec(line) ?? [];
      if (part === "") return [];
      const depth = indent.length / 4;
      above.splice(depth, above.length, (above[depth - 1] ?? "") + part);
      const path = above[depth] ?? "";
      const own = methods.split(", ").filter((method) => method !== "HEAD");
      return path.startsWith("/api/") ? own.map((method) => `${method} ${path}`) : [];
    });
}

test("the description names every request that there is, and no other", async () => {
  const { status, body } = await ask(at, "/api/openapi.json");
  expect([status, body["openapi"]]).toEqual([200, "3.1.0"]);
  const told = Object.entries(body["paths"] ?? {}).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace("{id}", ":id")}`),
  );
  expect([...told, "GET /api/play", "GET /api/openapi.json"].sort()).toEqual([...routesOf(at)].sort());
});

test("it points to nothing that is not in it", async () => {
  const { body } = await ask(at, "/api/openapi.json");
  expect(new Set(refsIn(body))).toEqual(new Set(["#/components/schemas/refused"]));
  expect(body).toHaveProperty(["components", "schemas", "refused", "properties", "refusal"]);
});
