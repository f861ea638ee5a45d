import { readingContext } from '../replicas/replicas.js';
import { contextOf, setContext } from '../rest/response-context.js';
import type { Step } from '../shared/request/step.js';

/**
 * Lets what a visitor reads by GET be read from a replica of the database; see `readingContext`.
 */
export const readFromReplica: Step = async (req, res, next) => {
  if (req.method === 'GET') setContext(res, await readingContext(contextOf(res)));
  next();
};
