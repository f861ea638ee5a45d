import type { SavedOperation } from '../collections/collections';
import { withoutSecrets } from './secrets';

/**
 * The address that opens the playground with an operation: it stands in the hash, which browsers
 * send to no server.
 */
export function linkTo(operation: Pick<SavedOperation, 'query' | 'variables'>): string {
  const { origin, pathname } = window.location;
  const shared = new URLSearchParams(withoutSecrets(operation));
  return `${origin}${pathname}#${shared}`;
}

/** The operation that an address shares; null where its hash is of something else. */
export function parseSharedLink(hash: string): { query: string; variables: string } | null {
  const shared = new URLSearchParams(hash.replace(/^#/, ''));
  const query = shared.get('query');
  return query ? { query, variables: shared.get('variables') ?? '' } : null;
}
