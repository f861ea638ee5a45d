import type { Step } from '../shared/request/step.js';

/** Letters, digits, `-`, `_` and `~`, each written as an escape. A dot stays one: two lead out. */
const NEEDLESS = /%(?:2d|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/gi;

/**
 * Writes the path of a request as it is kept everywhere: `/api/%63ategory` and `/api/category` are
 * one address (RFC 3986 §6.2.2.2), so no step behind this one has to know of both.
 */
export function plainAddress(): Step {
  return (req, _res, next) => {
    const { url = '' } = req;
    if (url.includes('%')) req.url = url.replace(/^[^?]*/, (path) => path.replace(NEEDLESS, decodeURIComponent));
    next();
  };
}
