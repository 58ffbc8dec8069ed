// Every numbered rule of a SPEC.md or RULES.md is cited by a test that ran, and every citation exists.

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../steps.mjs";

/** `**K7**` at the start of a list item or of a table's row. */
const RULE = /^(?:- |\| )\*\*([A-Z]+\d+[a-z]?)\*\*/gm;
const CITATION = /\[([A-Z]+\d+[a-z]?)\]/g;
/** Citations come first in a title; a bracket further on is part of its sentence. */
const CITATIONS = /^(?:\[[A-Z]+\d+[a-z]?\] ?)*/;

const pages = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "*SPEC.md", "*RULES.md"], {
  cwd: root,
  encoding: "utf8",
});
const rules = new Map();
const twice = [];
for (const page of pages.split("\n").filter(Boolean)) {
  for (const [, rule] of readFileSync(join(root, page), "utf8").matchAll(RULE)) {
    if (rules.has(rule)) twice.push(`${rule} stands in ${rules.get(rule)} and in ${page}`);
    rules.set(rule, page);
  }
}

const cited = new Map();
for (const file of JSON.parse(readFileSync(join(root, "reports/tests.json"), "utf8")).testResults) {
  for (const { title, status } of file.assertionResults) {
    if (status !== "passed") continue;
    for (const [, rule] of (CITATIONS.exec(title)?.[0] ?? "").matchAll(CITATION))
      cited.set(rule, (cited.get(rule) ?? 0) + 1);
  }
}

const byPage = new Map();
for (const [rule, page] of rules) byPage.set(page, [...(byPage.get(page) ?? []), `${rule} ${cited.get(rule) ?? 0}`]);
console.log("Rules, each with the number of passing tests that cite it:");
for (const [page, list] of byPage) console.log(`  ${page}\n    ${list.join(", ")}`);

const troubles = [
  ...twice,
  ...[...rules]
    .filter(([rule]) => !cited.has(rule))
    .map(([rule, page]) => `${rule} of ${page} is cited by no passing test`),
  ...[...cited.keys()].filter((rule) => !rules.has(rule)).map((rule) => `a test cites ${rule}, which no page has`),
];
for (const trouble of troubles) console.error(trouble);
process.exitCode = troubles.length === 0 ? 0 : 1;
