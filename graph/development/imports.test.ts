import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { projectRoot } from '../shared/project-root.js';
import { sides } from './import-rules.js';
import { forbiddenImports } from './imports.js';

/** The picture of a side: a line for rooms that may import the same, and a last one for those that import no other. */
function pictureOf(side: 'graph' | 'web'): string {
  const roomsBy = new Map<string, string[]>();
  for (const [room, below] of Object.entries(sides[side])) {
    const list = below.join(', ');
    roomsBy.set(list, [...(roomsBy.get(list) ?? []), room]);
  }
  const lines = [...roomsBy].map(([below, rooms]) => (below ? `${rooms.join(', ')} → ${below}` : ''));
  return [side, ...[...lines.filter(Boolean), roomsBy.get('')?.join(', ')].map((line) => `  ${line}`)].join('\n');
}

describe('the picture of imports in the README', () => {
  it.each(['graph', 'web'] as const)('shows what may import what in %s, as it is checked', async (side) => {
    const readme = await readFile(path.join(projectRoot, 'README.md'), 'utf8');

    const picture = pictureOf(side);

    expect(picture.split('\n').length).toBeGreaterThan(5);
    expect(readme).toContain(`\n${picture}\n`);
  });
});

describe('the check of imports', () => {
  const folders: string[] = [];
  afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

  /** What is forbidden among some files of a project in which nobody may import the cellar, nor yaml. */
  async function check(files: Record<string, string>): Promise<string[]> {
    const root = await mkdtemp(path.join(tmpdir(), 'jhola-imports-'));
    folders.push(root);
    for (const [file, code] of Object.entries(files)) {
      await mkdir(path.dirname(path.join(root, file)), { recursive: true });
      await writeFile(path.join(root, file), code);
    }
    return forbiddenImports(
      root,
      ['house'],
      [
        { name: 'the cellar stays locked', from: { pathNot: /cellar/ }, to: { path: /^house\/cellar\// } },
        { name: 'no yaml', to: { path: /^node_modules\/yaml\// } },
      ],
    );
  }

  it.each([
    ['a value', "import { wine } from '../cellar/wine.js';"],
    ['a type alone', "import type { Wine } from '../cellar/wine.js';"],
    ['all, to pass it on', "export * from '../cellar/wine.js';"],
    ['a value, later', "const wine = () => import('../cellar/wine.js');"],
    ['a value, without an ending', "import { wine } from '../cellar/wine';"],
  ])('finds a forbidden import of %s', async (_what, code) => {
    const found = await check({ 'house/hall/door.tsx': code, 'house/cellar/wine.ts': 'export const wine = 1;' });

    expect(found).toEqual(['the cellar stays locked: house/hall/door.tsx → house/cellar/wine.ts']);
  });

  it('finds a forbidden package, and lets others be imported', async () => {
    const found = await check({ 'house/hall.ts': "import 'yaml';\nimport 'yaml-ast';\nimport 'node:path';" });

    expect(found).toEqual(['no yaml: house/hall.ts → node_modules/yaml/']);
  });

  it('finds a circle, through an index and types as well', async () => {
    const found = await check({
      'house/hall/index.ts': "export * from './door.js';",
      'house/hall/door.ts': "import type { Key } from '../key.js';",
      'house/key.ts': "import { hall } from './hall';",
    });

    expect(found).toEqual(['no circles: house/hall/door.ts → house/key.ts → house/hall/index.ts → house/hall/door.ts']);
  });
});
