import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { versionReadFor } from '../cache/answers/cache-answers.js';
import { primeVersion } from '../cache/cached-rows.js';
import { pinOfCookies } from '../delivery/pin-cookie.js';
import type { Context, Viewer } from '../shared/context.js';
import { type Language, languageOf } from '../shared/language.js';
import { networkOf } from './network.js';

/** Makes a context: of a request, or without arguments for work that no request asked for. */
export type OpenContext = (
  viewer?: Viewer | null,
  requestId?: string,
  log?: Logger,
  network?: string | null,
  pin?: string | null,
  language?: Language,
) => Context;

/**
 * Makes contexts over what all of them share: the database, the configuration and the ports. These are named one by one, since
 * to spread them takes ten times as long.
 */
export function contextsOver(
  shop: Pick<Context, 'db' | 'log' | 'config' | 'payments' | 'mailer' | 'texts' | 'identity' | 'pictures'>,
) {
  const { db, config, payments, mailer, texts, identity, pictures } = shop;
  const openContext: OpenContext = (
    viewer = null,
    requestId = randomUUID(),
    log = shop.log,
    network = null,
    pin = null,
    language = 'en',
  ) => ({
    db,
    config,
    payments,
    mailer,
    texts,
    identity,
    pictures,
    viewer,
    apiKey: null,
    publicKey: null,
    budget: null,
    requestId,
    network,
    pin,
    language,
    log,
    loaders: new Map(),
  });
  return openContext;
}

/** Every request has a context from its first step on, so that any failure can name its request id. */
export function openVisitorContext(openContext: OpenContext): RequestHandler {
  return (req, res, next) => {
    const requestId = String(req.id);
    res.set('X-Request-Id', requestId);
    res.locals.ctx = visitorContext(openContext, req, { requestId, log: req.log, address: req.ip });
    next();
  };
}

/**
 * The context of a request before it is known who asks.
 *
 * @param address that the request comes from, behind the proxies that are trusted
 */
export function visitorContext(
  openContext: OpenContext,
  req: IncomingMessage,
  { requestId, log, address }: { requestId: string; log: Logger; address: string | undefined },
): Context {
  const pin = pinOfCookies(req.headers.cookie);
  const ctx = openContext(null, requestId, log, networkOf(address), pin, languageOf(req.headers));
  const version = versionReadFor(req);
  if (version) primeVersion(ctx, version);
  return ctx;
}
