import { v5 } from 'uuid';

/** Sets the ids of the seed apart from ids made of the same words elsewhere. */
const NAMESPACE = '0d6f1c1e-5a0c-4f0e-9a53-6a686f6c6121';

/**
 * An id that follows from what a row is, so that seeding twice makes the same shop: links and
 * bookmarks keep working.
 */
export function seedId(kind: string, ...names: (string | number)[]): string {
  return v5([kind, ...names].join(':'), NAMESPACE);
}
