const { readdirSync } = require("node:fs");

const games = readdirSync(`${__dirname}/games`);
/** Who may import whom: one row a package, everything else is refused. Tests may also import laws and fixtures. */
const arrows = {
  kernel: [],
  toolkit: [],
  laws: ["kernel"],
  kit: ["kernel", "toolkit"],
  bots: ["kernel", "kit"],
  ui: ["kernel", "toolkit"],
  ...Object.fromEntries(games.map((game) => [game, ["kernel", "toolkit", "kit", "bots", "ui", "cli"]])),
  umpire: ["kernel", "kit", "cli", "server", "ui", "web", ...games],
  protocol: ["kernel", "toolkit"],
  server: ["kernel", "kit", "bots", "protocol"],
  client: ["kernel", "protocol"],
  web: ["kernel", "toolkit", "laws", "kit", "ui", "bots", "protocol", "client"],
  cli: ["kernel", "toolkit", "laws", "kit", "bots", "server"],
  "create-umpire": [],
};
const folderOf = (name) => `^${games.includes(name) ? "games" : "packages"}/${name}/`;

const isTest = "\\.(test|fixture)\\.tsx?$";
const schema = "^packages/toolkit/src/(schema|picture/read)\\.ts$";
const botsOfClient = "^packages/client/src/bots\\.ts$";

const packageRules = Object.entries(arrows).map(([name, allowed]) => ({
  name: `${name}-imports`,
  severity: "error",
  comment: `${name} may import: ${allowed.join(", ") || "nothing"}`,
  from: { path: folderOf(name), pathNot: [isTest, "/(torture|simulation|build)/", botsOfClient] },
  to: { path: "^(packages|games)/", pathNot: [name, ...allowed].map(folderOf) },
}));

/** The core of the server: what a simulation runs, and a page could. It knows the world outside by an argument alone. */
const serverCore =
  "^packages/server/src/(" +
  "(world|service|refusals|bytes|fault)\\.ts$|socket/|" +
  "match/(?!bots/(thinkers|worker)\\.ts$)|words/|" +
  "monitoring/health\\.ts$|bundles/(library|watchdog/doing)\\.ts$|store/(store|operations|pages|error)\\.ts$)";

/** Of ShapeShips: modules that only one other, or a few, may import; types of theirs are for all. */
const doors = {
  "settlement/health": ["settlement/settle"],
  "settlement/census": ["settlement/settle"],
  doors: ["setup", "read"],
};
const room = "^games/shapeships/rules/";
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
      name: "bots-of-client-imports",
      severity: "error",
      comment: "what plays against bots in a page is an entry of its own: kernel, kit and bots",
      from: { path: botsOfClient },
      to: { path: "^(packages|games)/", pathNot: ["client", "kernel", "kit", "bots"].map(folderOf) },
    },
    {
      name: "react-is-an-entry-of-its-own",
      severity: "error",
      from: { path: folderOf("client"), pathNot: [isTest, "^packages/client/src/react\\.ts$"] },
      to: { path: "^node_modules/" },
    },
    {
      name: "rules-need-kernel-and-toolkit-alone",
      severity: "error",
      comment: "what a game brings beside its rules may need them; they need none of it",
      from: {
        path: "^games/",
        pathNot: [isTest, "^games/[^/]+/((bot|balance|board|page|site|terminal|referee)/|(kit|player)\\.ts$)"],
      },
      to: {
        path: [
          "^packages/(?!kernel|toolkit)",
          "^games/[^/]+/((bot|balance|board|page|site|terminal|referee)/|(kit|player)\\.ts$)",
        ],
      },
    },
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
      from: {
        path: "^(packages/(kernel|toolkit|laws|kit|ui|bots|protocol|client|web)/src|games/)",
        pathNot: [isTest, "^games/[^/]+/terminal/"],
      },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "core-of-the-server-uses-no-node",
      severity: "error",
      comment: "what it needs of the machine is in its world (packages/server/src/world.ts)",
      from: { path: serverCore, pathNot: isTest },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "core-of-the-server-needs-no-more-than-itself",
      severity: "error",
      comment: "nor by way of another module; types may be of anything",
      from: { path: serverCore, pathNot: isTest },
      to: {
        path: "^(packages/server/|node_modules/)",
        pathNot: [serverCore, "^node_modules/zod/"],
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "kernel-needs-a-hash-and-nothing-else",
      severity: "error",
      from: { path: "^packages/(kernel|toolkit)/src", pathNot: [isTest, schema] },
      to: { path: "node_modules/", pathNot: "^node_modules/@noble/hashes/" },
    },
    {
      name: "schemas-come-from-the-toolkit",
      severity: "error",
      comment: "zod is more than twice as large in a browser, and zod/mini alone says only 'Invalid input'",
      from: {
        path: "^(packages/(toolkit|kit|bots|protocol|ui|web)/src|games/)",
        pathNot: [isTest, schema, "^games/rps/rules/", "^packages/web/src/zod\\.ts$"],
      },
      to: { path: "^node_modules/zod/" },
    },
    {
      name: "through-the-front-door",
      severity: "error",
      comment: "another package is imported by its name, not by a path into it",
      from: { path: "^(packages|games)/([^/]+)/" },
      to: {
        path: "^(packages|games)/[^/]+/",
        pathNot: [
          "^$1/$2/",
          "^packages/[^/]+/src/index\\.ts$",
          schema,
          "^packages/ui/src/([a-z]+\\.css|(show|lesson)/index\\.ts|parts/[a-z-]+\\.tsx|sound/sound\\.ts)$",
          "^packages/cli/src/terminal\\.ts$",
          "^packages/server/simulation/lab/index\\.ts$",
          "^packages/client/src/((react|local|bots)|connection/match-view\\.fixture)\\.ts$",
          "^packages/umpire/src/(product|[a-z]+\\.fixture)\\.ts$",
          "^packages/web/(src/worker|build/config)\\.ts$",
          "^games/",
        ],
      },
    },
    {
      name: "no-tests-in-the-product",
      severity: "error",
      from: { path: "^(packages/[^/]+/src|games/)", pathNot: isTest },
      to: { path: isTest },
    },
    { name: "no-unresolvable", severity: "error", from: {}, to: { couldNotResolve: true, pathNot: "^(tsx|virtual:)" } },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "/(dist|template)/|^games/[^/]+/editions/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.base.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["@umpire/source", "import", "node", "default"],
    },
  },
};
