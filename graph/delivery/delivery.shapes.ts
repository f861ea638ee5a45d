import { z } from 'zod';

/** By when goods of one kind come (graph: DeliveryPromise). */
export const deliveryPromiseJson = z
  .object({
    kind: z.string().describe('fresh, for what spoils, or general.'),
    pin: z.string(),
    place: z.string().nullable().describe('What the zone is called; null outside all zones.'),
    isServed: z.boolean().describe('False where the shop does not bring such goods.'),
    date: z.string().nullable().describe('The day in India, as 2026-11-24.'),
    text: z.string().describe('In words, e.g. Delivery by Tue, 24 Nov.'),
    slots: z
      .array(z.object({ code: z.string(), date: z.string(), text: z.string() }))
      .describe('Times to choose from.'),
  })
  .meta({ id: 'DeliveryPromise', description: 'By when goods of one kind come, if they are ordered now.' });

/** By when goods of an order come, as it was promised (graph: OrderDelivery). */
export const orderDeliveryJson = z
  .object({
    kind: z.string().describe('fresh, for what spoils, or general.'),
    date: z.string().describe('The day in India, as 2026-11-24.'),
    slot: z.string().nullable().describe('The chosen time of that day, e.g. 18:00-21:00.'),
    text: z.string().describe('In words, e.g. Delivery by Tue, 24 Nov.'),
  })
  .meta({ id: 'OrderDelivery', description: 'By when goods of one kind come, as it was promised.' });
