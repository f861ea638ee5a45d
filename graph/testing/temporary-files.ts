import { statfs } from 'node:fs/promises';

/** A folder in memory that Linux has for all. */
const IN_MEMORY = '/dev/shm';

/**
 * Many times what a run has there at once, so that it leaves room for what else the machine does.
 * In bytes.
 */
const WANTED_BYTES = 4 * 2 ** 30;

/**
 * From here on this process, and what it starts, keep their temporary files in memory, where it has
 * room for them, unless TMPDIR names another place. A run makes and removes some hundred thousand
 * files, most of them for the databases of its tests, and a file system on a disk may take ten
 * times as long for it: ext4 without a journal looks at every file that was removed in the last
 * minutes before it makes another.
 */
export async function keepTemporaryFilesInMemory(): Promise<void> {
  if (process.env.TMPDIR) return;
  const free = await statfs(IN_MEMORY).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  if (Math.min(free, process.availableMemory()) >= WANTED_BYTES) process.env.TMPDIR = IN_MEMORY;
}
