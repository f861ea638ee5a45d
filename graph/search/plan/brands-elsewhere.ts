import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../shared/project-root.js';

const file = path.join(projectRoot, 'graph', 'search', 'plan', 'brands-elsewhere.json');
const brandsOfKind = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;

/** What brands that Indian shoppers know are known for: by the brand, in lower case, what such goods are called. */
export const KIND_OF_BRAND_ELSEWHERE: ReadonlyMap<string, string> = new Map(
  Object.entries(brandsOfKind).flatMap(([kind, brands]) => brands.split(',').map((brand) => [brand.trim(), kind])),
);
