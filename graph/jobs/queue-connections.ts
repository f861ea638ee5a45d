import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { AutoPreparingClient } from '../postgres/auto-preparing-client.js';
import { CONNECT_TIMEOUT_MS, LIMITS, SETTINGS, UNLIMITED } from '../postgres/connection-settings.js';
import { MAX_CONCURRENT_JOBS } from './worker-pool.js';

type Connected = (
  failure: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (why?: unknown) => void,
) => void;

/**
 * Connections for the queue of a process, apart from those of requests, which may not take jobs'
 * place, nor jobs theirs.
 *
 * A connection that is lost at the moment in which the queue stops is given back twice by
 * graphile-worker (0.17.3): by what listens, and by what stops listening. The driver answers the
 * second time with an error that is not caught, which would end the process; here it does nothing.
 */
class QueueConnections extends pg.Pool {
  constructor(config: pg.PoolConfig) {
    super(config);
    // The caller over a connection is told of its loss; no other code needs to.
    this.on('error', () => undefined);
    // graphile-worker looks for it, as a sign that connections hear of errors themselves; see
    // `AutoPreparingClient`.
    this.on('connect', () => undefined);
    this.connect = new Proxy(this.connect, {
      apply: (connect, pool, [callback]: [Connected?]) =>
        Reflect.apply(connect, pool, callback ? [givingBackOnce(callback)] : []),
    });
  }
}

function givingBackOnce(callback: Connected): Connected {
  return (failure, client, release) => {
    let isGivenBack = false;
    callback(failure, client, (why) => {
      if (isGivenBack) return;
      isGivenBack = true;
      release(why);
    });
  };
}

/**
 * What the queue is made of, in a schema of its own, to which steps of the shop's tables may add
 * jobs.
 */
export async function bringQueueUpToDate(url: string): Promise<void> {
  const connections = new QueueConnections({
    connectionString: url,
    max: 1,
    Client: AutoPreparingClient,
    ...UNLIMITED,
  });
  try {
    await runMigrations({ pgPool: connections });
  } finally {
    await connections.end();
  }
}

/**
 * Connections for the queue of a process: one that listens, one that shows that the process is
 * alive, and one more for each job that is taken or done just then.
 *
 * @param url of PostgreSQL itself, see `databaseOptions`
 */
export function openQueueConnections(url: string): QueueConnections {
  return new QueueConnections({
    ...{ connectionString: url, max: MAX_CONCURRENT_JOBS + 2, keepAlive: true, application_name: 'jhola queue' },
    ...{ Client: AutoPreparingClient, connectionTimeoutMillis: CONNECT_TIMEOUT_MS, ...SETTINGS, ...LIMITS },
  });
}
