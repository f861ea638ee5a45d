import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { Context } from '../shared/context.js';
import { kindOfAddress, responseDuration } from '../shared/observability/metrics.js';
import { operationOf, requestIdOf, traceIdOf } from '../shared/request/request-names.js';
import type { Step } from '../shared/request/step.js';

/** Asked every few seconds by a balancer, to whom they say all that there is to say. */
const HEALTH = /^\/health(\/|\?|$)/;

/**
 * Counts how long each answer takes, and writes a line once it is given: its path, never its query;
 * the operation of the graph; who asked, by the id of the account; and the network that they came
 * from, never the address. Checks of health are not written down, nor what the admission refuses,
 * which writes its own line for many.
 */
export function logRequests(log: Logger): Step {
  return (req, res, next) => {
    const startedAt = performance.now();
    // Express takes off what a router is mounted at.
    const path = req.url?.split('?')[0] ?? '';
    res.once('close', () => {
      const tookMs = performance.now() - startedAt;
      const { statusCode } = res;
      responseDuration.observe({ kind: kindOfAddress(path), status: statusCode }, tookMs / 1_000);
      const ctx = contextIn(res);
      const isRefused = statusCode === 503 && !ctx;
      if (isRefused || HEALTH.test(path) || !log.isLevelEnabled('info')) return;
      const hasFailed = statusCode >= 500;
      const line = {
        req: { id: requestIdOf(req), method: req.method, path },
        ...(ctx && whoAsked(ctx, req.headers)),
        res: { statusCode },
        ...(hasFailed ? { err: new Error(`failed with status code ${statusCode}`) } : {}),
        responseTime: Math.round(tookMs),
      };
      log.info(line, outcomeOf(res));
    });
    next();
  };
}

function outcomeOf({ statusCode, writableFinished }: ServerResponse): string {
  if (statusCode >= 500) return 'request errored';
  return writableFinished ? 'request completed' : 'request aborted';
}

/** None is opened for an answer from memory, nor for what is refused by the admission. */
function contextIn(res: ServerResponse & { locals?: { ctx?: Context } }): Context | undefined {
  return res.locals?.ctx;
}

function whoAsked(ctx: Context, headers: IncomingHttpHeaders): object {
  const facts = {
    operation: operationOf(ctx),
    userId: ctx.viewer?.id ?? null,
    apiKeyId: ctx.apiKey?.id ?? null,
    network: coarse(ctx.network),
    traceId: traceIdOf(headers),
  };
  return Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== null));
}

/** An IPv4 address is a household's own; its network has 255 others. */
function coarse(network: string | null): string | null {
  return network?.replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.0/24') ?? null;
}
