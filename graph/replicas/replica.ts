import type pg from 'pg';
import type { Logger } from 'pino';
import type { DataSource, EntityManager } from 'typeorm';
import { lsnOf, type WalPosition } from '../cache/catalogue-version.js';
import { openPersistentClient } from '../postgres/persistent-client.js';
import { askOver, findStart, look } from './replica.queries.js';

/**
 * How long a replica may take to say how far it is. One that stands still is left out by then. In
 * milliseconds.
 */
const TIMEOUT_MS = 1_000;

/** What a replica tells that was asked a moment ago is used again. In milliseconds. */
const MOMENT_MS = 10;

/** Where a replica is, and the way to it. */
interface ReplicaAddress {
  url: string;
  /** For what is read from it. */
  connections: pg.Pool;
}

/** A standby of the shop's database that answers reads as long as it is well. */
export interface Replica {
  /** Host and port, without the user and the password. */
  readonly name: string;
  /**
   * Asks the replica, and the primary in its place whenever it fails; what writes goes to the
   * primary.
   */
  readonly manager: EntityManager;
  /**
   * Whether it answers and holds everything up to a place in the write-ahead log.
   *
   * @param history id of the primary's row in `wal_history`, which a replica of another history
   *   lacks
   */
  hasReached(position: WalPosition, history: string): boolean;
  /**
   * Asks how far it is; all callers meanwhile share it. It is worth waiting for only while the
   * replica answers.
   */
  look(): Promise<void>;
  isAnswering(): boolean;
  stop(): Promise<void>;
}

/** Opens the way to one replica, which need not be there yet. */
export function openReplica(database: DataSource, { url, connections }: ReplicaAddress, log: Logger): Replica {
  const name = new URL(url).host;
  let state: { lsn: bigint; startedAt: string; histories: readonly string[] } | null = null;
  const serverOf = new WeakMap<pg.ClientBase, string>();
  let looking: Promise<void> | null = null;
  let lookedAt = 0;

  const leaveOut = (thrown: unknown) => {
    if (state) log.warn({ err: thrown, replica: name }, 'a replica of the database is left out');
    state = null;
  };
  const connection = openPersistentClient({
    ...{ database, url, name: 'jhola replica', timeoutMs: TIMEOUT_MS, onOpen: () => undefined },
    onFailure: leaveOut,
  });

  const ask = async () => {
    const client = await connection.open();
    if (!client) return;
    try {
      const found = await look(client);
      // One that was promoted is no replica any more.
      if (!found?.isStandby || found.lsn === null) return leaveOut(new Error('it is no standby'));
      if (!state) log.info({ replica: name }, 'a replica of the database answers');
      state = { lsn: lsnOf(found.lsn), startedAt: found.startedAt, histories: found.histories };
    } catch (thrown) {
      leaveOut(thrown);
      connection.lose(client);
    }
  };

  /**
   * A connection to the very server that told how far it is: behind a balancer it might be another
   * one's.
   */
  const connect = async () => {
    const client = await connections.connect();
    try {
      const server = serverOf.get(client) ?? (await findStart(client)) ?? '';
      serverOf.set(client, server);
      if (server === state?.startedAt) return client;
      throw new Error('its address leads to several servers, or to one that was started anew');
    } catch (thrown) {
      client.release(true);
      throw thrown;
    }
  };
  const askReplica = (text: string, values?: unknown[]) =>
    askOver(connect, (client, thrown) => client.release(thrown instanceof Error && isUnwell(thrown)), text, values);
  const askPrimary = (text: string, values?: unknown[]) => {
    const runner = database.createQueryRunner();
    return askOver(
      () => runner.connect() as Promise<pg.ClientBase>,
      () => void runner.release(),
      text,
      values,
    );
  };
  const runner = Object.assign(database.createQueryRunner(), {
    connect: async () => ({
      query: async (text: string, values?: unknown[]) => {
        try {
          return await askReplica(text, values);
        } catch (thrown) {
          if (isUnwell(thrown)) leaveOut(thrown);
          // Whatever a replica refuses, the primary may do: what a replay is in the way of, and
          // what writes.
          return askPrimary(text, values);
        }
      },
    }),
    release: async () => undefined,
  });
  const manager = database.createEntityManager(runner);
  manager.transaction = database.manager.transaction.bind(database.manager) as typeof manager.transaction;

  return {
    name,
    manager,
    hasReached: ({ lsn }, history) => (state?.histories.includes(history) ?? false) && (state?.lsn ?? 0n) >= lsn,
    look: () => {
      if (!looking && performance.now() - lookedAt > MOMENT_MS) {
        lookedAt = performance.now();
        looking = ask().finally(() => {
          looking = null;
        });
      }
      return looking ?? Promise.resolve();
    },
    isAnswering: () => state !== null,
    stop: async () => {
      await Promise.all([connection.stop(), connections.end()]);
    },
  };
}

/**
 * Whether the replica itself is at fault, and not what it was asked: whatever is no error of a
 * statement (SQLSTATE), and its end.
 */
function isUnwell(thrown: unknown): boolean {
  const code = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : '';
  return !/^[0-9A-Z]{5}$/.test(code) || /^(08|53|57P|58|XX)/.test(code);
}
