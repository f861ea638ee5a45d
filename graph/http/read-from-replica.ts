import type { RequestHandler } from 'express';
import { readingContext } from '../replicas/replicas.js';
import { contextOf } from '../rest/route.js';

/**
 * Lets what a visitor reads by GET be read from a replica of the database; see `readingContext`.
 */
export const readFromReplica: RequestHandler = async (req, res, next) => {
  if (req.method === 'GET') res.locals.ctx = await readingContext(contextOf(res));
  next();
};
