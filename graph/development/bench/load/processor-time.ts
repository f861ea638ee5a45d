import { readdir, readFile } from 'node:fs/promises';
import type pg from 'pg';

/** Linux tells processor time in hundredths of a second, whatever its own clock. */
const TICKS_PER_SECOND = 100;

/**
 * Reads the processor time of a server and of the whole of PostgreSQL, in seconds; null where it
 * cannot be had.
 */
export type ReadProcessorTime = (pid: number | undefined) => Promise<number | null>;

/**
 * The way to processor time: what the server's process has used, and what PostgreSQL has, with
 * those of its processes that are gone. Null on a system without /proc, and for a PostgreSQL on
 * another machine.
 */
export async function openProcessorTime(db: pg.Client): Promise<ReadProcessorTime> {
  const { rows } = await db.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const backend = await statOf(rows[0]?.pid);
  const postmaster = backend?.command === 'postgres' ? backend.parent : null;
  return async (pid) => {
    const server = await statOf(pid);
    const database = postmaster === null ? null : await familyTime(postmaster);
    return server && database !== null ? server.own + database : null;
  };
}

/** Memory of a process that is not swapped out, in MB; null on a system without /proc. */
export function residentMemory(pid: number | undefined): Promise<number | null> {
  return memoryOf(pid, 'VmRSS');
}

/**
 * The most memory that a process has had so far and that was not swapped out, in MB; null on a
 * system without /proc.
 */
export function peakMemory(pid: number | undefined): Promise<number | null> {
  return memoryOf(pid, 'VmHWM');
}

/**
 * Processor time of one process, in seconds; null once it has ended, and on a system without /proc.
 */
export async function processTime(pid: number | undefined): Promise<number | null> {
  return (await statOf(pid))?.own ?? null;
}

async function memoryOf(pid: number | undefined, kind: 'VmRSS' | 'VmHWM'): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = new RegExp(`^${kind}:\\s+(\\d+) kB`, 'm').exec(status)?.[1];
  return kilobytes ? Math.round(Number(kilobytes) / 1024) : null;
}

interface Stat {
  command: string;
  parent: number;
  /** Seconds of its own. */
  own: number;
  /** Seconds of its children that have ended. */
  ended: number;
}

async function statOf(pid: number | undefined): Promise<Stat | null> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  const [, command = '', rest = ''] = /\((.*)\) (.*)/s.exec(text ?? '') ?? [];
  const fields = rest.split(' ').map(Number);
  const seconds = (...places: number[]) =>
    places.reduce((sum, place) => sum + (fields[place] ?? 0), 0) / TICKS_PER_SECOND;
  // Behind the name: state, parent, …; user and system time are the 14th and 15th field of the
  // whole, counted from 1.
  return text === null ? null : { command, parent: fields[1] ?? 0, own: seconds(11, 12), ended: seconds(13, 14) };
}

async function familyTime(parent: number): Promise<number | null> {
  const head = await statOf(parent);
  if (!head) return null;
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const stats = await Promise.all(pids.map(statOf));
  const children = stats.filter((stat) => stat?.parent === parent);
  return children.reduce((sum, child) => sum + (child?.own ?? 0), head.own + head.ended);
}
