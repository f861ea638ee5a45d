import { createHmac } from 'node:crypto';
import type { StandInEvent } from '../../demo/payments/stand-in-webhooks.js';
import type { TestShop } from '../shop.js';

/** How a webhook is posted. */
export interface WebhookCall {
  body: string;
  headers: Record<string, string>;
}

/**
 * An event about a payment as the provider would send it: the same payment and event make the same
 * event again.
 */
export function signedEvent(shop: TestShop, event: StandInEvent, paymentId: string): WebhookCall {
  const body = JSON.stringify({ entity: 'event', event, payload: { payment: { entity: { id: paymentId } } } });
  return { body, headers: headersOf(shop, body, `evt_${event}_${paymentId}`) };
}

/** The headers of a webhook with these bytes. */
export function headersOf(shop: TestShop, body: string, eventId: string): Record<string, string> {
  const signature = createHmac('sha256', shop.config.payments.webhookSecret ?? '').update(body);
  return { 'x-razorpay-signature': signature.digest('hex'), 'x-razorpay-event-id': eventId };
}
