/** Who may import whom: one row a package, everything else is refused. Tests may also import laws and fixtures. */
const arrows = {
  kernel: [],
  toolkit: [],
  laws: ["kernel"],
  games: ["kernel", "toolkit"],
  bots: ["kernel", "games"],
  protocol: ["kernel"],
  server: ["kernel", "games", "bots", "protocol"],
  web: ["kernel", "toolkit", "games", "bots", "protocol"],
  cli: ["kernel", "toolkit", "laws", "games", "bots", "server"],
};

const isTest = "\\.(test|fixture)\\.tsx?$";

const packageRules = Object.entries(arrows).map(([name, allowed]) => ({
  name: `${name}-imports`,
  severity: "error",
  comment: `${name} may import: ${allowed.join(", ") || "nothing"}`,
  from: { path: `^packages/${name}/src`, pathNot: isTest },
  to: { path: "^packages/([^/]+)/", pathNot: [name, ...allowed].map((other) => `^packages/${other}/`) },
}));

/** Of ShapeShips: modules that only one other, or a few, may import; types of theirs are for all. */
const doors = { health: ["settle"], census: ["settle"], doors: ["setup", "read"] };
const room = "^packages/games/src/shapeships/";
const doorRules = Object.entries(doors).map(([name, allowed]) => ({
  name: `shapeships-${name}-has-few-callers`,
  severity: "error",
  comment: `only ${allowed.join(" and ")} may import ${name}`,
  from: { pathNot: [isTest, ...allowed.map((other) => `${room}${other}\\.ts$`)] },
  to: { path: `${room}${name}\\.ts$`, dependencyTypesNot: ["type-only"] },
}));

module.exports = {
  forbidden: [
    ...packageRules,
    ...doorRules,
    {
      name: "no-cycles",
      severity: "error",
      comment: "types may refer to each other; modules may not need each other",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "pure-packages-use-no-node",
      severity: "error",
      from: { path: "^packages/(kernel|toolkit|laws|games|bots|protocol|web)/src", pathNot: isTest },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "kernel-needs-a-hash-and-nothing-else",
      severity: "error",
      from: { path: "^packages/(kernel|toolkit)/src", pathNot: isTest },
      to: { path: "node_modules/", pathNot: "^node_modules/@noble/hashes/" },
    },
    {
      name: "through-the-front-door",
      severity: "error",
      comment: "another package is imported by its name, not by a path into it",
      from: { path: "^packages/([^/]+)/src" },
      to: { path: "^packages/([^/]+)/src", pathNot: ["^packages/$1/src", "^packages/[^/]+/src/index\\.ts$"] },
    },
    {
      name: "no-tests-in-the-product",
      severity: "error",
      from: { path: "^packages/[^/]+/src", pathNot: isTest },
      to: { path: isTest },
    },
    { name: "no-unresolvable", severity: "error", from: {}, to: { couldNotResolve: true, pathNot: "^tsx" } },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "/dist/|^packages/games/editions/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.base.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["@umpire/source", "import", "node", "default"],
    },
  },
};
