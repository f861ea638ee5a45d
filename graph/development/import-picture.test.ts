import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { projectRoot } from '../shared/project-root.js';

/** What dependency-cruiser is told of a room; the comment lists the rooms that it may import. */
interface Rule {
  name: string;
  comment?: string;
}

const { forbidden }: { forbidden: Rule[] } = createRequire(import.meta.url)(
  path.join(projectRoot, '.dependency-cruiser.cjs'),
);

/** The picture of a side: a line for rooms that may import the same, and a last one for those that import no other. */
function pictureOf(side: 'graph' | 'web'): string {
  const roomsBy = new Map<string, string[]>();
  for (const { name, comment = '' } of forbidden) {
    const room = new RegExp(`^${side}/(.+) imports downwards$`).exec(name)?.[1];
    if (room) roomsBy.set(comment, [...(roomsBy.get(comment) ?? []), room]);
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
