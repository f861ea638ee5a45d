import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Has codegen write in a copy of the shop what the touched files ask for alone: their operations,
 * and the fragments that these spread.
 *
 * @param copy folder of the copy
 * @param touched files of it, from there
 * @throws Error for a fragment that no file defines
 */
export async function narrowCodegen(copy: string, touched: readonly string[]): Promise<void> {
  const texts = await textsOf(copy, 'web');
  const needed = new Set(touched.filter((file) => texts.has(file)));
  for (const file of needed) {
    for (const [, name] of (texts.get(file) ?? '').matchAll(/^\s*\.\.\.(\w+_\w+)/gm)) {
      const [home] = [...texts].find(([, text]) => text.includes(`fragment ${name} on `)) ?? [];
      if (home === undefined) throw new Error(`${file} asks for ${name}, which no file defines`);
      needed.add(home);
    }
  }
  const config = path.join(copy, 'codegen.ts');
  const text = await readFile(config, 'utf8');
  await writeFile(config, text.replace(/documents: \[.*\]/, `documents: ${JSON.stringify([...needed])}`));
}

/**
 * Writes touched.json beside the tsconfig.json of one side of a copy, by which the compiler checks
 * the touched files: all others were checked as they stand, and are read for their types alone.
 *
 * @param copy folder of the copy
 * @param side graph or web
 * @param touched files of the copy, from there
 */
export async function narrowCompiler(copy: string, side: string, touched: readonly string[]): Promise<void> {
  const texts = await textsOf(copy, side);
  const others = [...texts].filter(([file]) => !touched.includes(file));
  await Promise.all(others.map(([file, text]) => writeFile(path.join(copy, file), `// @ts-nocheck\n${text}`)));
  const compilerOptions = { composite: false, emitDeclarationOnly: false, noEmit: true };
  const files = touched.filter((file) => texts.has(file)).map((file) => path.relative(side, file));
  const config = { extends: './tsconfig.json', compilerOptions, include: [], files };
  await writeFile(path.join(copy, side, 'touched.json'), JSON.stringify(config));
}

async function textsOf(copy: string, side: string): Promise<Map<string, string>> {
  const names = (await readdir(path.join(copy, side), { recursive: true })).filter((name) => /\.tsx?$/.test(name));
  const files = names.map((name) => path.join(side, name));
  return new Map(
    await Promise.all(files.map(async (file) => [file, await readFile(path.join(copy, file), 'utf8')] as const)),
  );
}
