import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { openPersistentClient } from '../postgres/persistent-client.js';
import { type AccountState, findVersion, type VersionRow } from './catalogue-version.queries.js';

/**
 * How long a reading may take; after that the caches are bypassed. Long enough for a machine that
 * is merely busy, where to answer all anew would make it busier. In milliseconds.
 */
const TIMEOUT_MS = 2_000;

/** A place in the write-ahead log. */
export interface WalPosition {
  /** Which of the histories that a promotion parts: eight hexadecimal digits. */
  timeline: string;
  /** In bytes. */
  lsn: bigint;
}

/** A state that the database was in, each a text that is another one after a change. */
export interface Version {
  /** Of all that visitors see. */
  all: string;
  /**
   * Of the reference data, which seldom changes: categories, countries, slides, banners and
   * pictures.
   */
  reference: string;
  /**
   * The earliest known place in the write-ahead log up to which everything of this version stands;
   * null where the server writes none. A replica that has replayed it has all that the version has.
   */
  position: WalPosition | null;
}

/** What one statement read. */
interface Reading {
  version: Version;
  /** By id, as far as there are such. */
  accounts: Readonly<Record<string, AccountState>>;
}

/** Reads a place in the write-ahead log as PostgreSQL writes it, e.g. `0/16B3748`. */
export function lsnOf(text: string): bigint {
  const [high = '0', low = '0'] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}

/** Which state of what visitors see the database is in. */
export interface CatalogueVersion {
  /**
   * The version as PostgreSQL has it after the call: another than before once a transaction that
   * changed something has been committed, whichever process or program made it. Null, for unknown,
   * while PostgreSQL does not answer.
   */
  read(): Promise<Version | null>;
  /**
   * The same with an account, since a request with a token needs both; undefined for one that is
   * gone.
   */
  readWithAccount(id: string): Promise<{ version: Version; account: AccountState | undefined } | null>;
  stop(): Promise<void>;
}

/**
 * Reads the version over a connection of its own, so that no slow statement stands before it. All
 * requests that come while it is being read share the reading that follows: at 16 requests at a
 * time it costs each of them about a tenth of a statement.
 */
export function openCatalogueVersion(database: DataSource, log: Logger): CatalogueVersion {
  /**
   * Versions of different connections are never equal: the one may be of another server, or of a
   * restored copy.
   */
  let connections = 0;
  let asking: Promise<unknown> = Promise.resolve();
  let next: Promise<Reading | null> | null = null;
  let wantedAccounts = new Set<string>();
  let latest: Version | null = null;

  const warn = (thrown: unknown) => log.warn({ err: thrown }, 'answers are not cached for now');
  const connection = openPersistentClient({
    database,
    name: 'jhola cache',
    timeoutMs: TIMEOUT_MS,
    onOpen: () => {
      connections += 1;
    },
    onFailure: warn,
  });

  const versionIn = ({ goods, reference, lsn, timeline }: VersionRow): Version => {
    const all = `${connections} ${goods}`;
    if (latest?.all === all && latest.position) return latest;
    const position = lsn && timeline ? { timeline, lsn: lsnOf(lsn) } : null;
    latest = { all, reference: `${connections} ${reference}`, position };
    return latest;
  };

  const ask = async (accountIds: string[]): Promise<Reading | null> => {
    const client = connection.current();
    if (!client) return null;
    try {
      const read = await findVersion(client, accountIds);
      return read ? { version: versionIn(read), accounts: read.accounts ?? {} } : null;
    } catch (thrown) {
      warn(thrown);
      // What waits behind an unanswered statement would not be answered either.
      connection.lose(client);
      return null;
    }
  };

  const readNext = (): Promise<Reading | null> => {
    next ??= asking.then(untilAllAsked).then(() => {
      next = null;
      const asked = ask([...wantedAccounts]);
      wantedAccounts = new Set();
      asking = asked;
      return asked;
    });
    return next;
  };

  const version: CatalogueVersion = {
    read: async () => (await readNext())?.version ?? null,
    readWithAccount: async (id) => {
      wantedAccounts.add(id);
      const reading = await readNext();
      return reading && { version: reading.version, account: reading.accounts[id] };
    },
    stop: async () => {
      versions.delete(database);
      await connection.stop();
    },
  };
  versions.set(database, version);
  return version;
}

/** All requests that came in the same round of the event loop have asked by then. */
function untilAllAsked(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

const versions = new WeakMap<DataSource, CatalogueVersion>();

/** The version of a database; null where nothing of it is to be cached. */
export function catalogueVersionOf(database: DataSource): CatalogueVersion | null {
  return versions.get(database) ?? null;
}
