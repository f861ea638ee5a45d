import express, { type RequestHandler, Router } from 'express';
import type { Config } from '../shared/config.js';
import { answerFailure, contextOf } from '../shared/rest/route.js';
import { imagesFolder } from './image-store.js';

/** Pictures are named by their content, so a copy never goes stale. In milliseconds. */
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** The files under `/images`: those of this machine first, such as the drawn ones of the demonstration, then the bucket's. */
export function picturesRouter(config: Config): Router {
  const router = Router();
  router.use(express.static(imagesFolder(config), { immutable: true, maxAge: YEAR_MS, index: false, redirect: false }));
  if (config.bucket) router.get('/:name', sendStored);
  return router;
}

const sendStored: RequestHandler = async (req, res, next) => {
  const name = String(req.params.name);
  if (!/^[\w-]+-\d+\.webp$/.test(name)) return next();
  try {
    const bytes = await contextOf(res).pictures.read(name);
    if (!bytes) return next();
    res.set('Cache-Control', `public, max-age=${YEAR_MS / 1000}, immutable`);
    res.type('webp').send(Buffer.from(bytes));
  } catch (thrown) {
    answerFailure(thrown, res);
  }
};
