import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readTools } from '../agents/read-tools.js';
import { toolsContract } from '../agents/tools-contract.js';
import { buildShopSchema } from '../schema.js';
import { projectRoot } from '../shared/config/project-root.js';

/**
 * Writes the contract that the resolvers make, graph/schema.graphql, and that of the tools of /mcp,
 * graph/tools.graphql, or both into another folder where one is named.
 */
const [folder = path.join(projectRoot, 'graph')] = process.argv.slice(2);
const schema = await buildShopSchema({ emitTo: path.resolve(folder, 'schema.graphql') });
writeFileSync(path.resolve(folder, 'tools.graphql'), toolsContract(schema, await readTools(schema)));
