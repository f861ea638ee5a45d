import type { RequestHandler, Router } from 'express';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { phrase } from '../shared/languages/phrase.js';
import { callsOf } from './describe-call.js';
import { answerFailure } from './route.js';

/**
 * Answers OPTIONS with the methods that serve a path, of which Express would name those of the
 * first router alone that has some. A request for a path that nothing serves goes on.
 *
 * @param router of all calls, which must be asked afterwards
 */
export function tellMethods(router: Router): RequestHandler {
  const allowedAt = methodsOf(router);
  return (req, res, next) => {
    const allowed = req.method === 'OPTIONS' ? allowedAt(req.path) : null;
    if (!allowed) return next();
    res.set('Allow', allowed).status(204).end();
  };
}

/**
 * Refuses a request whose path is served, but not by its method: 405, and in Allow the methods that
 * serve it. One for a path that nothing serves goes on.
 *
 * @param router of all calls, which must have been asked before
 */
export function refuseMethod(router: Router): RequestHandler {
  const allowedAt = methodsOf(router);
  return (req, res, next) => {
    const allowed = allowedAt(req.path);
    if (!allowed) return next();
    res.set('Allow', allowed);
    answerFailure(
      new ShopError(ErrorCode.METHOD_NOT_ALLOWED, phrase('This address does not accept this method.')),
      res,
    );
  };
}

/** @returns the methods that serve a path, as they stand in Allow; null where none does */
function methodsOf(router: Router): (path: string) => string | null {
  let served: { path: RegExp; method: string }[] | null = null;
  return (asked) => {
    served ??= callsOf(router).map(({ method, path }) => ({ path: matching(path), method: method.toUpperCase() }));
    const methods = served.flatMap(({ path, method }) => (path.test(asked) ? [method] : []));
    if (methods.length === 0) return null;
    return [...new Set([...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'])].join(', ');
  };
}

/**
 * What Express reads of a path: names of one segment each, without regard to case and to a slash at
 * the end.
 */
function matching(path: string): RegExp {
  return new RegExp(`^${path.replace(/\/$/, '').replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}/?$`, 'i');
}
