import { Router } from 'express';
import type { DemoAccount } from '../shared/ports/demonstration.js';
import { readCollections, readExamples } from './examples.js';

/**
 * What the page at /playground has to know besides the schema: GET /playground/examples.json
 * answers the operations of examples.graphql with its collections and, where there are any, the
 * accounts that anybody may try things with.
 */
export async function openPlayground(demoAccounts: readonly DemoAccount[]): Promise<Router> {
  const facts = {
    examples: await readExamples(),
    collections: await readCollections(),
    demoAccounts,
  };
  const router = Router();
  router.get('/examples.json', (_req, res) => {
    res.set('Cache-Control', 'no-cache').json(facts);
  });
  return router;
}
