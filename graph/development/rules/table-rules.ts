import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getMetadataArgsStorage } from 'typeorm';
import { projectRoot } from '../../shared/config/project-root.js';
import type { Feature } from '../../shared/feature.js';

/** Where SQL names a table. */
const NAMED = /\b(?:FROM|JOIN|INTO|UPDATE|ON)\s+(?:ONLY\s+)?"?([a-z_]+)"?/g;

/**
 * Every place in which a feature's SQL names a table that is neither its own nor of a feature that
 * it says it uses.
 */
export function complaintsAboutTables(features: readonly Feature[]): string[] {
  const owners = new Map(features.flatMap((owner) => (owner.entities ?? []).map((entity) => [tableOf(entity), owner])));
  // What stands in a room within another belongs to the inner one.
  const inner = features.toSorted((one, other) => other.name.length - one.name.length);
  return readdirSync(path.join(projectRoot, 'graph'), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => /\.(ts|sql)$/.test(file) && !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const feature = inner.find(({ name }) => file.startsWith(`${name}/`));
      if (!feature) return [];
      const mayName = new Set([feature, ...feature.uses]);
      const text = readFileSync(path.join(projectRoot, 'graph', file), 'utf8');
      const tables = new Set(Array.from(text.matchAll(NAMED), ([, table = '']) => table));
      return [...tables].flatMap((table) => {
        const owner = owners.get(table);
        if (!owner || mayName.has(owner)) return [];
        return `graph/${file} names ${table} of ${owner.name}, which ${feature.name} does not say that it uses`;
      });
    });
}

function tableOf(entity: new () => object): string | undefined {
  return getMetadataArgsStorage().tables.find(({ target }) => target === entity)?.name;
}
