import { z } from 'zod';
import {
  PAYMENT_INSTRUMENTS,
  PROVIDER_REFUND_STATUSES,
  type ProviderOrder,
  type ProviderPayment,
  type ProviderRefund,
} from '../../shared/ports/payment-provider.js';

/** Amounts are whole paise, which the API writes as numbers and, in places, as text. */
const amount = z.coerce.number().int();

/** What an order of the API is read for; it has more. */
export const orderAnswer = z
  .object({ id: z.string(), amount, currency: z.string(), receipt: z.string().nullish() })
  .transform(
    (order): ProviderOrder => ({
      ...{ id: order.id, amountPaise: order.amount, currency: order.currency, receipt: order.receipt ?? null },
    }),
  );

/** What a payment of the API is read for. */
export const paymentAnswer = z
  .object({
    ...{ id: z.string(), order_id: z.string().nullish(), amount, currency: z.string() },
    status: z.enum(['created', 'failed', 'authorized', 'captured', 'refunded']),
    method: z.string().nullish(),
    offers: z.object({ items: z.array(z.object({ id: z.string() })) }).nullish(),
  })
  .transform(
    (payment): ProviderPayment => ({
      ...{ id: payment.id, providerOrderId: payment.order_id ?? null },
      ...{ status: payment.status, amountPaise: payment.amount, currency: payment.currency },
      instrument: PAYMENT_INSTRUMENTS.find((name) => name.toLowerCase() === payment.method) ?? null,
      ...(payment.offers ? { offerIds: payment.offers.items.map(({ id }) => id) } : {}),
    }),
  );

/** What a refund of the API is read for. Its receipt is the key that the shop gave it. */
export const refundAnswer = z
  .object({
    ...{ id: z.string(), payment_id: z.string(), receipt: z.string().nullish() },
    status: z.enum(PROVIDER_REFUND_STATUSES),
  })
  .transform(
    (refund): ProviderRefund => ({
      ...{ id: refund.id, paymentId: refund.payment_id },
      ...{ idempotencyKey: refund.receipt ?? null, status: refund.status },
    }),
  );

/** What a customer of the API is read for. */
export const customerAnswer = z.object({ id: z.string() });

/** What a saved card of the API is read for. */
export const tokenAnswer = z.object({ id: z.string() });

/** What a refusal of the API is read for. */
export const refusalAnswer = z.object({ error: z.object({ description: z.string() }).nullish().catch(null) });

/** A list of the API. */
export const listOf = <Item extends z.ZodType>(item: Item) => z.object({ items: z.array(item) });
