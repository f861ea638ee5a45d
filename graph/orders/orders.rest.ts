import { Router } from 'express';
import { z } from 'zod';
import { ownAccount } from '../accounts/profile/own-account.js';
import { ErrorCode } from '../shared/errors.js';
import { about } from '../shared/rest/describe-call.js';
import { answer, queryText, route } from '../shared/rest/route.js';
import { toOrderJson } from './order.presenter.js';
import { countOrders, getOrder, listAllOrders } from './orders.service.js';
import { orderJson } from './orders.shapes.js';

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
