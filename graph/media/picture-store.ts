import type { PictureStore } from '../shared/ports/picture-store.js';
import type { PortParts } from '../shared/ports/ports.js';
import { openBucketStore } from './bucket-store.js';
import { openFolderStore } from './folder-store.js';
import { imagesFolder } from './image-store.js';

/**
 * Where this shop keeps pictures: in its bucket when it has one, or else in its data folder. A shop
 * that is given a bucket later goes on serving and taking away what lies in the folder.
 */
export function openPictureStore({ config, log }: PortParts): PictureStore {
  const folder = openFolderStore(imagesFolder(config));
  if (!config.bucket) return folder;
  const bucket = openBucketStore(config.bucket, log);
  return {
    ...bucket,
    remove: async (name) => {
      await bucket.remove(name);
      await folder.remove(name);
    },
  };
}
