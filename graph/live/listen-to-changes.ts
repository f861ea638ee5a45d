import type { DataSource } from 'typeorm';
import { openPersistentClient } from '../postgres/persistent-client.js';
import type { Context } from '../shared/context.js';
import { listenOn, probe } from './listen-to-changes.queries.js';

/** The channel that the triggers of `sql/announcements.sql`, and editors, speak on. */
export const CHANNEL = 'live';

/** Said of a change of so many that none is named; and listened to by who wants to hear of all. */
const ANY = '*';

/**
 * How often a silent connection is asked whether it is still there, and how long it may take to
 * answer. In milliseconds.
 */
const PROBE_MS = 30_000;
const PROBE_TIMEOUT_MS = 5_000;

/** What a listener may want to be notified of: one thing, or with `*` all of a kind. */
export type Topic =
  `${'order' | 'stock' | 'product' | 'category' | 'count' | 'webhook' | 'export' | 'editor'} ${string}`;

/**
 * Is called after a change.
 *
 * @param said what was announced, its topic first; absent where changes may have been missed
 */
export type Notify = (said?: string) => void;

/**
 * Notifications of changes by PostgreSQL (LISTEN and NOTIFY), whichever process or program made
 * them. One connection serves all listeners.
 */
export interface Changes {
  /**
   * Calls back after each change of a topic, and whenever changes may have been missed because
   * PostgreSQL was away.
   *
   * @returns once the connection listens, or cannot for now; call it to stop listening
   */
  listen(topics: readonly Topic[], notify: Notify): Promise<() => void>;
  stop(): Promise<void>;
}

const changesOf = new WeakMap<DataSource, Changes>();

/** The changes of the context's database; nothing is connected before there is a listener. */
export function listenToChanges({ db, log }: Pick<Context, 'db' | 'log'>): Changes {
  const database = db.connection;
  const known = changesOf.get(database) ?? openChanges(database, log);
  changesOf.set(database, known);
  return known;
}

function openChanges(database: DataSource, log: Context['log']): Changes {
  const listeners = new Map<Topic, Set<Notify>>();
  let mayHaveMissed = false;

  const notifyAll = (kind = '') => {
    for (const [topic, callbacks] of listeners) if (topic.startsWith(kind)) for (const call of callbacks) call();
  };
  const notify = (payload = '') => {
    const [kind, id] = payload.split(' ');
    if (id === ANY) notifyAll(kind);
    else
      for (const topic of [`${kind} ${id}`, `${kind} ${ANY}`])
        for (const call of listeners.get(topic as Topic) ?? []) call(payload);
  };

  const connection = openPersistentClient({
    database,
    name: 'jhola live',
    timeoutMs: PROBE_TIMEOUT_MS,
    onOpen: async (client) => {
      client.on('notification', ({ payload }) => notify(payload));
      await listenOn(client, CHANNEL);
      const ask = () => void probe(client).catch(() => connection.lose(client));
      const asking = setInterval(ask, PROBE_MS).unref();
      client.once('end', () => clearInterval(asking));
      // It is not known what was missed while there was no connection.
      if (mayHaveMissed) notifyAll();
      mayHaveMissed = true;
    },
    onFailure: (thrown) => {
      mayHaveMissed = true;
      log.warn({ err: thrown }, 'changes are not listened to for now');
    },
  });

  return {
    listen: async (topics, notify) => {
      for (const topic of topics) listeners.set(topic, (listeners.get(topic) ?? new Set()).add(notify));
      await connection.open();
      return () => {
        for (const topic of topics) {
          const callbacks = listeners.get(topic);
          callbacks?.delete(notify);
          if (callbacks?.size === 0) listeners.delete(topic);
        }
      };
    },
    stop: async () => {
      changesOf.delete(database);
      await connection.stop();
    },
  };
}
