import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../shared/project-root.js';

/**
 * What shoppers know and other shops sell: what such goods are called, by brands and by names of
 * things.
 */
const FILES = ['brands-elsewhere.json', 'things-elsewhere.json'];

/**
 * The kind of what is sold elsewhere: by its name, a brand or a thing, in lower case, what such
 * goods are called.
 */
export const KIND_SOLD_ELSEWHERE: ReadonlyMap<string, string> = new Map(
  FILES.flatMap((file) => {
    const place = path.join(projectRoot, 'graph', 'search', 'plan', file);
    const namesOfKind = JSON.parse(readFileSync(place, 'utf8')) as Record<string, string>;
    return Object.entries(namesOfKind).flatMap(([kind, names]) =>
      names.split(',').map((name) => [name.trim(), kind] as const),
    );
  }),
);
