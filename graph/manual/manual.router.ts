import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Router } from 'express';
import type { GraphQLSchema } from 'graphql';
import { docsPolicy } from '../openapi/docs-policy.js';
import { contextOf } from '../rest/response-context.js';
import { REVALIDATED } from '../rest/response-headers.js';
import { projectRoot } from '../shared/config/project-root.js';
import { readShopFacts } from '../shop/shop-facts.js';
import { type ManualPage, readManualPages } from './manual-pages.js';
import { errorsPage, renderPage } from './render-page.js';

/**
 * The manual for those who write clients, at /docs: the guides, what holds for the graph, all error
 * codes, and the schema as text. Pages are made of the Markdown of the repository when they are
 * first asked for.
 */
export function manualRouter(schema: GraphQLSchema): Router {
  const router = Router();
  const made = new Map<string, string>();
  let reading: Promise<ManualPage[]> | null = null;
  const pages = () => {
    reading ??= readManualPages().then((read) => [...read, errorsPage(schema)]);
    return reading;
  };

  router.use(docsPolicy);
  router.get('/style.css', (_req, res) => {
    res.set('Cache-Control', 'no-cache').sendFile('manual.css', { root: path.join(projectRoot, 'graph/manual') });
  });
  router.get('/schema.graphql', async (_req, res) => {
    const text = await readFile(path.join(projectRoot, 'graph/schema.graphql'), 'utf8');
    res.set('Cache-Control', REVALIDATED).type('text/plain').send(text);
  });
  router.get('/{*address}', async (req, res, next) => {
    const all = await pages();
    const address = req.path.replace(/^\/|\/$/g, '');
    const page = all.find((each) => each.address === address);
    if (!page) return next();
    const { name } = await readShopFacts(contextOf(res));
    const key = `${address} ${name}`;
    const text = made.get(key) ?? renderPage(page, all, name).toString();
    made.set(key, text);
    res.set('Cache-Control', REVALIDATED).type('html').send(text);
  });
  return router;
}
