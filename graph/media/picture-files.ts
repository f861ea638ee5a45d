import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { v4 } from 'uuid';
import type { Config } from '../shared/config.js';
import { imagesFolder } from './image-store.js';

/**
 * Where the files of pictures are kept, by their names such as `upload-…-320.webp`. A file never changes once it is
 * written. Whoever keeps them elsewhere implements these three and serves them under `IMAGES_PATH`.
 */
export interface PictureFiles {
  /** Whether a file is there, as a whole. */
  has(name: string): Promise<boolean>;
  /** Writes a file as a whole or not at all; one of that name that is there already is replaced. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** Takes a file away; one that is not there is no fault. */
  remove(name: string): Promise<void>;
}

/** The picture files of this shop, in a folder of its own machine. */
export function openPictureFiles(config: Pick<Config, 'dataDir'>): PictureFiles {
  const folder = imagesFolder(config);
  const fileOf = (name: string) => path.join(folder, name);
  return {
    has: (name) =>
      access(fileOf(name)).then(
        () => true,
        () => false,
      ),
    write: async (name, bytes) => {
      await mkdir(folder, { recursive: true });
      // Written beside its place first, so that nobody is ever served half of it.
      const unfinished = fileOf(`${v4()}.part`);
      await writeFile(unfinished, bytes);
      await rename(unfinished, fileOf(name));
    },
    remove: (name) => rm(fileOf(name), { force: true }),
  };
}
