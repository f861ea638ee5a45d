import { Router } from 'express';
import { OrderStatus } from '../../orders/order-status.js';
import { about } from '../../rest/describe-call.js';
import { bodyOf, bodyText } from '../../rest/read-request.js';
import { answer, route } from '../../rest/route.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { phrase } from '../../shared/languages/phrase.js';
import { allow } from '../../shared/rights/allow.js';
import { ApiScope } from '../../shared/rights/api-scope.js';
import { viewerOf } from '../../shared/rights/viewer.js';
import { ORDER_WRITERS } from '../../shared/rights/who.js';
import { cancelOrder } from './cancel-order.js';
import type { SentPieces } from './chosen-pieces.js';
import { toMovedJson } from './fulfilment.presenter.js';
import {
  batchBody,
  cancelBody,
  movedJson,
  returnBody,
  returnJson,
  shipmentBody,
  statusBody,
} from './fulfilment.shapes.js';
import { requestReturn } from './request-return.js';
import { setLineBatch } from './set-line-batch.js';
import { setOrderStatus } from './set-order-status.js';
import { shipOrder } from './ship-order.js';

/** What happens to orders after they are placed, under /api/orders. */
export const fulfilmentRouter = Router();

const REFUSALS = [ErrorCode.NOT_FOUND, ErrorCode.CONFLICT];

fulfilmentRouter.post(
  '/orders/:id/status',
  about({
    summary: 'Moves an order on; the status that it has changes nothing.',
    details: ORDER_WRITERS,
    caller: 'shopper',
    graph: 'Mutation.setOrderStatus',
    body: statusBody,
    answer: movedJson,
    refusals: REFUSALS,
  }),
  route(async (ctx, req) => {
    allow(ctx, ApiScope.ORDERS_WRITE);
    const status = bodyText(bodyOf(req), 'status').toUpperCase();
    if (!(status in OrderStatus))
      throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('There is no such status.'), 'status');
    return toMovedJson(ctx, await setOrderStatus(ctx, req.params.id, status as OrderStatus));
  }),
);

fulfilmentRouter.post(
  '/orders/:id/shipments',
  about({
    summary: 'Sends a parcel with all or some of an order that is packed.',
    details: `${ORDER_WRITERS} The same number of the same courier again sends nothing more.`,
    caller: 'shopper',
    graph: 'Mutation.shipOrder',
    body: shipmentBody,
    answer: movedJson,
    refusals: REFUSALS,
  }),
  route(async (ctx, req) => {
    allow(ctx, ApiScope.ORDERS_WRITE);
    const body = bodyOf(req);
    const courier = bodyText(body, 'courier') || null;
    const trackingNumber = bodyText(body, 'trackingNumber') || null;
    return toMovedJson(ctx, await shipOrder(ctx, req.params.id, { courier, trackingNumber, lines: piecesIn(body) }));
  }),
);

fulfilmentRouter.post(
  '/orders/lines/:lineId/batch',
  about({
    summary: 'Gives a line of an order its pieces from another batch, before they leave.',
    details: `${ORDER_WRITERS} CONFLICT where the batch has too few pieces, or keeps less long than was promised.`,
    caller: 'shopper',
    graph: 'Mutation.setLineBatch',
    body: batchBody,
    answer: movedJson,
    refusals: REFUSALS,
  }),
  route(async (ctx, req) => {
    allow(ctx, ApiScope.ORDERS_WRITE);
    return toMovedJson(ctx, await setLineBatch(ctx, req.params.lineId, bodyText(bodyOf(req), 'batchId')));
  }),
);

fulfilmentRouter.post(
  '/orders/:id/cancel',
  about({
    summary: "Calls an order of the viewer's off before it is packed; what was paid goes back by itself.",
    caller: 'shopper',
    graph: 'Mutation.cancelOrder',
    body: cancelBody,
    answer: movedJson,
    refusals: REFUSALS,
  }),
  route(async (ctx, req) => toMovedJson(ctx, await cancelOrder(ctx, req.params.id, bodyOf(req).toCredit === true))),
);

fulfilmentRouter.post(
  '/orders/:id/returns',
  about({
    summary: 'Asks to send something of a delivered order back.',
    caller: 'shopper',
    graph: 'Mutation.requestReturn',
    body: returnBody,
    status: 201,
    answer: returnJson,
    refusals: REFUSALS,
  }),
  route(async (ctx, req) => {
    viewerOf(ctx);
    const body = bodyOf(req);
    const request = {
      ...{ orderId: req.params.id, lines: piecesIn(body), reason: bodyText(body, 'reason') },
      toCredit: body.toCredit === true,
    };
    const { orderReturn, message } = await requestReturn(ctx, request);
    return answer({ status: 201, body: { error: false, status: true, msg: message, returnId: orderReturn.id } });
  }),
);

/** @throws ShopError BAD_USER_INPUT for anything but a list of lines with quantities */
function piecesIn({ lines = null }: Record<string, unknown>): SentPieces[] | null {
  if (lines === null) return null;
  const isPieces = (each: unknown): each is SentPieces =>
    typeof each === 'object' &&
    each !== null &&
    'lineId' in each &&
    'quantity' in each &&
    Number.isInteger(each.quantity);
  if (Array.isArray(lines) && lines.every(isPieces)) return lines;
  throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('lines must be a list of lineId and quantity.'), 'lines');
}
