import { Router } from 'express';
import { z } from 'zod';
import { about } from '../rest/describe-call.js';
import { queryText } from '../rest/read-request.js';
import { route } from '../rest/route.js';
import { deliveryPromises } from './delivery.service.js';
import { deliveryPromiseJson } from './delivery.shapes.js';
import type { DeliveryPromise } from './delivery-promise.type.js';

/** When goods come, under /api. */
export const deliveryRouter = Router();

deliveryRouter.get(
  '/delivery',
  about({
    summary: 'By when goods come to a PIN code if they are ordered now.',
    caller: 'anyone',
    graph: 'Query.deliveryPromises',
    query: { pin: z.string().describe('6 digits, with or without a blank.') },
    answer: z.array(deliveryPromiseJson),
  }),
  route(async (ctx, req) => (await deliveryPromises(ctx, queryText(req, 'pin') ?? '')).map(toPromiseJson)),
);

function toPromiseJson({ shortText: _, kind, ...promise }: DeliveryPromise): z.infer<typeof deliveryPromiseJson> {
  return { ...promise, kind: kind.toLowerCase() };
}
