import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";

const folder = join(import.meta.dirname, "../games/shapeships");

/** The rules of ShapeShips as the compiler sees them, without tests and fixtures. */
const sources = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ts") && !/\.(test|fixture)\.ts$/.test(name))
  .map((name) => parse(name, readFileSync(join(folder, name), "utf8")));

function parse(name: string, text: string): ts.SourceFile {
  return ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
}

/** Every place of a source of which something is true. */
function found(source: ts.SourceFile, is: (node: ts.Node) => boolean): readonly string[] {
  const places: string[] = [];
  const visit = (node: ts.Node) => {
    if (is(node)) places.push(`${source.fileName}: ${node.getText().slice(0, 80)}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return places;
}
const inAll = (is: (node: ts.Node) => boolean) => sources.flatMap((source) => found(source, is));

const isHealth = (node: ts.Node) => ts.isPropertyAccessExpression(node) && /^(health|hp)$/.test(node.name.text);
const assigns = new Set([ts.SyntaxKind.PlusPlusToken, ts.SyntaxKind.MinusMinusToken]);

/** An assignment to, an increment of, or a deletion of a health. */
function writesHealth(node: ts.Node): boolean {
  if (ts.isBinaryExpression(node)) {
    const { kind } = node.operatorToken;
    return kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment && isHealth(node.left);
  }
  if (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node))
    return assigns.has(node.operator) && isHealth(node.operand);
  return ts.isDeleteExpression(node) && isHealth(node.expression);
}

/** `health || 40`, `health ?? 40`: a default that would make a player at zero immortal. */
function defaultsHealth(node: ts.Node): boolean {
  if (!ts.isBinaryExpression(node)) return false;
  const { kind } = node.operatorToken;
  return (kind === ts.SyntaxKind.BarBarToken || kind === ts.SyntaxKind.QuestionQuestionToken) && isHealth(node.left);
}

const isNumber = (node: ts.Node | undefined) => node !== undefined && ts.isNumericLiteral(node);
const namesStep = (text: string) => /(phase|step|stage)$/i.test(text) || /^[A-Z]+(_[A-Z]+)*_(PHASE|STEP)$/.test(text);

/** An enum, a constant that numbers a stage or a step, or a comparison of one with a number. */
function numbersStep(node: ts.Node): boolean {
  if (ts.isEnumDeclaration(node)) return true;
  if (ts.isVariableDeclaration(node)) return isNumber(node.initializer) && namesStep(node.name.getText());
  if (ts.isPropertyAssignment(node)) return isNumber(node.initializer) && namesStep(node.name.getText());
  if (!ts.isBinaryExpression(node)) return false;
  const { kind } = node.operatorToken;
  const compares = kind >= ts.SyntaxKind.EqualsEqualsToken && kind <= ts.SyntaxKind.ExclamationEqualsEqualsToken;
  return (
    compares &&
    [node.left, node.right].some(isNumber) &&
    [node.left, node.right].some((side) => namesStep(side.getText()))
  );
}

describe("the source of ShapeShips", () => {
  test("[SK2][C2] no line assigns, increments, deletes or defaults a health", () => {
    expect(sources.length).toBeGreaterThan(20);
    expect(inAll(writesHealth)).toEqual([]);
    expect(inAll(defaultsHealth)).toEqual([]);
  });

  test("[SK6][C6] no enum, no number for a stage or a step, no comparison with one", () => {
    expect(inAll(numbersStep)).toEqual([]);
  });

  test("[SK8] no stage is called automatic", () => {
    const automatic = (node: ts.Node) => ts.isStringLiteral(node) && /auto.*phase/i.test(node.text);
    expect(inAll(automatic)).toEqual([]);
  });

  test.each([
    ["player.health = 3", writesHealth],
    ["player.health -= 3", writesHealth],
    ["player.health++", writesHealth],
    ["delete player.health", writesHealth],
    ["const now = player.health || 40", defaultsHealth],
    ["const now = player.health ?? 40", defaultsHealth],
    ["enum Phase { Build, Battle }", numbersStep],
    ["const BUILD_PHASE = 0", numbersStep],
    ["if (state.step === 2) stop()", numbersStep],
    ["const next = { phase: 2 }", numbersStep],
  ])("the scan sees `%s`", (text, is) => {
    expect(found(parse("planted.ts", text), is)).toHaveLength(1);
  });
});
