import { z } from 'zod';
import { SubstitutionWish } from '../catalogue/substitutes/substitution-wish.js';
import { customFieldsJson } from '../custom-fields/custom-fields.shapes.js';
import { orderDeliveryJson } from '../delivery/delivery.shapes.js';
import { ids, moment, rupees } from '../rest/answers.shapes.js';

/** A line of an order under /api (spec §3). */
export const orderProductJson = z
  .object({
    lineId: z.string().describe('Of the line, for whatever concerns a part of the order.'),
    productId: z.string().nullable().describe('Null once the product is no longer in the catalogue.'),
    variantId: z.string().nullable().describe('What was chosen; null once it is no longer in the catalogue.'),
    sku: z.string().nullable().describe('Its article number when it was bought; null where nobody knows any more.'),
    productTitle: z.string(),
    options: z.array(z.string()).describe('What was chosen, e.g. 500 g.'),
    image: z.string().nullish(),
    quantity: z.number().int(),
    price: rupees('Of one piece when it was bought.'),
    subTotal: rupees('Price times quantity.'),
    discount: rupees('What offers took off the whole line; 0 for nothing.'),
    wish: z.enum(SubstitutionWish).describe('What to do where it turns out to be missing when it is packed.'),
    missing: z.number().int().describe('Pieces that were missing: they are not sent, and not charged.'),
    weighedGrams: z.number().int().nullable().describe('What loose goods weighed together; null of others.'),
    isSubstitute: z.boolean().describe('Whether it is sent in place of something that was missing.'),
    bestBefore: z.iso
      .date()
      .nullable()
      .describe('Until when all of it is at its best at the least, as was promised; null where nothing was.'),
  })
  .meta({ id: 'OrderProduct', description: 'A line of an order.' });

/** Something that happened to an order. */
const orderEventJson = z
  .object({
    kind: z.string().describe('In lower case, e.g. packed, shipped, return_requested, refund_sent.'),
    by: z.string().describe('shopper, shop or payment.'),
    amount: rupees('The money that it is about.').nullable(),
    note: z.string().nullable(),
    at: moment('When.'),
  })
  .meta({ id: 'OrderEvent', description: 'Something that happened to an order.' });

/** A parcel that left the shop. */
const shipmentJson = z
  .object({
    courier: z.string().nullable(),
    trackingNumber: z.string().nullable(),
    shippedAt: moment('When it left.'),
  })
  .meta({ id: 'Shipment', description: 'A parcel that left the shop.' });

/** An offer by which an order cost less. */
const orderOfferJson = z
  .object({
    offerId: z.string(),
    title: z.string().describe('What it was called then, in the language that is asked for.'),
    code: z.string().nullable().describe('The code that it was asked for by; null for one that needs none.'),
    discount: rupees('What it took off, delivery included.'),
  })
  .meta({ id: 'OrderOffer', description: 'An offer by which an order cost less.' });

/** An order under /api (spec §3); `toOrderJson` makes it. */
export const orderJson = z
  .object({
    ...ids,
    number: z.string().describe('For people, e.g. JH-1001.'),
    paymentId: z.string().nullable().describe('Of the provider; null while the payment is not judged.'),
    products: z.array(orderProductJson),
    name: z.string(),
    phoneNumber: z.string(),
    address: z.string(),
    city: z.string().nullable(),
    state: z.string().nullable(),
    country: z.string().nullable(),
    pincode: z.string(),
    amount: rupees('What was paid, whole rupees.'),
    notSupplied: rupees('How much less it comes to, since something was missing or weighed less; 0 for nothing.'),
    discount: rupees('What offers took off the lines; 0 for nothing.'),
    offers: z.array(orderOfferJson).describe('The offers by which it cost less; empty for none.'),
    credit: rupees('What of amount gift cards and store credit pay; 0 for nothing.'),
    shipping: rupees('What delivery cost; part of amount.'),
    deliveries: z.array(orderDeliveryJson).describe('By when it was promised to come; empty where nothing was.'),
    email: z.string(),
    buyerGstin: z.string().nullable().describe('GSTIN of a business; null for a person.'),
    userid: z.string(),
    status: z.string().describe('pending, confirmed, packed, shipped, delivered, cancelled or refunded.'),
    paymentWait: z.string().nullable().describe('What it waits for while pending: bank or provider; else null.'),
    paymentNotice: z.string().nullable().describe('What to tell its shopper while it is pending; else null.'),
    date: moment('When it was placed; the date stands before the T.'),
    customFields: customFieldsJson,
    events: z.array(orderEventJson).describe('What has happened to it, in the order in which it did.'),
    shipments: z.array(shipmentJson).describe('The parcels that have left.'),
  })
  .meta({ id: 'Order', description: 'An order.' });

/** A page of all orders of the shop under /api. */
export const orderPageJson = z
  .object({
    orders: z.array(orderJson),
    hasNextPage: z.boolean().describe('Whether there are more behind this page.'),
    endCursor: z.string().nullable().describe('What to ask the next page with, as after; null for an empty page.'),
    totalCount: z.number().int().describe('How many orders fit, on all pages.'),
  })
  .meta({ id: 'OrderPage', description: 'A page of the orders of the shop.' });
