import { makeTemplate } from './test-database.js';

/**
 * A program that makes the database that tests copy, on the server whose address it is sent. A process of its own,
 * since the one of jest that watches would go on with the migrations it began with.
 */
process.once('message', async (server: string) => {
  await makeTemplate(server);
  process.disconnect();
});
