import type { DataSource } from 'typeorm';
import { openPersistentClient } from '../database/persistent-client.js';
import type { Context } from '../shared/context.js';

/** The channel that the triggers of the migration AnnounceChanges speak on. */
const CHANNEL = 'live';

/** Said of a change of so many products that none is named. */
const ANY = '*';

/** How often a silent connection is asked whether it is still there, and how long it may take to answer. In milliseconds. */
const PROBE_MS = 30_000;
const PROBE_TIMEOUT_MS = 5_000;

/** What somebody may want to hear of. */
export type Topic = `order ${string}` | `stock ${string}`;

/** What PostgreSQL tells of changes, whichever process or program made them. One connection for all who listen. */
export interface Changes {
  /**
   * Calls back after each change of a topic, and whenever changes may have been missed because PostgreSQL was away.
   *
   * @returns once changes are heard of, or cannot be for now; call it to hear no more
   */
  hear(topics: readonly Topic[], tell: () => void): Promise<() => void>;
  stop(): Promise<void>;
}

const changesOf = new WeakMap<DataSource, Changes>();

/** The changes of the context's database; nothing is connected before somebody listens. */
export function hearChanges({ db, log }: Pick<Context, 'db' | 'log'>): Changes {
  const database = db.connection;
  const known = changesOf.get(database) ?? openChanges(database, log);
  changesOf.set(database, known);
  return known;
}

function openChanges(database: DataSource, log: Context['log']): Changes {
  const listeners = new Map<Topic, Set<() => void>>();
  let mayHaveMissed = false;

  const tellAll = (kind = '') => {
    for (const [topic, tells] of listeners) if (topic.startsWith(kind)) for (const tell of tells) tell();
  };
  const tellOf = (payload = '') => {
    const [kind, id] = payload.split(' ');
    if (id === ANY) tellAll(kind);
    else for (const tell of listeners.get(payload as Topic) ?? []) tell();
  };

  const connection = openPersistentClient({
    database,
    timeoutMs: PROBE_TIMEOUT_MS,
    onOpen: async (client) => {
      client.on('notification', ({ payload }) => tellOf(payload));
      await client.query(`LISTEN ${CHANNEL}`);
      const ask = () => void client.query('SELECT 1').catch(() => connection.lose(client));
      const probe = setInterval(ask, PROBE_MS).unref();
      client.once('end', () => clearInterval(probe));
      // Nobody knows what was missed while there was no connection.
      if (mayHaveMissed) tellAll();
      mayHaveMissed = true;
    },
    onFailure: (thrown) => {
      mayHaveMissed = true;
      log.warn({ err: thrown }, 'changes are not heard of for now');
    },
  });

  return {
    hear: async (topics, tell) => {
      for (const topic of topics) listeners.set(topic, (listeners.get(topic) ?? new Set()).add(tell));
      await connection.open();
      return () => {
        for (const topic of topics) {
          const tells = listeners.get(topic);
          tells?.delete(tell);
          if (tells?.size === 0) listeners.delete(topic);
        }
      };
    },
    stop: async () => {
      changesOf.delete(database);
      await connection.stop();
    },
  };
}
