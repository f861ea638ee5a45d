import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildShopSchema } from '../schema.js';
import { projectRoot } from '../shared/config/project-root.js';
import { staleGuides } from './guide-snippets.js';

/** Writes the operations that guides show, as graph/examples.graphql has them. */
for (const [file, written] of await staleGuides(await buildShopSchema())) {
  writeFileSync(path.join(projectRoot, file), written);
}
