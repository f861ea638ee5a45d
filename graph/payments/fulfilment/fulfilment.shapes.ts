import { z } from 'zod';
import { orderJson } from '../../orders/orders.shapes.js';
import { noticeJson } from '../../rest/answers.shapes.js';

/** Pieces of lines of an order. */
const pieces = z.array(z.object({ lineId: z.string(), quantity: z.number().int().min(1) })).nullish();

/** What an order is to become. */
export const statusBody = z.object({ status: z.string().describe('packed, shipped, delivered or cancelled.') });

/** From which batch a line is packed. */
export const batchBody = z.object({
  batchId: z.string().describe('The batch that it was taken from, of the same variant.'),
});

/** A parcel that leaves. */
export const shipmentBody = z.object({
  courier: z.string().max(100).nullish().describe('Who carries it; absent: the shop itself.'),
  trackingNumber: z.string().max(100).nullish().describe("The courier's number of it; absent: it has none."),
  lines: pieces.describe('What is in it, by lines of the graph; absent: everything that has not left.'),
});

/** How the money of an order that is called off comes back. */
export const cancelBody = z.object({
  toCredit: z.boolean().optional().describe('Whether it is to come as store credit; absent: as it was paid.'),
});

/** What a shopper sends back. */
export const returnBody = z.object({
  reason: z.string().max(500).describe('Why, 1 to 500 characters.'),
  lines: pieces.describe('What is to go back, by lines of the graph; absent: all of it.'),
  toCredit: z.boolean().optional().describe('Whether the money is to come as store credit; absent: as it was paid.'),
});

/** What a step of an order answers. */
export const movedJson = noticeJson
  .extend({ order: orderJson.nullable().describe('As it now stands; null for a key without orders:read.') })
  .meta({ id: 'MovedOrder', description: 'A step of an order was taken.' });

/** What asking for a return answers. */
export const returnJson = noticeJson
  .extend({ returnId: z.string().describe('Opaque id of the return.') })
  .meta({ id: 'Return', description: 'A return was asked for.' });
