import type { RequestHandler, Router } from 'express';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { phrase } from '../shared/languages/phrase.js';
import { callsOf } from './describe-call.js';
import { answerFailure } from './route.js';

/**
 * Refuses a request whose path is served, but not by its method: 405, and in Allow the methods that
 * serve it. One for a path that nothing serves goes on.
 *
 * @param router of all calls, which must have been asked before
 */
export function refuseMethod(router: Router): RequestHandler {
  let served: { path: RegExp; method: string }[] | null = null;
  return (req, res, next) => {
    served ??= callsOf(router).map(({ method, path }) => ({ path: matching(path), method: method.toUpperCase() }));
    const methods = served.flatMap(({ path, method }) => (path.test(req.path) ? [method] : []));
    if (methods.length === 0) return next();
    const allowed = new Set([...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS']);
    res.set('Allow', [...allowed].join(', '));
    answerFailure(
      new ShopError(ErrorCode.METHOD_NOT_ALLOWED, phrase('This address does not accept this method.')),
      res,
    );
  };
}

/**
 * What Express reads of a path: names of one segment each, without regard to case and to a slash at
 * the end.
 */
function matching(path: string): RegExp {
  return new RegExp(`^${path.replace(/\/$/, '').replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}/?$`, 'i');
}
