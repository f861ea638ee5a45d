import type pg from 'pg';
import type { DataSource } from 'typeorm';
import { AutoPreparingClient } from './auto-preparing-client.js';
import { directUrlOf, SETTINGS } from './connection-settings.js';

/**
 * Pauses before a lost connection is opened again: the first, and the longest; each is twice the
 * one before. In milliseconds.
 */
const FIRST_PAUSE_MS = 250;
const MAX_PAUSE_MS = 10_000;

/** What a persistent client is opened with. */
export interface PersistentClientParts {
  database: DataSource;
  /** Address of another server than the database's, such as a replica of it. */
  url?: string;
  /** As PostgreSQL lists it: `application_name`. */
  name: string;
  /** True: the way that requests go, through a pooler where there is one, which has no sessions. */
  isPooled?: boolean;
  /** How long connecting, and each statement, may take. In milliseconds. */
  timeoutMs: number;
  /**
   * Prepares each new connection before it is handed out; where that fails, the connection is given
   * up.
   */
  onOpen(client: pg.Client): Promise<void> | void;
  /** Called whenever a connection could not be opened. */
  onFailure(thrown: unknown): void;
}

/**
 * A connection to PostgreSQL itself, outside the pool and past a pooler unless told otherwise,
 * opened again whenever it is lost. It keeps no process running.
 */
export interface PersistentClient {
  /** The connection; null while there is none. The first call opens it. */
  current(): pg.Client | null;
  /** The connection, once it is open; null while it cannot be opened. The first call opens it. */
  open(): Promise<pg.Client | null>;
  /** Gives up a connection that does not answer, and opens another. */
  lose(client: pg.Client): void;
  stop(): Promise<void>;
}

/**
 * Makes a connection that is there as long as the database is; nothing is connected before it is
 * asked for.
 */
export function openPersistentClient(parts: PersistentClientParts): PersistentClient {
  let opening: Promise<pg.Client | null> | null = null;
  /** The latest client, open or being opened. */
  let latest: pg.Client | null = null;
  let isOpen = false;
  let isStopped = false;
  let pauseMs = FIRST_PAUSE_MS;
  let retry: NodeJS.Timeout | undefined;

  const lose = (client: pg.Client) => {
    void client.end().catch(() => undefined);
    if (client !== latest) return;
    latest = null;
    opening = null;
    isOpen = false;
    if (isStopped) return;
    retry = setTimeout(() => {
      retry = undefined;
      void open();
    }, pauseMs).unref();
    pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS);
  };

  const connect = async (): Promise<pg.Client | null> => {
    const { url } = parts.database.options as { url?: string };
    const client = new AutoPreparingClient({
      isPrepared: !parts.isPooled,
      isTraced: false,
      connectionString: parts.url ?? (parts.isPooled ? url : directUrlOf(parts.database)),
      application_name: parts.name,
      keepAlive: true,
      connectionTimeoutMillis: parts.timeoutMs,
      query_timeout: parts.timeoutMs,
      ...(parts.isPooled ? {} : SETTINGS),
    });
    latest = client;
    client.on('error', () => lose(client));
    client.on('end', () => lose(client));
    try {
      await client.connect();
      (client as unknown as { unref(): void }).unref();
      await parts.onOpen(client);
    } catch (thrown) {
      parts.onFailure(thrown);
      lose(client);
      return null;
    }
    if (client !== latest) return null;
    isOpen = true;
    pauseMs = FIRST_PAUSE_MS;
    return client;
  };

  const open = (): Promise<pg.Client | null> => {
    if (!opening && !retry && !isStopped) opening = connect();
    return opening ?? Promise.resolve(null);
  };

  return {
    current: () => {
      void open();
      return isOpen ? latest : null;
    },
    open,
    lose,
    stop: async () => {
      isStopped = true;
      clearTimeout(retry);
      const client = await opening;
      await client?.end().catch(() => undefined);
    },
  };
}
