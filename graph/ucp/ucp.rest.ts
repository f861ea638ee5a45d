import { type Request, Router } from 'express';
import { getProgramOrder } from '../programs/program-orders.service.js';
import { Protocol, SessionKind } from '../programs/program-session.entity.js';
import {
  type AskedGoods,
  cancelSession,
  findSession,
  NothingSold,
  openSession,
  type PricedSession,
  updateSession,
} from '../programs/program-sessions.service.js';
import { about, type CallDescription } from '../rest/describe-call.js';
import { originOf } from '../rest/origin.js';
import { bodyOf, readBody } from '../rest/read-request.js';
import { answer, route } from '../rest/route.js';
import type { Context } from '../shared/context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { toUcpError, toUcpSession } from './ucp.presenter.js';
import { lookupBody, productBody, searchBody, sessionBody, ucpAnswer } from './ucp.shapes.js';
import { lookUpForUcp, productForUcp, searchForUcp, type UcpSearch } from './ucp-catalogue.js';
import { toUcpOrder } from './ucp-order.presenter.js';

/**
 * The Universal Commerce Protocol by REST, under /api/ucp: catalogue, carts, and checkouts that are
 * handed over to a person.
 *
 * @see https://ucp.dev
 */
export const ucpRouter = Router();

const DETAILS = 'By the Universal Commerce Protocol, version 2026-04-08. Amounts are in paise.';
const common = { caller: 'anyone', details: DETAILS, answer: ucpAnswer } as const satisfies Partial<CallDescription>;

ucpRouter.post(
  '/ucp/catalog/search',
  about({ summary: 'A page of goods that fit.', ...common, cost: 500, body: searchBody }),
  route((ctx, req) => searchForUcp(ctx, readBody(searchBody, bodyOf(req)) as UcpSearch, originOf(req, ctx.config))),
);

ucpRouter.post(
  '/ucp/catalog/lookup',
  about({ summary: 'Goods by their ids.', ...common, cost: 500, body: lookupBody }),
  route((ctx, req) => lookUpForUcp(ctx, readBody(lookupBody, bodyOf(req)).ids, originOf(req, ctx.config))),
);

ucpRouter.post(
  '/ucp/catalog/product',
  about({ summary: 'One product with all its variants.', ...common, cost: 50, body: productBody }),
  route(async (ctx, req) => {
    const origin = originOf(req, ctx.config);
    const found = await productForUcp(ctx, readBody(productBody, bodyOf(req)).id, origin);
    return found ?? toUcpError('not_found', 'There is no such product.', origin);
  }),
);

const CART = { protocol: Protocol.UCP, kind: SessionKind.CART };
const CHECKOUT = { protocol: Protocol.UCP, kind: SessionKind.CHECKOUT };

for (const [path, key, what] of [
  ['/ucp/carts', CART, 'cart'],
  ['/ucp/checkout-sessions', CHECKOUT, 'checkout'],
] as const) {
  ucpRouter.post(
    path,
    about({ summary: `Makes a ${what} with goods.`, ...common, cost: 100, body: sessionBody, status: 201 }),
    route(async (ctx, req) => {
      const { cart_id: cartId } = readBody(sessionBody, bodyOf(req));
      const made = await told(ctx, req, () => openSession(ctx, key, { ...goodsOf(req), cartId }));
      return 'id' in made ? answer({ status: 201, body: made }) : made;
    }),
  );
  ucpRouter.get(
    `${path}/:id`,
    about({ summary: `A ${what} at the prices of now.`, ...common, cost: 100 }),
    route((ctx, req) => told(ctx, req, () => findSession(ctx, key, req.params.id))),
  );
  ucpRouter.put(
    `${path}/:id`,
    about({ summary: `Puts other goods into a ${what}.`, ...common, cost: 100, body: sessionBody }),
    route((ctx, req) => told(ctx, req, () => updateSession(ctx, key, { id: req.params.id, ...goodsOf(req) }))),
  );
  ucpRouter.post(
    `${path}/:id/cancel`,
    about({ summary: `Ends a ${what}.`, ...common, cost: 100 }),
    route((ctx, req) => told(ctx, req, () => cancelSession(ctx, key, req.params.id))),
  );
}

ucpRouter.post(
  '/ucp/checkout-sessions/:id/complete',
  about({ summary: 'Answers that a person pays, and where: no program does.', ...common, cost: 100 }),
  route((ctx, req) => told(ctx, req, () => findSession(ctx, CHECKOUT, req.params.id))),
);

ucpRouter.get(
  '/ucp/orders/:id',
  about({
    ...common,
    summary: 'An order as it stands, for the program whose key opened its checkout, or for its shopper.',
    caller: 'anyone',
    cost: 100,
  }),
  route((ctx, req) => toldOrder(ctx, req)),
);

/** An order as UCP spells it; why there is none is a result of UCP as well. */
async function toldOrder(ctx: Context, req: Request): Promise<object> {
  const origin = originOf(req, ctx.config);
  try {
    return await toUcpOrder(ctx, await getProgramOrder(ctx, req.params.id), origin);
  } catch (thrown) {
    if (!(thrown instanceof ShopError)) throw thrown;
    if (thrown.code === ErrorCode.NOT_FOUND) return toUcpError('not_found', 'There is no such order.', origin);
    if (thrown.code === ErrorCode.UNAUTHENTICATED || thrown.code === ErrorCode.FORBIDDEN)
      return toUcpError('unauthorized', 'This order is not yours to read.', origin);
    throw thrown;
  }
}

/** A session as UCP spells it; what is not there is a result of UCP as well. */
async function told(ctx: Context, req: Request, find: () => Promise<PricedSession>): Promise<object> {
  const origin = originOf(req, ctx.config);
  try {
    return await toUcpSession(ctx, await find(), origin);
  } catch (thrown) {
    if (thrown instanceof NothingSold) return toUcpError('item_unavailable', 'None of the items is sold.', origin);
    if (thrown instanceof ShopError && thrown.code === ErrorCode.NOT_FOUND)
      return toUcpError('not_found', 'There is no such session, or it has ended.', origin);
    throw thrown;
  }
}

function goodsOf(req: Request): AskedGoods {
  const { line_items: lines = [], catalogue_version: version } = readBody(sessionBody, bodyOf(req));
  const items = lines.map(({ item, quantity }) => ({ ...item, quantity }));
  return { items, version: version === undefined ? null : new Date(version) };
}
