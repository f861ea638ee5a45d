import { makeTemplate, type Template } from './test-database.js';

/**
 * A program that makes the database that tests copy, where it is told to by a message. A process of
 * its own, since the one of jest that watches would go on with the migrations it began with.
 */
process.once('message', async (template: Template) => {
  await makeTemplate(template);
  process.disconnect();
});
