import type { RequestHandler } from 'express';
import type { DataSource } from 'typeorm';
import { RETRY_AFTER_S } from '../shared/rest/route.js';

/** GET /health, and how it is told that the shop is about to stop. */
export interface Health {
  readonly page: RequestHandler;
  /** From here on the page answers 503, so that nobody sends new requests. */
  announceStop(): void;
}

/** Makes GET /health: 200 while the database answers, 503 while it does not and once the shop is about to stop. */
export function openHealth(database: DataSource): Health {
  let isStopping = false;
  return {
    page: async (_req, res) => {
      const isAlive = !isStopping && (await database.query('SELECT 1').then(Boolean, () => false));
      if (!isAlive) res.set('Retry-After', String(RETRY_AFTER_S));
      res.status(isAlive ? 200 : 503).json({ status: isAlive ? 'ok' : 'unavailable' });
    },
    announceStop: () => {
      isStopping = true;
    },
  };
}
