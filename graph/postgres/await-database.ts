import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { CONNECT_TIMEOUT_MS, SETTINGS } from './connection-settings.js';

/**
 * How long a start waits for a database that is not there yet, since both may be started at once.
 * In milliseconds.
 */
const TIMEOUT_MS = 60_000;

/** How often it is looked. In milliseconds. */
const PAUSE_MS = 500;

/**
 * What PostgreSQL refuses with while it starts, stops, or has no connection left (classes 57 and
 * 53).
 */
const PASSES = /^(57P0|53)/;

/** How a start waits for the database. */
export interface Waiting {
  /** The variable that the address comes from, for the operator who has to mend it. */
  variable: string;
  /** True where a pooler is known to stand before it, which lets no settings through. */
  isPooled?: boolean;
  timeoutMs?: number;
  /** Told once, when the database is not there at first. */
  onWait?: (sentence: string) => void;
}

/**
 * Waits until a database lets the shop in, and lets it write.
 *
 * @throws Error that names the variable, at once where waiting is of no use: a wrong password, no
 *   such database
 */
export async function awaitDatabase(
  url: string,
  { variable, isPooled = false, timeoutMs = TIMEOUT_MS, onWait = () => undefined }: Waiting,
): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  for (let tries = 1; ; tries++) {
    const obstacle = await obstacleAt(url, isPooled);
    if (!obstacle) return;
    const sentence = `${variable}: ${obstacle.why}`;
    if (!obstacle.passes || Date.now() > deadline) throw new Error(sentence);
    if (tries === 1) onWait(`Waiting for PostgreSQL. ${sentence}`);
    await pause(PAUSE_MS);
  }
}

interface Obstacle {
  why: string;
  /** Whether it may go by itself. */
  passes: boolean;
}

async function obstacleAt(url: string, isPooled: boolean): Promise<Obstacle | null> {
  const client = new pg.Client({
    ...{ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS },
    ...(isPooled ? {} : SETTINGS),
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query(`SELECT current_setting('transaction_read_only') = 'on' AS "isReadOnly"`);
    return rows[0].isReadOnly ? { why: 'the database can only be read, as a standby can', passes: true } : null;
  } catch (thrown) {
    return obstacleOf(thrown);
  } finally {
    await client.end().catch(() => undefined);
  }
}

function obstacleOf(thrown: unknown): Obstacle {
  // Where a name has several addresses, each of them has its own error.
  const [cause] = thrown instanceof AggregateError ? thrown.errors : [thrown];
  const why = cause instanceof Error ? cause.message : String(cause);
  if (/startup parameter/.test(why)) {
    return { why: `a pooler answers (${why}): DATABASE_DIRECT_URL must lead to PostgreSQL itself`, passes: false };
  }
  const code = cause instanceof pg.DatabaseError ? (cause.code ?? '') : '';
  return { why, passes: !(cause instanceof pg.DatabaseError) || PASSES.test(code) };
}
