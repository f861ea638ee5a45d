import type { GraphQLRequestContextDidResolveOperation } from '@apollo/server';
import { readingContext } from '../replicas/replicas.js';
import type { Context } from '../shared/context.js';
import { isCatalogue } from './cache-control.js';

/**
 * Lets a visitor's operation that reads nothing but the catalogue be answered by a replica; see
 * `readingContext`.
 */
export async function readFromReplica({
  schema,
  operation,
  document,
  contextValue,
}: GraphQLRequestContextDidResolveOperation<Context>): Promise<void> {
  if (operation && isCatalogue(operation, document, schema))
    Object.assign(contextValue, { db: (await readingContext(contextValue)).db });
}
