import { Router } from 'express';
import { z } from 'zod';
import { orderLineById } from '../../../orders/life/order-life.loaders.js';
import { lineTitleIn } from '../../../orders/line-title.js';
import { linesByOrderId } from '../../../orders/orders.loaders.js';
import { getOrder } from '../../../orders/orders.service.js';
import { about } from '../../../rest/describe-call.js';
import { bodyOf, bodyText } from '../../../rest/read-request.js';
import { route } from '../../../rest/route.js';
import type { Context } from '../../../shared/context.js';
import { ErrorCode, ShopError } from '../../../shared/errors.js';
import { phrase } from '../../../shared/languages/phrase.js';
import { rupeesOf } from '../../../shared/money/money.js';
import { allow } from '../../../shared/rights/allow.js';
import { ApiScope } from '../../../shared/rights/api-scope.js';
import { ORDER_WRITERS } from '../../../shared/rights/who.js';
import { toMovedJson } from '../fulfilment.presenter.js';
import { movedJson } from '../fulfilment.shapes.js';
import { answerShortage } from './answer-shortage.js';
import { listSubstitutes, reportMissing } from './report-missing.js';
import type { Shortage } from './shortage.entity.js';
import { offersOf, type ShortageOffer } from './shortage-offers.js';
import { shortagesByOrderId } from './shortages.loaders.js';
import {
  answerBody,
  answeredJson,
  missingBody,
  type offersJson,
  shortageJson,
  substitutesJson,
  weightBody,
} from './shortages.shapes.js';
import { weighLine } from './weigh-line.js';

/** What is done where something of an order is missing, under /api/orders. */
export const shortagesRouter = Router();

const { NOT_FOUND, CONFLICT, OUT_OF_STOCK } = ErrorCode;

shortagesRouter.get(
  '/orders/:id/shortages',
  about({
    summary: 'What was missing of an order when it was packed, first found first.',
    caller: 'shopper',
    graph: 'Order.shortages',
    answer: z.array(shortageJson),
    refusals: [NOT_FOUND],
  }),
  route(async (ctx, req) => {
    const { id } = await getOrder(ctx, req.params.id);
    return Promise.all((await shortagesByOrderId(ctx).load(id)).map((each) => toShortageJson(ctx, each)));
  }),
);

shortagesRouter.get(
  '/orders/:id/substitutes',
  about({
    summary: 'What fits in place of the lines of an order, the nearest first.',
    details: 'Empty for a caller who may not read all orders.',
    caller: 'shopper',
    graph: 'OrderLine.substitutes',
    answer: substitutesJson,
    refusals: [NOT_FOUND],
  }),
  route(async (ctx, req) => {
    const { id } = await getOrder(ctx, req.params.id);
    const lines = await linesByOrderId(ctx).load(id);
    return Promise.all(
      lines.map(async (line) => ({
        lineId: line.id,
        substitutes: (await listSubstitutes(ctx, line)).map(toOfferJson),
      })),
    );
  }),
);

shortagesRouter.post(
  '/orders/missing',
  about({
    summary: 'Says that pieces of a line are not there when an order is packed, and does what its wish says.',
    details: ORDER_WRITERS,
    caller: 'shopper',
    graph: 'Mutation.reportMissing',
    body: missingBody,
    answer: movedJson,
    refusals: [NOT_FOUND, CONFLICT],
  }),
  route(async (ctx, req) => {
    allow(ctx, ApiScope.ORDERS_WRITE);
    const { success, data } = missingBody.safeParse(bodyOf(req));
    if (!success)
      throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('Quantities are whole pieces, 1 or more.'), 'quantity');
    const { offers, ...missing } = data;
    return toMovedJson(ctx, await reportMissing(ctx, { ...missing, offered: offers ?? [] }));
  }),
);

shortagesRouter.post(
  '/orders/lines/:lineId/weight',
  about({
    summary: 'Says what the pieces of a line of loose goods weigh together; they are billed as weighed.',
    details: ORDER_WRITERS,
    caller: 'shopper',
    graph: 'Mutation.weighLine',
    body: weightBody,
    answer: movedJson,
    refusals: [NOT_FOUND, CONFLICT],
  }),
  route(async (ctx, req) => {
    const { grams } = bodyOf(req);
    return toMovedJson(ctx, await weighLine(ctx, req.params.lineId, typeof grams === 'number' ? grams : Number.NaN));
  }),
);

shortagesRouter.post(
  '/orders/shortages/:id/answer',
  about({
    summary: 'Says what is sent instead of what is missing: one of the offers, or nothing.',
    caller: 'shopper',
    graph: 'Mutation.answerShortage',
    body: answerBody,
    answer: answeredJson,
    refusals: [NOT_FOUND, CONFLICT, OUT_OF_STOCK],
  }),
  route(async (ctx, req) => {
    const named = { id: String(req.params.id), token: null };
    const { shortage, message } = await answerShortage(ctx, named, bodyText(bodyOf(req), 'variantId') || null);
    return { error: false, status: true, msg: message, shortage: await toShortageJson(ctx, shortage) };
  }),
);

async function toShortageJson(ctx: Context, shortage: Shortage): Promise<z.infer<typeof shortageJson>> {
  const { id, orderId, orderLineId, quantity, reason, wish, status, askedUntil, substituteLineId } = shortage;
  const line = await orderLineById(ctx).load(orderLineId);
  return {
    ...{ id, _id: id, orderId, lineId: orderLineId, quantity, reason, wish, status, substituteLineId },
    productTitle: line ? lineTitleIn(ctx.language, line) : '',
    askedUntil: askedUntil?.toISOString() ?? null,
    offers: (await offersOf(ctx, shortage)).map(toOfferJson),
  };
}

function toOfferJson({ variant, product, title, pricePaise }: ShortageOffer): z.infer<typeof offersJson>[number] {
  return { variantId: variant.id, productId: product.id, title, price: rupeesOf(pricePaise) };
}
