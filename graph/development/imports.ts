import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';

/** Which imports a rule forbids: those from files that `from` matches to what `to` matches, each by its path in the project. */
export interface ImportRule {
  name: string;
  from?: Paths;
  to: Paths;
}

interface Paths {
  path?: RegExp;
  pathNot?: RegExp;
}

/** What each file imports, by path in the project; of a package as `node_modules/NAME/`. */
type Imports = Map<string, string[]>;

/**
 * Says of each import below some folders that a rule forbids which it is, and of each circle of imports through which files
 * it goes. Imports of types alone count as well.
 *
 * @param root absolute, the project
 * @param folders in it, whose sources are read
 */
export function forbiddenImports(root: string, folders: string[], rules: ImportRule[]): string[] {
  const imports = readImports(root, folders);
  const forbidden = [...imports].flatMap(([file, targets]) => {
    const own = rules.filter(({ from }) => isMatch(file, from));
    return targets.flatMap((target) =>
      own.filter(({ to }) => isMatch(target, to)).map(({ name }) => `${name}: ${file} → ${target}`),
    );
  });
  return [...forbidden, ...circlesIn(imports).map((circle) => `no circles: ${circle.join(' → ')}`)];
}

function isMatch(file: string, { path: wanted, pathNot }: Paths = {}): boolean {
  return (wanted?.test(file) ?? true) && !pathNot?.test(file);
}

function readImports(root: string, folders: string[]): Imports {
  const files = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
  );
  const all = new Set(files);
  const sources = files.filter((file) => /[.]tsx?$/.test(file)).sort();
  return new Map(sources.map((file) => [file, importsOf(file, readFileSync(path.join(root, file), 'utf8'), all)]));
}

function importsOf(file: string, code: string, all: Set<string>): string[] {
  const { module } = parseSync(file, code);
  const specifiers = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.flatMap((entry) => entry.moduleRequest?.value ?? [])),
    ...module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => literal(code.slice(start, end))),
  ];
  return [...new Set(specifiers)].map((specifier) => {
    if (!specifier.startsWith('.')) return specifier.startsWith('node:') ? specifier : `node_modules/${specifier}/`;
    const target = path.join(path.dirname(file), specifier.replace(/[?].*$/, ''));
    const name = target.replace(/[.]js$/, '');
    return [`${name}.ts`, `${name}.tsx`, `${name}/index.ts`].find((source) => all.has(source)) ?? target;
  });
}

/** What a dynamic import names; nothing where that is only known as it runs. */
function literal(expression: string): string[] {
  const name = /^(['"`])([^$]*)\1$/.exec(expression)?.[2];
  return name ? [name] : [];
}

/** One circle for each file through which one goes and that was not told of with another. */
function circlesIn(imports: Imports): string[][] {
  const circles: string[][] = [];
  const state = new Map<string, 'open' | 'done'>();
  const visit = (file: string, above: string[]): void => {
    if (state.get(file) === 'open') circles.push([...above.slice(above.indexOf(file)), file]);
    if (state.has(file)) return;
    state.set(file, 'open');
    for (const target of imports.get(file) ?? []) visit(target, [...above, file]);
    state.set(file, 'done');
  };
  for (const file of imports.keys()) visit(file, []);
  return circles;
}
