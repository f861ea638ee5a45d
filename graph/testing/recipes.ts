import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '../shared/config/project-root.js';

/** A change of a recipe: lines of one file that give way to others, or the whole of a new file. */
export interface RecipeStep {
  /** From the folder of the shop. */
  file: string;
  /** The lines as they stand before; null for a new file. */
  before: string | null;
  after: string;
}

/**
 * Reads the steps of a recipe in docs/examples/recipes: blocks that name their file behind their
 * language, and change it where they are a `diff`.
 *
 * @param name such as `page`
 */
export async function readRecipe(name: string): Promise<RecipeStep[]> {
  const text = await readFile(path.join(projectRoot, 'docs/examples/recipes', `${name}.md`), 'utf8');
  return [...text.matchAll(/^```(\w+) (\S+)\n([\s\S]*?)^```$/gm)].map(([, language, file = '', code = '']) => {
    if (language !== 'diff') return { file, before: null, after: code };
    const lines = code.split('\n').filter((line) => line !== '');
    const without = (mark: string) =>
      lines.flatMap((line) => (line.startsWith(mark) ? [] : [`${line.slice(1)}\n`])).join('');
    return { file, before: without('+'), after: without('-') };
  });
}

/**
 * Does what the steps say.
 *
 * @param folder of the shop that is changed
 * @throws Error for lines that a file does not have, or has twice
 */
export async function followRecipe(steps: readonly RecipeStep[], folder: string): Promise<void> {
  for (const { file, before, after } of steps) {
    const place = path.join(folder, file);
    if (before === null) {
      await mkdir(path.dirname(place), { recursive: true });
      await writeFile(place, after);
      continue;
    }
    const [head = '', tail, ...more] = (await readFile(place, 'utf8')).split(before);
    if (tail === undefined || more.length > 0)
      throw new Error(`${file} has not once:\n${before}so that the recipe can not be followed`);
    await writeFile(place, head + after + tail);
  }
}
