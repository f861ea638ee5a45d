import { Router } from 'express';
import { ownAccount } from '../accounts/own-account.js';
import { queryText, route } from '../shared/http.js';
import { toOrderJson } from './order.presenter.js';
import { getOrder, listAllOrders } from './orders.service.js';

/** Reading under /api/orders; making an order is a matter of payments. @see spec §7 */
export const ordersRouter = Router();

ordersRouter.get(
  '/orders',
  route(async (ctx, req) => {
    const userId = ownAccount(ctx, queryText(req, 'userid'));
    const orders = await listAllOrders(ctx, userId);
    return Promise.all(orders.map((order) => toOrderJson(ctx, order)));
  }),
);

ordersRouter.get(
  '/orders/:id',
  route(async (ctx, req) => toOrderJson(ctx, await getOrder(ctx, req.params.id))),
);
