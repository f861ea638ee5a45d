import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { aloneOnMachine } from './alone-on-machine.js';

/**
 * Has a folder made unless it is there, by one process of this machine, for which others wait. It
 * is made beside its place and moved there when complete, so that it is either whole or absent,
 * even when the process that makes it is killed.
 *
 * @param make fills the new folder whose path it is given
 */
export async function makeFolderOnce(folder: string, make: (fresh: string) => Promise<void>): Promise<void> {
  if (existsSync(folder)) return;
  await mkdir(path.dirname(folder), { recursive: true });
  await aloneOnMachine(`${folder}.lock`, async () => {
    if (existsSync(folder)) return;
    const fresh = await mkdtemp(`${folder}.new-`);
    try {
      await make(fresh);
      // Two may work at once, the same, where both took over the lock of one that was killed.
      await rename(fresh, folder).catch((thrown: unknown) => {
        if (!existsSync(folder)) throw thrown;
      });
    } finally {
      await rm(fresh, { recursive: true, force: true });
    }
  });
}
