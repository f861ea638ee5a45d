import type { Request, RequestHandler, Router } from 'express';
import type { z } from 'zod';
import { charge, rateLimitHeaders, refusalOfSpending } from '../limits/spend.js';
import type { ErrorCode } from '../shared/errors.js';
import { answerFailure } from './answer-failure.js';
import { contextOf } from './response-context.js';
import { REVALIDATED } from './response-headers.js';

/** What /api/openapi.json tells of a call beyond its method and path, which Express knows. */
export interface CallDescription {
  /** What it does, in a sentence. */
  summary: string;
  /** Whatever else a stranger must know. */
  details?: string;
  /**
   * Who may call it: `shopper` by a Bearer token, `provider` by the signature of the payment
   * provider.
   */
  caller: 'anyone' | 'shopper' | 'provider';
  /** What does the same on the graph, such as `Mutation.addToCart`; absent where nothing does. */
  graph?: string;
  /** Parameters behind the question mark; those that are not optional must be sent. */
  query?: Record<string, z.ZodType>;
  /** Headers that it reads besides the usual ones. */
  headers?: Record<string, z.ZodType>;
  /** The JSON body that it reads. What it does not name is ignored. */
  body?: z.ZodType;
  /** The form with files that it reads in the place of JSON. */
  form?: z.ZodType;
  /** 200 unless said otherwise. */
  status?: 200 | 201;
  /** When it answers the same with 200, in the place of its own status. */
  with200?: string;
  /** The JSON that it answers. */
  answer?: z.ZodType;
  /** The JSON by which it tells of a refusal or a failure, where a protocol of others says how. */
  failure?: z.ZodType;
  /** Headers that tell more, and what they tell. */
  answerHeaders?: Record<string, string>;
  /** Refusals of its own, besides those that every call has. */
  refusals?: ErrorCode[];
  /** What a call of it costs, by the same measure as an operation of the graph; 10 unless said. */
  cost?: number;
  /**
   * Everybody is answered the same, so that the answer may be kept, and asked for again by its
   * ETag.
   */
  isPublic?: boolean;
}

/** A call under /api as Express has it. */
export interface Call {
  method: 'get' | 'post' | 'put' | 'delete';
  /** Below /api, with parameters as `:id`. */
  path: string;
  /** Null when it is not described. */
  description: CallDescription | null;
}

const descriptions = new WeakMap<object, CallDescription>();

/** What most calls cost: a handful of objects. */
export const USUAL_COST = 10;

/** What a call costs that is described. */
export function costOfCall({ cost = USUAL_COST }: CallDescription): number {
  return cost;
}

/**
 * Describes the call whose handler follows: `router.get('/cart', about({…}), route(…))`. It tells
 * with every answer what the call costs, and takes that from what the caller's key may spend.
 */
export function about(description: CallDescription): RequestHandler {
  const cost = costOfCall(description);
  const handler: RequestHandler = async (req, res, next) => {
    if (description.isPublic) res.set('Cache-Control', REVALIDATED);
    res.set('Request-Cost', String(cost));
    const ctx = contextOf(res);
    try {
      const spent = await charge(ctx, { names: [nameOf(description, req)], cost });
      res.set(spent ? rateLimitHeaders(spent) : {});
      if (spent && !spent.isTaken) throw refusalOfSpending(spent, cost);
      next();
    } catch (thrown) {
      answerFailure(thrown, res);
    }
  };
  descriptions.set(handler, description);
  return handler;
}

/** What does the same on the graph, as in `addToCart`, or `GET /api/feeds/:name`. */
function nameOf({ graph }: CallDescription, { method, route }: Request): string {
  return graph ? graph.replace(/^.*\./, '') : `${method} /api${[route.path].flat()[0]}`;
}

/**
 * Every call that a router serves, those of the routers within it too, in the order in which they
 * are tried.
 */
export function callsOf(router: Router): Call[] {
  return router.stack.flatMap(({ route, handle }) => {
    if (!route) return 'stack' in handle ? callsOf(handle as unknown as Router) : [];
    const described = route.stack.map((layer) => descriptions.get(layer.handle)).find(Boolean);
    // Express takes a list of paths, which its types do not say.
    const paths = [route.path].flat();
    return [...new Set(route.stack.map(({ method }) => method as Call['method']))].flatMap((method) =>
      paths.map((path) => ({ method, path, description: described ?? null })),
    );
  });
}
