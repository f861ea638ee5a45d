import path from 'node:path';
import { type RequestHandler, Router } from 'express';
import { z } from 'zod';
import { about } from '../rest/describe-call.js';
import { REVALIDATED, route } from '../rest/route.js';
import { projectRoot } from '../shared/config/project-root.js';
import { docsPage } from './docs-page.js';
import { docsPolicy } from './docs-policy.js';
import { type Openapi, writeOpenapi } from './openapi.js';

/**
 * What tells of all other calls: /api/openapi.json for programs, /api/docs for people.
 *
 * @param calls the router of all calls, this one's too
 */
export function openapiRouter(calls: Router): Router {
  let written: Openapi | null = null;
  let page: string | null = null;
  const openapi = () => {
    written ??= writeOpenapi(calls);
    return written;
  };

  const router = Router();
  router.get(
    '/openapi.json',
    about({
      summary: 'This very document, for programs; people read it at /api/docs.',
      caller: 'anyone',
      answer: z.looseObject({ openapi: z.string(), paths: z.looseObject({}) }),
      isPublic: true,
    }),
    route(async () => openapi()),
  );
  const showDocs: RequestHandler = (req, res, next) => {
    if (req.path === '/') {
      page ??= docsPage(openapi()).toString();
      res.set('Cache-Control', REVALIDATED).type('html').send(page);
    } else if (req.path === '/style.css') {
      res.set('Cache-Control', 'no-cache').sendFile('docs.css', { root: path.join(projectRoot, 'graph/openapi') });
    } else next();
  };
  router.use('/docs', docsPolicy, showDocs);
  // Anyone who opens the address of all calls wants to know what they are.
  router.use((req, res, next) => {
    if (req.path === '/' && req.method === 'GET') res.redirect('/api/docs');
    else next();
  });
  return router;
}
