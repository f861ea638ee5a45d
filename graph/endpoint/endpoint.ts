import type { RequestListener, ServerResponse } from 'node:http';
import type { ApolloServer } from '@apollo/server';
import { admitOrigin, originsOfShopPages } from '../http/cors.js';
import { callerOf, holdsNot } from '../http/identify.js';
import { admitPublicKey } from '../http/public-keys.js';
import type { Streams } from '../live/streams.js';
import { answerFailure, contextOf, limitTime } from '../rest/route.js';
import type { Config } from '../shared/config.js';
import type { Context } from '../shared/context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { phrase } from '../shared/languages/phrase.js';
import { asksForParts } from '../shared/multipart-subscriptions.js';
import { isForm } from '../uploads/upload-body.js';
import { askApollo } from './ask-apollo.js';
import { readOperation } from './read-operation.js';
import { sendAnswer } from './send-answer.js';

/** Subscriptions by server-sent events. */
const STREAM = /^\/graphql\/stream(?=[/?]|$)/i;

/** What an answer of the graph depends on besides its address. */
const VARY = 'Origin, Authorization, Cookie, Accept-Language, Accept-Encoding';

/** What the endpoint stands on. */
interface EndpointParts {
  config: Config;
  apollo: ApolloServer<Context>;
  streams: Streams;
  /**
   * Whatever a call waits for, it is answered by then; files take as long as they take. In
   * milliseconds.
   */
  answerWithinMs: number;
}

/**
 * The endpoint of the graph, on Node's request and response: an integration of Apollo Server for
 * all that comes to /graphql. A call is let in by its origin and public key, has its body read, is
 * known by its caller, and is answered; subscriptions and files branch off it.
 *
 * It stands behind the check of hosts, the cache of answers and the admission, and is given
 * requests that are open.
 */
export function openEndpoint({ config, apollo, streams, answerWithinMs }: EndpointParts): RequestListener {
  const shopPages = originsOfShopPages(config);

  const answer = async (res: ServerResponse) => {
    const { req } = res;
    res.setHeader('Vary', VARY);
    if (!isForm(req)) setContext(res, { ...contextOf(res), beginWriting: limitTime(answerWithinMs, res) });
    if (admitOrigin(shopPages, req, res) || admitOrigin(config.corsOrigins, req, res)) return;
    const visitor = await admitPublicKey(contextOf(res), req, res);
    if (!visitor) return;
    setContext(res, visitor);
    const isStream = STREAM.test(req.url ?? '') || asksForParts(req.headers.accept);
    const operation = await readOperation(res);
    setContext(res, await known(contextOf(res), req.headers.authorization));
    if (isStream) return streams.answer(res, (operation.body as object | undefined) ?? null);
    const body = await operation.upload?.();
    const sent = body ? { ...operation, body } : operation;
    sendAnswer(res, await askApollo(apollo, sent, contextOf(res)));
  };

  return (_req, res) => {
    answer(res).catch((thrown: unknown) => answerFailure(thrown, res));
  };
}

function setContext(res: ServerResponse, ctx: Context): void {
  Object.assign(res, { locals: { ctx } });
}

/**
 * The context of the caller. A token or key that does not hold is refused, so that a client learns
 * of it from any operation.
 */
async function known(ctx: Context, authorization: string | undefined): Promise<Context> {
  if (authorization === undefined) return ctx;
  const asked = { ...ctx, ...(await callerOf(ctx, authorization)) };
  if (holdsNot(asked, authorization)) throw new ShopError(ErrorCode.UNAUTHENTICATED, phrase('Please login first'));
  return asked;
}
