import express, { type RequestHandler, Router } from 'express';
import { answerFailure } from '../rest/answer-failure.js';
import { contextOf } from '../rest/response-context.js';
import type { Config } from '../shared/config/config.js';
import type { Demonstration } from '../shared/ports/demonstration.js';
import { imagesFolder } from './image-store.js';

/** Pictures are named by their content, so a copy never goes stale. In milliseconds. */
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** The file of a drawn picture: its key, as `describePicture` makes them, and its width. */
const DRAWN_FILE = /^\/([0-9a-f]{24})-(\d{1,5})\.webp$/;

/**
 * The files under `/images`: those of this machine first, then the pictures of the demonstration,
 * which are drawn when they are first asked for, then those of a store elsewhere.
 *
 * @param draw of the demonstration, where there is one
 */
export function picturesRouter(config: Config, draw: Demonstration['draw'] | null): Router {
  const router = Router();
  const sendFile = express.static(imagesFolder(config), {
    immutable: true,
    maxAge: YEAR_MS,
    index: false,
    redirect: false,
  });
  router.use(sendFile);
  if (draw)
    router.get(DRAWN_FILE, async (req, res, next) => {
      try {
        if (await draw(String(req.params[0]), Number(req.params[1]))) sendFile(req, res, next);
        else next();
      } catch (thrown) {
        answerFailure(thrown, res);
      }
    });
  router.get('/:name', sendStored);
  return router;
}

const sendStored: RequestHandler = async (req, res, next) => {
  const name = String(req.params.name);
  const [, type] = /^[\w-]+-\d+\.(webp|png)$/.exec(name) ?? [];
  if (!type) return next();
  try {
    const bytes = await contextOf(res).pictures.read(name);
    if (!bytes) return next();
    res.set('Cache-Control', `public, max-age=${YEAR_MS / 1000}, immutable`);
    res.type(type).send(Buffer.from(bytes));
  } catch (thrown) {
    answerFailure(thrown, res);
  }
};
