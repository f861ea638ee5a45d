import { access, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { v4 } from 'uuid';
import type { PictureStore } from '../shared/ports/picture-store.js';

/** How a file ends that is still being written. */
const UNFINISHED = '.part';

/** No file takes longer to write; in milliseconds. */
const ABANDONED_MS = 60 * 60 * 1000;

/** Removes what was still being written when a shop was killed. */
export async function removeUnfinished(folder: string): Promise<void> {
  const names = await readdir(folder).catch((): string[] => []);
  for (const name of names.filter((each) => each.endsWith(UNFINISHED))) {
    const file = path.join(folder, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (mtimeMs < Date.now() - ABANDONED_MS) await rm(file, { force: true });
  }
}

/** Keeps pictures in a folder of this machine, which is made when the first one comes. */
export function openFolderStore(folder: string): PictureStore {
  const fileOf = (name: string) => path.join(folder, path.basename(name));
  return {
    has: (name) =>
      access(fileOf(name)).then(
        () => true,
        () => false,
      ),
    read: (name) =>
      readFile(fileOf(name)).catch((thrown: unknown) => {
        if (thrown instanceof Error && 'code' in thrown && thrown.code === 'ENOENT') return null;
        throw thrown;
      }),
    write: async (name, bytes) => {
      await mkdir(folder, { recursive: true });
      // Written beside its place first, so that no request is ever served half of it, not even
      // after a power cut.
      const unfinished = path.join(folder, `${v4()}${UNFINISHED}`);
      try {
        await writeFile(unfinished, bytes, { flush: true });
        await rename(unfinished, fileOf(name));
      } catch (thrown) {
        // On a full disk it would take the room that the next try needs.
        await rm(unfinished, { force: true });
        throw thrown;
      }
    },
    remove: (name) => rm(fileOf(name), { force: true }),
  };
}
