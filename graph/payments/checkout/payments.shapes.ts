import { z } from 'zod';
import { orderJson } from '../../orders/orders.shapes.js';
import { ids, moment, rupees } from '../../rest/answers.shapes.js';
import { PaymentInstrument } from './payment-options.type.js';

/** Who takes the money, for the browser. */
export const paymentConfigJson = z.object({
  provider: z.string().describe('razorpay, or standin, which moves no money.'),
  keyId: z.string().describe('The public key of the shop at the provider.'),
  scriptUrl: z.string().describe('Where the script of the payment dialog lies.'),
});

/** A line of a checkout. */
export const checkoutLineJson = z
  .object({
    productId: z.string().nullable().describe('Null once the product is no longer in the catalogue.'),
    variantId: z.string().nullable().describe('As productId.'),
    productTitle: z.string(),
    options: z.array(z.string()),
    quantity: z.number().int(),
    price: rupees('Of one piece.'),
    subTotal: rupees('Price times quantity.'),
    discount: rupees('What offers take off the whole line; 0 for nothing.'),
  })
  .meta({ id: 'CheckoutLine', description: 'A line of a checkout.' });

/** What the payment dialog is opened with; `toPaymentOrderJson` makes it. */
export const paymentOrderJson = z
  .object({
    ...ids,
    orderId: z.string().nullable().describe("The provider's id, for the dialog's order_id."),
    amount: z.number().int().describe('To pay beside credit, in paise, as the dialog wants it.'),
    credit: rupees('What gift cards and store credit pay beside it; 0 for nothing.'),
    currency: z.string().describe('INR.'),
    keyId: z.string(),
    scriptUrl: z.string(),
    customerId: z
      .string()
      .nullable()
      .describe("The provider's id of a shopper whose cards it keeps, for the dialog; null of any other."),
    onlyInstrument: z
      .enum(PaymentInstrument)
      .nullable()
      .describe('With what alone it may be paid, since an offer is for that; null: whichever.'),
    receipt: z.string(),
    expiresAt: moment('Until then the goods are held.'),
    lines: z.array(checkoutLineJson),
  })
  .meta({ id: 'PaymentOrder', description: 'An open checkout over the cart, whose goods are held.' });

/**
 * Who receives the goods: the billing form (spec §3), or the names that orders/create has for the
 * same.
 */
export const billing = z.object({
  fullName: z.string().describe('Or name.'),
  country: z.string(),
  streetAddressLine1: z.string().describe('Or address.'),
  streetAddressLine2: z.string().optional(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string().describe('Or pincode.'),
  phoneNumber: z.string(),
  email: z.string(),
  buyerGstin: z.string().optional().describe('GSTIN of a business, for its invoice; absent: a person.'),
  deliverySlot: z.string().optional().describe('Code of the chosen time for fresh goods; absent: the earliest.'),
  credit: z
    .number()
    .optional()
    .describe('How much of the total gift cards and store credit pay, in whole rupees; absent: nothing.'),
  paymentOption: z.string().optional().describe('How it is paid; absent: `online`.'),
  savesCard: z
    .boolean()
    .optional()
    .describe('True where the shopper has just consented that the provider keeps the card as a token.'),
  amount: z.number().optional().describe('The total that the shopper was shown, in rupees; another one is refused.'),
});

/** What is read to make an order; lines and amount are the checkout's. */
export const payment = z.object({
  paymentId: z.string().describe("The provider's id of the payment. Or razorpay_payment_id."),
  razorpay_order_id: z.string().optional(),
  razorpay_signature: z.string().optional().describe('What the dialog handed over with the payment.'),
  userid: z.string().optional().describe("The viewer's own id, if any."),
});

/** What the provider's webhook is told. */
export const receivedJson = z.object({ status: z.literal(true) });

/** What a cancelled checkout answers. */
export const doneJson = z.object({ error: z.literal(false), status: z.literal(true) });

/** What became of a checkout. */
export const paymentCheckJson = z.object({
  ...{ error: z.literal(false), status: z.literal(true) },
  msg: z.string().describe('What to tell the shopper.'),
  order: orderJson.nullable().describe('Pending while the bank has not answered; null where nothing was paid.'),
});
