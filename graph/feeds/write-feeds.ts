import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { trySessionLock } from '../postgres/session-lock.js';
import { ownOrigin } from '../rest/origin.js';
import { projectRoot } from '../shared/config/project-root.js';
import type { Context } from '../shared/context.js';
import type { Task } from '../shared/task.js';
import { WRITE_FEEDS } from './read-feeds.js';
import { findStaleFeeds } from './write-stale-feeds.js';

/** What the process runs. */
export const FEEDS_PROGRAM = path.join(projectRoot, 'dist', 'graph', 'cli', 'write-feeds.js');

/**
 * What the process may have of old and of young objects, in MB: 300,000 products take no more than
 * 3,000, and what a request of the shop waits for does not depend on them.
 */
export const FEEDS_HEAP = ['--max-old-space-size=96', '--max-semi-space-size=4'];

/** Any number that no other lock of a session has. */
const FEEDS_LOCK = 5_647;

/** Pause before it is looked again whether another job has written them. In seconds. */
const BUSY_S = 60;

/**
 * Writes each feed anew that is no longer as it would be told now, in a process of its own:
 * V8 collects garbage in the heap of the shop only once there is much of it, and goods by the
 * hundred thousand are much. While another job does so, which may take many minutes, it comes back
 * later.
 *
 * @throws Error where it did not come to its end; what it began is not sent
 */
export const writeFeeds: Task = {
  name: WRITE_FEEDS,
  schedule: { match: '7 * * * *' },
  run: async (ctx) => {
    if ((await findStaleFeeds(ctx)).formats.length === 0) return;
    const giveBack = await trySessionLock(ctx.db.connection, FEEDS_LOCK);
    if (!giveBack) return { inS: BUSY_S };
    try {
      await writeElsewhere(ctx);
    } finally {
      await giveBack();
    }
  },
};

async function writeElsewhere({ config }: Context): Promise<void> {
  const child = fork(FEEDS_PROGRAM, [], {
    execArgv: FEEDS_HEAP,
    env: {
      ...process.env,
      NODE_ENV: config.environment,
      DATA_DIR: config.dataDir,
      // Without one it finds the embedded PostgreSQL that runs over the folder of data.
      ...(config.databaseUrl ? { DATABASE_URL: config.databaseUrl } : {}),
      ...{ PUBLIC_URL: ownOrigin(config), LOG_LEVEL: config.logLevel },
      ...{ MIGRATE_AT_START: 'no', DATABASE_POOL_SIZE: '4' },
    },
  });
  const [exitCode, signal] = await once(child, 'exit');
  if (exitCode !== 0) throw new Error(`the process that writes the feeds ended with ${exitCode ?? signal}`);
}
