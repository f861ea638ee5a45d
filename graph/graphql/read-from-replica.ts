import { hasReplicas, readingContext } from '../replicas/replicas.js';
import { isCatalogue } from './cache-control.js';
import type { FollowRequest } from './join-plugins.js';

/** Lets a visitor's operation that reads nothing but the catalogue be answered by a replica; see `readingContext`. */
export const readFromReplica: FollowRequest = () => ({
  didResolveOperation: ({ operation, document, contextValue }): void | Promise<void> => {
    if (hasReplicas(contextValue) && operation && document && isCatalogue(operation, document))
      return readingContext(contextValue).then(({ db }) => void Object.assign(contextValue, { db }));
  },
});
