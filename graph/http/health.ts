import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { openPersistentClient } from '../postgres/persistent-client.js';
import { RETRY_AFTER_S } from '../rest/response-headers.js';
import type { Step } from '../shared/request/step.js';
import { isAnswering, mayWriteOver } from './health.queries.js';

/** The pages of /health, and how they are told that the shop is about to stop. */
export interface Health {
  /**
   * GET /health: 200 while the database answers requests, 503 while it does not and once the shop
   * is about to stop.
   */
  readonly page: RequestHandler;
  /**
   * GET /health/live: 200 as long as the process answers at all; anyone who gets nothing may
   * restart it.
   */
  readonly live: RequestHandler;
  /**
   * GET /health/ready: 200 while requests are welcome; 503 while the database is away or only to be
   * read, and once the shop is about to stop. It asks over a connection of its own, so that a rush,
   * which takes all others, is no reason to leave.
   */
  readonly ready: RequestHandler;
  /** From here on `page` and `ready` answer 503, so that balancers send no new requests. */
  announceStop(): void;
  /** From then on connections are closed, whose next request would come to a closed port. */
  readonly closeWhenStopping: Step;
  stop(): Promise<void>;
}

/** The database may take so long to say that it is there. In milliseconds. */
const TIMEOUT_MS = 2_000;

/** Makes the pages of /health. */
export function openHealth(database: DataSource, log: Logger): Health {
  let isStopping = false;
  const connection = openPersistentClient({
    ...{ database, name: 'jhola health', isPooled: true, timeoutMs: TIMEOUT_MS, onOpen: () => undefined },
    onFailure: (thrown) => log.warn({ err: thrown }, 'the shop is not ready: it cannot reach its database'),
  });
  const ask = async () => {
    const client = await connection.open();
    if (!client) return false;
    try {
      return await mayWriteOver(client);
    } catch {
      connection.lose(client);
      return false;
    }
  };
  let asking: Promise<boolean> | null = null;
  // Another caller meanwhile is told the same.
  const mayWrite = () => {
    asking ??= ask().finally(() => {
      asking = null;
    });
    return asking;
  };
  const pageThatSays = (isFine: () => Promise<boolean>) => async (_req: Request, res: Response) => {
    const isAvailable = !isStopping && (await isFine());
    if (!isAvailable) res.set('Retry-After', String(RETRY_AFTER_S));
    res.status(isAvailable ? 200 : 503).json({ status: isAvailable ? 'ok' : 'unavailable' });
  };
  return {
    page: pageThatSays(() => isAnswering(database)),
    ready: pageThatSays(mayWrite),
    live: (_req, res) => {
      res.json({ status: 'ok' });
    },
    announceStop: () => {
      isStopping = true;
    },
    closeWhenStopping: (_req, res, next) => {
      if (isStopping) res.setHeader('Connection', 'close');
      next();
    },
    stop: () => connection.stop(),
  };
}
