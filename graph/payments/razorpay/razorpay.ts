/**
 * The one file that knows the provider's SDK. `ctx.payments` (shared/context.ts) is what this
 * makes, typed by the port in shared/ports/payment-provider.ts; contexts.ts opens it once. The
 * local stand-in speaks the same HTTP, so that without keys the very same code runs and only the
 * address differs.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Logger } from 'pino';
import Razorpay from 'razorpay';
import { ZodError } from 'zod';
import { ShopError } from '../../shared/errors.js';
import { providerAwayGauge } from '../../shared/observability/metrics.js';
import { OfferRefused, PAYMENT_INSTRUMENTS, type PaymentProvider } from '../../shared/ports/payment-provider.js';
import type { PortParts } from '../../shared/ports/ports.js';
import { circuitBreaker, providerUnavailable } from './circuit-breaker.js';
import {
  customerAnswer,
  listOf,
  orderAnswer,
  paymentAnswer,
  refundAnswer,
  refusalAnswer,
  tokenAnswer,
} from './razorpay-answers.js';

/** Where the stand-in is mounted in the shop; the SDK adds /v1. */
export const STAND_IN_PATH = '/standin';

const REMOTE_SCRIPT_URL = 'https://checkout.razorpay.com/v1/checkout.js';

/** A provider that has not answered by then is given up. In milliseconds. */
const TIMEOUT_MS = 5_000;

/**
 * Payments are captured by the provider itself, within less time than the stock is held by default.
 * In minutes.
 */
const CAPTURE_WITHIN_MINUTES = 12;
const MANUAL_CAPTURE_WITHIN_MINUTES = 7_200;

/** What the API lists at once. */
const LEDGER_PAGE = 100;

/**
 * Refusals that pass: keys that are not in force, the same request still under way, too many
 * requests.
 */
const PASSING = new Set([401, 409, 429]);

/**
 * Opens the way to the payment provider.
 */
export function openPaymentProvider({
  config,
  ownAddress,
  log,
}: Pick<PortParts, 'config' | 'ownAddress' | 'log'>): PaymentProvider {
  const { provider, keyId, keySecret, webhookSecret } = config.payments;
  const sdk = new Razorpay({ key_id: keyId, key_secret: keySecret });
  const http = httpOf(sdk);
  http.timeout = TIMEOUT_MS;
  const breaker = circuitBreaker(
    (thrown) => thrown instanceof ShopError,
    (state) => {
      providerAwayGauge.set(state === 'open' ? 1 : 0);
      if (state === 'open') log.error('the payment provider does not answer and is left alone for a while');
      else log.warn('the payment provider answers again');
    },
  );
  const ask = <Answer>(call: () => Promise<Answer>): Promise<Answer> => {
    if (provider === 'standin') http.baseURL = ownAddress() + STAND_IN_PATH;
    return breaker.through(() => wrapped(call, log));
  };
  const orderOf = async (receipt: string) => {
    const { items } = listOf(orderAnswer).parse(await sdk.orders.all({ receipt, count: LEDGER_PAGE }));
    return items.findLast((order) => order.receipt === receipt) ?? null;
  };

  const callApi = async (path: string, { headers, ...init }: RequestInit = {}): Promise<unknown> => {
    const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(`${http.baseURL}/v1/${path}`, {
      ...init,
      headers: { authorization, ...headers },
      signal,
    });
    if (!response.ok) throw { statusCode: response.status };
    return response.json();
  };

  return {
    name: provider,
    keyId,
    scriptUrl: provider === 'standin' ? `${STAND_IN_PATH}/checkout.js` : REMOTE_SCRIPT_URL,
    instruments: PAYMENT_INSTRUMENTS,
    takesOffers: true,

    savedCards: {
      openCustomer: async ({ name, email, phone }) => {
        const customer = { name: nameOf(name), email, contact: phone, fail_existing: 0 as const };
        const { id } = customerAnswer.parse(await ask(() => sdk.customers.create(customer)));
        return id;
      },
      removeCards: async (customerId) => {
        const { items } = listOf(tokenAnswer).parse(await ask(() => sdk.customers.fetchTokens(customerId)));
        for (const { id } of items) await ask(() => sdk.customers.deleteToken(customerId, id).catch(nullWhenUnknown));
      },
    },

    createOrder: async (receipt, amountPaise, offerId = null) => {
      const create = async (once: { unique_receipt?: true }) => {
        const made = await sdk.orders.create({
          ...{ amount: amountPaise, currency: 'INR', receipt, ...once },
          ...(offerId === null ? {} : { offer_id: offerId }),
          payment: {
            capture: 'automatic',
            capture_options: {
              automatic_expiry_period: CAPTURE_WITHIN_MINUTES,
              manual_expiry_period: MANUAL_CAPTURE_WITHIN_MINUTES,
              refund_speed: 'normal',
            },
          },
        });
        const { id } = orderAnswer
          .refine((order) => order.amountPaise === amountPaise && order.currency === 'INR', 'another amount')
          .parse(made);
        return id;
      };
      // Asked again, the provider answers the order that it has made, where it knows the parameter;
      // an account for which it does not, or for which it refuses the second call, is told by 400.
      const made = await ask(() =>
        onceMore(() => create({ unique_receipt: true }))
          .catch(async (thrown) => {
            if (statusOf(thrown) !== 400) throw thrown;
            const before = await orderOf(receipt);
            return before?.amountPaise === amountPaise ? before.id : create({});
          })
          // The amount is within its limits, so that it is the offer that is not taken. That is no
          // fault of the provider's, for which the breaker would count it.
          .catch((thrown) => {
            if (offerId === null || statusOf(thrown) !== 400) throw thrown;
            return new OfferRefused(descriptionOf(thrown));
          }),
      );
      if (made instanceof OfferRefused) throw made;
      return made;
    },

    findOrderOf: (receipt) => ask(() => orderOf(receipt)),

    findOrder: async (providerOrderId) => {
      // The SDK pastes ids into the address as they are.
      if (!/^order_\w{1,40}$/.test(providerOrderId)) return null;
      return ask(async () => {
        const found = await sdk.orders.fetch(providerOrderId).catch(nullWhenUnknown);
        return found && orderAnswer.refine(({ id }) => id === providerOrderId, 'another order').parse(found);
      });
    },

    findPayment: async (paymentId) => {
      if (!/^pay_\w{1,40}$/.test(paymentId)) return null;
      return ask(async () => {
        // The SDK sends the parameter that tells its offers by another name.
        const found = await callApi(`payments/${paymentId}?expand[]=offers`).catch(nullWhenUnknown);
        if (found === null) return null;
        const payment = paymentAnswer.refine(({ id }) => id === paymentId, 'another payment').parse(found);
        return { offerIds: [], ...payment };
      });
    },

    listPayments: async (providerOrderId) => {
      const { items } = await ask(async () =>
        listOf(paymentAnswer).parse(await sdk.orders.fetchPayments(providerOrderId)),
      );
      return items;
    },

    listLedger: async (from, to, skip) => {
      const [fromS, toS] = [from, to].map((time) => Math.floor(time.getTime() / 1000));
      const { items } = await ask(async () =>
        listOf(paymentAnswer).parse(await sdk.payments.all({ from: fromS, to: toS, count: LEDGER_PAGE, skip })),
      );
      return items;
    },

    // The SDK drops the header that makes this safe to repeat.
    refundPayment: (paymentId, amountPaise, idempotencyKey) =>
      ask(async () => {
        const made = await callApi(`payments/${encodeURIComponent(paymentId)}/refund`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-refund-idempotency': idempotencyKey },
          body: JSON.stringify({ amount: amountPaise, speed: 'normal', receipt: idempotencyKey }),
        });
        return refundAnswer.parse(made);
      }),

    findRefund: async (providerRefundId) => {
      if (!/^rfnd_\w{1,40}$/.test(providerRefundId)) return null;
      return ask(async () => {
        const found = await sdk.refunds.fetch(providerRefundId).catch(nullWhenUnknown);
        return found && refundAnswer.parse(found);
      });
    },

    isCheckoutSigned: (providerOrderId, paymentId, signature) =>
      isSigned(`${providerOrderId}|${paymentId}`, signature, keySecret),

    isWebhookSigned: (body, signature) => webhookSecret !== null && isSigned(body, signature, webhookSecret),
  };
}

