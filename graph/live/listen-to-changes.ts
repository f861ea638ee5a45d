import pg from 'pg';
import type { DataSource } from 'typeorm';
import type { Context } from '../shared/context.js';

/** The channel that the triggers of the migration AnnounceChanges speak on. */
const CHANNEL = 'live';

/** Said of a change of so many products that none is named. */
const ANY = '*';

/** Pauses before the connection is tried again: the first, and the longest; each is twice the one before. In milliseconds. */
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;

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
  let connection: Promise<pg.Client | null> | null = null;
  let isStopped = false;
  let pauseMs = FIRST_PAUSE_MS;
  let retry: NodeJS.Timeout | undefined;

  const tellAll = (kind = '') => {
    for (const [topic, tells] of listeners) if (topic.startsWith(kind)) for (const tell of tells) tell();
  };
  const tellOf = (payload = '') => {
    const [kind, id] = payload.split(' ');
    if (id === ANY) tellAll(kind);
    else for (const tell of listeners.get(payload as Topic) ?? []) tell();
  };

  const connect = async (): Promise<pg.Client | null> => {
    const { url } = database.options as { url?: string };
    const client = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: PROBE_TIMEOUT_MS,
      query_timeout: PROBE_TIMEOUT_MS,
    });
    let probe: NodeJS.Timeout | undefined;
    let isLost = false;
    const lose = () => {
      if (isLost) return;
      isLost = true;
      clearInterval(probe);
      void client.end().catch(() => undefined);
      connection = null;
      if (!isStopped) again();
    };
    client.on('error', lose);
    client.on('end', lose);
    client.on('notification', ({ payload }) => tellOf(payload));
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
    } catch (thrown) {
      log.warn({ err: thrown }, 'changes are not heard of for now');
      lose();
      return null;
    }
    probe = setInterval(() => void client.query('SELECT 1').catch(lose), PROBE_MS).unref();
    pauseMs = FIRST_PAUSE_MS;
    return client;
  };
  const again = () => {
    retry = setTimeout(async () => {
      connection = connect();
      // Nobody knows what was missed.
      if (await connection) tellAll();
    }, pauseMs).unref();
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
  };

  return {
    hear: async (topics, tell) => {
      for (const topic of topics) listeners.set(topic, (listeners.get(topic) ?? new Set()).add(tell));
      if (!connection && pauseMs === FIRST_PAUSE_MS) connection = connect();
      await connection;
      return () => {
        for (const topic of topics) {
          const tells = listeners.get(topic);
          tells?.delete(tell);
          if (tells?.size === 0) listeners.delete(topic);
        }
      };
    },
    stop: async () => {
      isStopped = true;
      clearTimeout(retry);
      changesOf.delete(database);
      await (await connection)?.end().catch(() => undefined);
    },
  };
}
