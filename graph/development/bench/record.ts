import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '../../shared/config/project-root.js';

const FILE = path.join(projectRoot, 'docs', 'benchmarks.md');

/**
 * Writes what was measured into docs/benchmarks.md, in the place of what was measured before.
 *
 * @param name of the place, which two comments mark
 * @throws Error when there is no such place
 */
export async function recordSection(name: string, text: string): Promise<void> {
  const written = await readFile(FILE, 'utf8');
  const [begin, end] = [`<!-- measured: ${name} -->`, `<!-- end: ${name} -->`];
  const [from, to] = [written.indexOf(begin), written.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`docs/benchmarks.md has no place for '${name}' (${begin} … ${end}).`);
  await writeFile(FILE, `${written.slice(0, from)}${begin}\n\n${text}\n\n${written.slice(to)}`);
}
