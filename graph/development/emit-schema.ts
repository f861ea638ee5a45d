import path from 'node:path';
import { buildShopSchema } from '../schema.js';
import { projectRoot } from '../shared/config/project-root.js';

/**
 * Writes the contract that the resolvers make, graph/schema.graphql, or another file where one is
 * named.
 */
const [target = path.join(projectRoot, 'graph', 'schema.graphql')] = process.argv.slice(2);
await buildShopSchema({ emitTo: path.resolve(target) });
