import type { RequestHandler } from 'express';
import type { Config } from '../shared/config.js';

/** How long a browser need not ask again. In seconds. */
const REMEMBERED_S = 600;

/**
 * Lets the shop's own pages send files here from another host, where uploads have a host of their own; lets nobody in
 * where they have none.
 */
export function allowShopPages({ uploadBaseUrl, publicUrl }: Config): RequestHandler {
  return (req, res, next) => {
    if (!uploadBaseUrl || !publicUrl) return next();
    res.vary('Origin');
    if (req.get('origin') !== new URL(publicUrl).origin) return next();
    res.set('Access-Control-Allow-Origin', new URL(publicUrl).origin);
    if (req.method !== 'OPTIONS') return next();
    res.set({
      'Access-Control-Allow-Methods': 'POST',
      'Access-Control-Allow-Headers': 'authorization, content-type, apollo-require-preflight',
      'Access-Control-Max-Age': String(REMEMBERED_S),
    });
    res.status(204).end();
  };
}
