import { dirname, join, resolve } from "node:path";
import ts from "typescript";

/** A door of a package: what one imports, and the file with its types. */
export type ApiEntry = { readonly name: string; readonly file: string };

type Kind = "function" | "type" | "value";

/** One thing that a package exports: what it is called, what is said of it, and how it is declared. */
export type ApiItem = { readonly name: string; readonly kind: Kind; readonly text: string; readonly code: string };

const kindOf = ({ flags }: ts.Symbol): Kind => {
  if (flags & ts.SymbolFlags.Function) return "function";
  return flags & (ts.SymbolFlags.Variable | ts.SymbolFlags.Class) ? "value" : "type";
};

/** Declarations alone, ours alone: neither the language's own nor a dependency's has to be read. */
function hostFor(options: ts.CompilerOptions, root: string): ts.CompilerHost {
  const fileOf = (name: string, from: string): string | null => {
    if (name.startsWith(".")) return resolve(dirname(from), name).replace(/\.ts$/, ".d.ts");
    const [, own] = /^@umpire\/([\w-]+)$/.exec(name) ?? [];
    return own === undefined ? null : join(root, "packages", own, "dist/index.d.ts");
  };
  return {
    ...ts.createCompilerHost(options),
    resolveModuleNameLiterals: (literals, from) =>
      literals.map(({ text }) => {
        const resolvedFileName = fileOf(text, from);
        if (resolvedFileName === null || !ts.sys.fileExists(resolvedFileName)) return { resolvedModule: undefined };
        return { resolvedModule: { resolvedFileName, extension: ts.Extension.Dts } };
      }),
  };
}

const declarationOf = (node: ts.Declaration): ts.Node => (ts.isVariableDeclaration(node) ? node.parent.parent : node);

function itemOf(checker: ts.TypeChecker, exported: ts.Symbol): ApiItem {
  const { name } = exported;
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const declared = symbol.declarations ?? [];
  if (declared.length === 0)
    return { name, kind: "value", text: "Handed on from a package that this one needs.", code: `export { ${name} };` };
  const codes = declared.map((each) =>
    declarationOf(each)
      .getText()
      .replace(/^(export |default |declare )+/, ""),
  );
  return {
    name,
    kind: kindOf(symbol),
    text: ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim(),
    code: codes.map((code) => code.replace(symbol.name, name)).join("\n"),
  };
}

/** What each of these entries exports, by name. The packages must have been compiled. */
export function exportsOf(entries: readonly ApiEntry[], root: string): ReadonlyMap<string, readonly ApiItem[]> {
  const options: ts.CompilerOptions = { noLib: true, types: [], skipLibCheck: true };
  const program = ts.createProgram(
    entries.map(({ file }) => file),
    options,
    hostFor(options, root),
  );
  const checker = program.getTypeChecker();
  return new Map(
    entries.map(({ name, file }) => {
      const source = program.getSourceFile(file);
      if (source === undefined) throw new Error(`${file} is missing: compile the packages first (npx tsc -b .)`);
      const module = checker.getSymbolAtLocation(source);
      const items = module === undefined ? [] : checker.getExportsOfModule(module).map((each) => itemOf(checker, each));
      return [name, items.sort((a, b) => (a.name < b.name ? -1 : 1))];
    }),
  );
}

const headings: { readonly [kind in Kind]: string } = { function: "Functions", value: "Values", type: "Types" };

/** What a block of code is marked by that is to be read, and nobody copies. */
const DECLARATION = "typescript";

const itemMarkdown = ({ name, text, code }: ApiItem): string =>
  [`### \`${name}\``, ...(text === "" ? [] : [text]), `\`\`\`${DECLARATION}\n${code}\n\`\`\``].join("\n\n");

function entryMarkdown(entry: string, items: readonly ApiItem[]): string {
  const kinds = (["function", "value", "type"] as const).filter((kind) => items.some((item) => item.kind === kind));
  const sections = kinds.map((kind) => {
    const own = items.filter((item) => item.kind === kind);
    return [`## ${headings[kind]} of \`${entry}\``, ...own.map(itemMarkdown)].join("\n\n");
  });
  return sections.join("\n\n");
}

/** Everything that these entries export, as Markdown. */
export const apiMarkdown = (entries: readonly ApiEntry[], root: string): string =>
  Array.from(exportsOf(entries, root), ([entry, items]) => entryMarkdown(entry, items)).join("\n\n");
