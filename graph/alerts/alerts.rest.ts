import { Router } from 'express';
import { z } from 'zod';
import { ids, noticeJson, rupees } from '../rest/answers.shapes.js';
import { about } from '../rest/describe-call.js';
import { bodyOf, bodyText } from '../rest/read-request.js';
import { route } from '../rest/route.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { phrase } from '../shared/languages/phrase.js';
import { rupeesOf } from '../shared/money/money.js';
import { viewerOf } from '../shared/rights/viewer.js';
import { listProductAlerts, removeProductAlert, requestProductAlert } from './alerts.service.js';
import { type ProductAlert, ProductAlertKind } from './product-alert.entity.js';

const kinds = z.enum(ProductAlertKind);
const alertJson = z
  .object({
    ...ids,
    productId: z.string(),
    variantId: z.string().nullable().describe('The pack that it is about; null: any of the product.'),
    kind: kinds,
    price: rupees('What it cost when they asked, for PRICE_FALL; null otherwise.').nullable(),
    createdAt: z.iso.datetime().describe('When they asked.'),
  })
  .meta({ id: 'ProductAlert', description: 'What the viewer is told of a product by mail, once.' });

/** /api/product-alert: who is told that a product is back, or costs less. */
export const alertsRouter = Router();

alertsRouter.get(
  '/product-alert',
  about({
    summary: 'What the viewer is going to be told of products, the latest first.',
    caller: 'shopper',
    graph: 'User.productAlerts',
    answer: z.array(alertJson),
  }),
  route(async (ctx) => (await listProductAlerts(ctx, viewerOf(ctx).id)).map(toAlertJson)),
);

alertsRouter.post(
  '/product-alert',
  about({
    summary: 'Has somebody told by mail, once, that a product can be bought again or costs less.',
    details: 'An address that is not confirmed is mailed a link first.',
    caller: 'anyone',
    graph: 'Mutation.requestProductAlert',
    body: z.object({
      productId: z.string(),
      variantId: z.string().optional(),
      kind: kinds,
      email: z.string().optional().describe('For who is not signed in.'),
    }),
    answer: noticeJson,
    refusals: [ErrorCode.BAD_USER_INPUT, ErrorCode.NOT_FOUND, ErrorCode.CONFLICT, ErrorCode.RATE_LIMITED],
  }),
  route(async (ctx, req) => {
    const body = bodyOf(req);
    const kind = kinds.safeParse(body.kind);
    if (!kind.success) throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('Say what you want to be told.'), 'kind');
    const { message } = await requestProductAlert(ctx, {
      ...{ productId: bodyText(body, 'productId'), variantId: bodyText(body, 'variantId') },
      ...{ kind: kind.data, email: bodyText(body, 'email') },
    });
    return { error: false, status: true, msg: message };
  }),
);

alertsRouter.delete(
  '/product-alert/:id',
  about({
    summary: 'Takes back what the viewer asked to be told.',
    caller: 'shopper',
    graph: 'Mutation.removeProductAlert',
    answer: noticeJson,
    refusals: [ErrorCode.NOT_FOUND],
  }),
  route(async (ctx, req) => {
    const { message } = await removeProductAlert(ctx, req.params.id);
    return { error: false, status: true, msg: message };
  }),
);

function toAlertJson(alert: ProductAlert): z.infer<typeof alertJson> {
  const { id, productId, variantId, kind, pricePaise, createdAt } = alert;
  return {
    ...{ id, _id: id, productId, variantId, kind },
    price: pricePaise === null ? null : rupeesOf(pricePaise),
    createdAt: createdAt.toISOString(),
  };
}
