import { randomUUID } from 'node:crypto';
import { openDatabase } from '../../database/data-source.js';
import { startEmbeddedPostgres } from '../../database/embedded-postgres.js';
import { openPaymentProvider } from '../../payments/razorpay.js';
import { generatedSecrets, readConfig } from '../../shared/config.js';
import type { Context } from '../../shared/context.js';
import { openLog } from '../../shared/log.js';

/** Does work over the shop's database, starting the embedded one when nothing else runs it, and closes it again. */
export async function withShop(variables: NodeJS.ProcessEnv, work: (shop: Context) => Promise<void>): Promise<void> {
  const config = readConfig(variables);
  const { dataDir } = config;
  const embedded = config.databaseUrl
    ? null
    : await startEmbeddedPostgres({ dataDir, password: generatedSecrets(dataDir).databasePassword });
  try {
    const database = await openDatabase(config.databaseUrl ?? embedded?.url ?? '', config.databasePoolSize);
    const log = openLog(config.logLevel);
    const nowhere = () => {
      throw new Error('Nothing is paid for here.');
    };
    try {
      await work({
        db: database.manager,
        viewer: null,
        requestId: randomUUID(),
        network: null,
        log,
        config,
        payments: openPaymentProvider(config.payments, nowhere, log),
        identity: null,
        loaders: new Map(),
      });
    } finally {
      await database.destroy();
    }
  } finally {
    await embedded?.stop();
  }
}
