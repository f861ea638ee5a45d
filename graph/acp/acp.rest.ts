import { hash } from 'node:crypto';
import { type Request, type RequestHandler, Router } from 'express';
import type { z } from 'zod';
import { Protocol, SessionKind } from '../programs/program-session.entity.js';
import {
  type AskedGoods,
  cancelSession,
  findSession,
  NothingSold,
  openSession,
  type PricedSession,
  readSession,
  updateSession,
} from '../programs/program-sessions.service.js';
import { answerFailure } from '../rest/answer-failure.js';
import { about, type CallDescription } from '../rest/describe-call.js';
import { originOf } from '../rest/origin.js';
import { bodyOf, readBody } from '../rest/read-request.js';
import { answer, route } from '../rest/route.js';
import type { Context } from '../shared/context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { phrase } from '../shared/languages/phrase.js';
import { toAcpSession } from './acp.presenter.js';
import { acpAnswer, acpAnyBody, acpFailure, acpHeaders, acpSessionBody, acpUpdateBody } from './acp.shapes.js';
import { ACP_VERSIONS } from './discovery.js';

/**
 * The Agentic Commerce Protocol by REST, under /api/acp: checkouts that are handed over to a
 * person.
 *
 * @see https://agenticcommerce.dev
 */
export const acpRouter = Router();

const DETAILS =
  'By the Agentic Commerce Protocol, version 2026-04-17. Amounts are in paise. Each POST wants an Idempotency-Key.';
const common = {
  ...{ caller: 'anyone', details: DETAILS, answer: acpAnswer, headers: acpHeaders, cost: 100 },
  ...{ failure: acpFailure, refusals: [ErrorCode.NOT_FOUND] },
} as const satisfies Partial<CallDescription>;

const CHECKOUT = { protocol: Protocol.ACP, kind: SessionKind.CHECKOUT };
const PATH = '/acp/checkout_sessions';
const ONCE = { replayHeader: 'Idempotent-Replayed' };

/** A key of ACP may have so many characters, and one of the shop fewer. */
const MAX_KEY = 255;

/** Sends back what names the request, and refuses one of another version or without its key. */
const asAcp: RequestHandler = (req, res, next) => {
  const key = req.get('Idempotency-Key');
  const requestId = req.get('Request-Id');
  if (requestId) res.set('Request-Id', requestId);
  if (key) res.set('Idempotency-Key', key);
  const version = req.get('API-Version');
  if (!version || !ACP_VERSIONS.includes(version)) {
    const acp = {
      code: version ? 'unsupported_api_version' : 'missing_api_version',
      supported_versions: ACP_VERSIONS,
    };
    const why = phrase('Send the header API-Version with a version that is supported.');
    return answerFailure(new ShopError(ErrorCode.BAD_USER_INPUT, why, null, { acp }), res);
  }
  if (req.method === 'POST' && !key) {
    const why = phrase('Send the header Idempotency-Key.');
    const acp = { code: 'idempotency_key_required' };
    return answerFailure(new ShopError(ErrorCode.BAD_USER_INPUT, why, null, { acp }), res);
  }
  if (key && key.length > 200 && key.length <= MAX_KEY) req.headers['idempotency-key'] = hash('sha256', key);
  next();
};

acpRouter.post(
  PATH,
  about({ summary: 'Opens a checkout with goods.', ...common, body: acpSessionBody, status: 201 }),
  asAcp,
  route(async (ctx, req) => {
    const { line_items } = readBody(acpSessionBody, bodyOf(req));
    const open = () => openSession(ctx, CHECKOUT, goodsOf(line_items));
    return answer({ status: 201, body: await told(ctx, req, open) });
  }, ONCE),
);

acpRouter.get(
  `${PATH}/:id`,
  about({ summary: 'A checkout at the prices of now, or the order that it became.', ...common }),
  asAcp,
  route((ctx, req) => told(ctx, req, () => readSession(ctx, CHECKOUT, req.params.id))),
);

acpRouter.post(
  `${PATH}/:id`,
  about({ summary: 'Puts other goods into a checkout.', ...common, body: acpUpdateBody }),
  asAcp,
  route((ctx, req) => {
    const { line_items: lines } = readBody(acpUpdateBody, bodyOf(req));
    const { id } = req.params;
    return told(ctx, req, () =>
      lines ? updateSession(ctx, CHECKOUT, { id, ...goodsOf(lines) }) : findSession(ctx, CHECKOUT, id),
    );
  }, ONCE),
);

acpRouter.post(
  `${PATH}/:id/complete`,
  about({ summary: 'Answers that a person pays, and where: no program does.', ...common, body: acpAnyBody }),
  asAcp,
  route((ctx, req) => told(ctx, req, () => findSession(ctx, CHECKOUT, req.params.id)), ONCE),
);

acpRouter.post(
  `${PATH}/:id/cancel`,
  about({
    ...common,
    summary: 'Ends a checkout.',
    body: acpAnyBody,
    refusals: [ErrorCode.NOT_FOUND, ErrorCode.METHOD_NOT_ALLOWED],
  }),
  asAcp,
  route(
    (ctx, req) =>
      told(ctx, req, async () => {
        const { session } = await readSession(ctx, CHECKOUT, req.params.id);
        if (session.isCanceled || session.orderId)
          throw new ShopError(ErrorCode.METHOD_NOT_ALLOWED, phrase('There is no such session, or it has ended.'));
        return cancelSession(ctx, CHECKOUT, session.id);
      }),
    ONCE,
  ),
);

/** A checkout as ACP spells it. */
async function told(ctx: Context, req: Request, find: () => Promise<PricedSession>): Promise<object> {
  try {
    return await toAcpSession(ctx, await find(), originOf(req, ctx.config));
  } catch (thrown) {
    if (thrown instanceof NothingSold)
      throw new ShopError(ErrorCode.NOT_FOUND, phrase('None of the items is sold.'), 'line_items');
    throw thrown;
  }
}

function goodsOf(items: z.infer<typeof acpSessionBody>['line_items']): AskedGoods {
  const asked = items.map(({ id, quantity = 1, suggested_price: { amount: price } = {} }) => ({
    ...{ id, quantity },
    ...(price === undefined ? {} : { price }),
  }));
  return { items: asked, version: null };
}
