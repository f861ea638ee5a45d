import { type Request, Router } from 'express';
import { z } from 'zod';
import { ownAccount } from '../accounts/profile/own-account.js';
import { about } from '../rest/describe-call.js';
import { queryNumber, queryText } from '../rest/read-request.js';
import { answer, route } from '../rest/route.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { phrase } from '../shared/languages/phrase.js';
import { allow } from '../shared/rights/allow.js';
import { ApiScope } from '../shared/rights/api-scope.js';
import { allOrders } from './all-orders.js';
import { toOrderJson } from './order.presenter.js';
import { OrderStatus } from './order-status.js';
import { countOrders, getOrder, listAllOrders } from './orders.service.js';
import { orderJson, orderPageJson } from './orders.shapes.js';

/** Reading under /api/orders; making an order is a matter of payments. @see spec §7 */
export const ordersRouter = Router();

ordersRouter.get(
  '/orders',
  about({
    summary: "The viewer's orders, latest first, up to 500.",
    caller: 'shopper',
    cost: 500,
    graph: 'User.orders',
    query: { userid: z.string().optional().describe("The viewer's own id, if any.") },
    answer: z.array(orderJson),
    answerHeaders: { 'X-Total-Count': 'How many orders there are.' },
    refusals: [ErrorCode.FORBIDDEN],
  }),
  route(async (ctx, req) => {
    const userId = ownAccount(ctx, queryText(req, 'userid'));
    const [orders, total] = await Promise.all([listAllOrders(ctx, userId), countOrders(ctx, { userId })]);
    const body = await Promise.all(orders.map((order) => toOrderJson(ctx, order)));
    return answer({ headers: { 'X-Total-Count': String(total) }, body });
  }),
);

/** What all orders are narrowed to, as the query says it. */
const NARROWED_BY = {
  status: z.string().optional().describe('pending, confirmed, packed, shipped, delivered, cancelled or refunded.'),
  placedFrom: z.iso.datetime().optional().describe('Placed at this moment or later, e.g. 2026-01-05T10:00:00Z.'),
  placedBefore: z.iso.datetime().optional().describe('Placed before this moment.'),
  text: z.string().max(200).optional().describe('What somebody at the phone knows of it, as in the graph.'),
};

ordersRouter.get(
  '/orders/all',
  about({
    summary: 'A page of all orders of the shop, latest first.',
    details:
      'For an account with a role, or an API key with orders:read. What changed since a moment tells the graph, by changes.',
    caller: 'shopper',
    cost: 500,
    graph: 'Query.allOrders',
    query: {
      ...NARROWED_BY,
      first: z.number().int().min(1).max(100).optional().describe('How many, 50 unless said.'),
      after: z.string().optional().describe("The page before's endCursor; absent: from the top."),
    },
    answer: orderPageJson,
  }),
  route(async (ctx, req) => {
    allow(ctx, ApiScope.ORDERS_READ);
    const status = queryText(req, 'status')?.toUpperCase();
    if (status !== undefined && !(status in OrderStatus))
      throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('There is no such status.'), 'status');
    const filter = {
      ...(status ? { statuses: [status as OrderStatus] } : {}),
      ...{ placedFrom: momentIn(req, 'placedFrom'), placedBefore: momentIn(req, 'placedBefore') },
      text: queryText(req, 'text'),
    };
    const page = await allOrders(ctx, filter, queryNumber(req, 'first') ?? 50, queryText(req, 'after'));
    const { hasNextPage, endCursor } = page.pageInfo;
    return {
      orders: await Promise.all(page.nodes.map((order) => toOrderJson(ctx, order))),
      ...{ hasNextPage, endCursor, totalCount: await countOrders(ctx, page.where) },
    };
  }),
);

function momentIn(req: Request, name: string): Date | null {
  const text = queryText(req, name);
  if (text === null) return null;
  if (z.iso.datetime().safeParse(text).success) return new Date(text);
  throw new ShopError(
    ErrorCode.BAD_USER_INPUT,
    phrase('{name} must be a moment such as 2026-01-05T10:00:00Z.', { name }),
    name,
  );
}

ordersRouter.get(
  '/orders/:id',
  about({
    summary:
      'An order with what was bought: of the viewer, or any for an account with a role and for an API key with orders:read.',
    caller: 'shopper',
    graph: 'Query.order',
    answer: orderJson,
    refusals: [ErrorCode.NOT_FOUND],
  }),
  route(async (ctx, req) => toOrderJson(ctx, await getOrder(ctx, req.params.id))),
);
