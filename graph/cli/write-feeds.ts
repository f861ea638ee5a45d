/**
 * Writes the feeds anew whose goods have changed: the job of the shop that does so runs this in a
 * process of its own, whose heap has a limit that does not depend on how many goods there are.
 */
import { openCatalogueVersion } from '../cache/catalogue-version.js';
import { writeStaleFeeds } from '../feeds/write-stale-feeds.js';
import { asOperator } from './operator.js';

// Without the process that started it nothing waits for it any more.
const giveUp = () => process.exit(1);
process.once('disconnect', giveUp);

try {
  await asOperator(async (ctx) => {
    // Offers and the terms of delivery are read once and not for each variant, as in the shop.
    const version = openCatalogueVersion(ctx.db.connection, ctx.log);
    try {
      await writeStaleFeeds(ctx);
    } finally {
      await version.stop();
    }
  });
} catch (thrown) {
  process.stderr.write(`${thrown instanceof Error ? thrown.message : String(thrown)}\n`);
  process.exitCode = 1;
}
process.off('disconnect', giveUp);
if (process.connected) process.disconnect();
