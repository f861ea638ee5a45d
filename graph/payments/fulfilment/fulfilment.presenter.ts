import type { z } from 'zod';
import { toOrderJson } from '../../orders/order.presenter.js';
import type { Context } from '../../shared/context.js';
import type { movedJson } from './fulfilment.shapes.js';
import type { MovedOrder } from './lock-order.js';

/** A step of an order as /api answers it. */
export async function toMovedJson(ctx: Context, { order, message }: MovedOrder): Promise<z.infer<typeof movedJson>> {
  return { error: false, status: true, msg: message, order: order && (await toOrderJson(ctx, order)) };
}
