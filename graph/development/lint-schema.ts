import { buildShopSchema } from '../schema.js';
import { complaintsAbout } from './schema-rules.js';

/** Fails when the schema breaks one of its own rules, and names each member that does. */
const complaints = complaintsAbout(await buildShopSchema());
for (const complaint of complaints) process.stdout.write(`  ${complaint}\n`);
process.exit(complaints.length ? 1 : 0);