/** A name as the provider takes it: 3 to 50 letters, which a shopper's need not be. */
function nameOf(name: string): string {
  const letters = name
    .replace(/[^A-Za-z .'()/@-]/g, '')
    .trim()
    .slice(0, 50);
  return letters.length < 3 ? 'Shopper' : letters;
}

/** Where the SDK keeps its HTTP client's settings, which it offers no way to set. */
function httpOf(sdk: Razorpay): { baseURL?: string; timeout?: number } {
  const { rq } = sdk.api as unknown as { rq: { defaults: { baseURL?: string; timeout?: number } } };
  return rq.defaults;
}

/**
 * The SDK reports a connection that failed as a TypeError, since it looks for an answer that there
 * is not.
 */
async function wrapped<Answer>(call: () => Promise<Answer>, log: Logger): Promise<Answer> {
  try {
    return await call();
  } catch (thrown) {
    const status = statusOf(thrown);
    if (status !== null && status < 500 && !PASSING.has(status)) throw new Error(`the provider refused: ${status}`);
    const why =
      thrown instanceof ZodError ? thrown.issues.map(({ path, message }) => [...path, message].join(' ')) : [];
    log.warn({ status, why }, 'the payment provider does not answer, or not as it should');
    throw providerUnavailable();
  }
}

/** Tries again what failed fast; what timed out has used up the shopper's patience. */
async function onceMore<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  const startedAt = Date.now();
  try {
    return await call();
  } catch (thrown) {
    const status = statusOf(thrown);
    if ((status !== null && status < 500) || Date.now() - startedAt > TIMEOUT_MS / 2) throw thrown;
    return call();
  }
}

function nullWhenUnknown(thrown: unknown): null {
  const status = statusOf(thrown);
  if (status === 400 || status === 404) return null;
  throw thrown;
}

/** The status of an answer that the SDK threw; null when there was no answer. */
function statusOf(thrown: unknown): number | null {
  const isAnswer = typeof thrown === 'object' && thrown !== null && 'statusCode' in thrown;
  return isAnswer ? Number(thrown.statusCode) : null;
}

/** Why the provider refused a call, in its own words. */
function descriptionOf(thrown: unknown): string {
  const { error } = refusalAnswer.parse(thrown);
  return error?.description ?? 'no reason given';
}

function isSigned(text: string | Buffer, signature: string, secret: string): boolean {
  const expected = createHmac('sha256', secret).update(text).digest();
  const claimed = Buffer.from(signature, 'hex');
  return claimed.length === expected.length && timingSafeEqual(claimed, expected);
}
