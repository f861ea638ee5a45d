import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isAlive } from '../shared/process/is-alive.js';

/** How often a process that waits looks whether its turn has come. In milliseconds. */
const LOOK_MS = 100;

/**
 * Does a piece of work while no other process of this machine does it, which waits meanwhile.
 *
 * @param lockFile holds the number of the process that works; one that has died blocks no other
 */
export async function aloneOnMachine<Result>(lockFile: string, work: () => Promise<Result>): Promise<Result> {
  await mkdir(path.dirname(lockFile), { recursive: true });
  while (!(await take(lockFile))) {
    // No number yet in a file that was made a moment ago: 0 stands for this process's own group.
    const holder = Number(await readFile(lockFile, 'utf8').catch(() => 0));
    if (!isAlive(holder)) await rm(lockFile, { force: true });
    await pause(LOOK_MS);
  }
  try {
    return await work();
  } finally {
    await rm(lockFile, { force: true });
  }
}

/** Whether the lock is this process's from here on. */
async function take(lockFile: string): Promise<boolean> {
  try {
    await writeFile(lockFile, String(process.pid), { flag: 'wx' });
    return true;
  } catch (thrown) {
    if (thrown instanceof Error && 'code' in thrown && thrown.code === 'EEXIST') return false;
    throw thrown;
  }
}
