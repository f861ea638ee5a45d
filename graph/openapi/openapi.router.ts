import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Request, type RequestHandler, Router } from 'express';
import { z } from 'zod';
import { checkIsRead } from '../rest/check-method.js';
import { about } from '../rest/describe-call.js';
import { contextOf } from '../rest/response-context.js';
import { REVALIDATED } from '../rest/response-headers.js';
import { route } from '../rest/route.js';
import { projectRoot } from '../shared/config/project-root.js';
import { type ChosenColours, coloursNamed, type Scheme } from '../shop/palette.js';
import { readAppearance } from '../shop/read-appearance.js';
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
  let sheet: string | null = null;
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
  const showDocs: RequestHandler = async (req, res, next) => {
    if (!isRead(req)) next();
    else if (req.path === '/') {
      page ??= docsPage(openapi()).toString();
      res.set('Cache-Control', REVALIDATED).type('html').send(page);
    } else if (req.path === '/style.css') {
      sheet ??= await readFile(path.join(projectRoot, 'graph/openapi/docs.css'), 'utf8');
      const { light, dark } = await readAppearance(contextOf(res));
      res
        .set('Cache-Control', 'no-cache')
        .type('css')
        .send(sheet + coloursOfDocs(light, 'light') + coloursOfDocs(dark, 'dark'));
    } else next();
  };
  router.use('/docs', checkIsRead, docsPolicy, showDocs);
  // Anyone who opens the address of all calls wants to know what they are.
  router.use((req, res, next) => {
    if (req.path === '/' && isRead(req)) res.redirect('/api/docs');
    else next();
  });
  return router;
}

const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD';

/** What `docs.css` calls the colours of the theme. */
const COLOURS = {
  ...{ bg: 'bg', panel: 'bg.panel', muted: 'bg.muted', ink: 'fg', soft: 'fg.muted', line: 'border' },
  ...{ link: 'brand.fg', ring: 'brand.focusRing' },
};

/** The shop's own colours in the place of those of the sheet; empty where it has none. */
function coloursOfDocs(chosen: ChosenColours | null, scheme: Scheme): string {
  return chosen ? `@media (prefers-color-scheme: ${scheme}){:root{${coloursNamed(COLOURS, chosen, scheme)}}}` : '';
}
