import type { RequestHandler, Router } from 'express';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { phrase } from '../shared/languages/phrase.js';
import { answerFailure } from './answer-failure.js';
import { type Call, callsOf } from './describe-call.js';

/**
 * Answers OPTIONS with the methods that serve a path, and refuses a request by another: 405, and in
 * Allow those that do. One for a path that nothing serves goes on.
 *
 * @param router of all calls, which must be asked afterwards: it would take `GET /user/signin` for
 *   a shopper of that id
 */
export function checkMethod(router: Router): RequestHandler {
  let served: Served[] | null = null;
  return (req, res, next) => {
    served ??= callsOf(router).map(servedBy);
    const methods = methodsAt(req.path, served);
    if (methods.size === 0 || (methods.has(req.method) && req.method !== 'OPTIONS')) return next();
    res.set('Allow', [...methods].join(', '));
    if (req.method === 'OPTIONS') res.status(204).end();
    else answerFailure(notByThis(), res);
  };
}

/** Does the same for what can but be read, as pages and files. */
export const checkIsRead: RequestHandler = (req, res, next) => {
  if (req.method === 'GET' || req.method === 'HEAD') return next();
  res.set('Allow', 'GET, HEAD, OPTIONS');
  if (req.method === 'OPTIONS') res.status(204).end();
  else answerFailure(notByThis(), res);
};

function notByThis(): ShopError {
  return new ShopError(ErrorCode.METHOD_NOT_ALLOWED, phrase('This address does not accept this method.'));
}

/** A call under /api, as its address is recognised. */
interface Served {
  method: string;
  path: RegExp;
  /** It has no parameters. */
  isLiteral: boolean;
}

function servedBy({ method, path }: Call): Served {
  return { method: method.toUpperCase(), path: matching(path), isLiteral: !path.includes(':') };
}

/** No id is called like an address, so that one without parameters has its own methods alone. */
function methodsAt(path: string, served: readonly Served[]): Set<string> {
  const fitting = served.filter((each) => each.path.test(path));
  const literal = fitting.filter(({ isLiteral }) => isLiteral);
  const methods = (literal.length ? literal : fitting).map(({ method }) => method);
  return new Set([...methods, ...(methods.includes('GET') ? ['HEAD'] : []), ...(methods.length ? ['OPTIONS'] : [])]);
}

/**
 * What Express reads of a path: names of one segment each, without regard to case and to a slash at
 * the end.
 */
function matching(path: string): RegExp {
  return new RegExp(`^${path.replace(/\/$/, '').replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}/?$`, 'i');
}
