import { createHash } from 'node:crypto';
import type { Context } from '../shared/context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { IdempotencyRecord } from './idempotency-record.entity.js';
import { PaymentOrder } from './payment-order.entity.js';
import { HOLDING } from './payment-order-state.js';

const ROUTE = 'startPayment';
const MOST_CHARACTERS = 200;

/**
 * Opens a checkout at most once per idempotency key of a shopper, whatever happens to the cart meanwhile. To be called
 * inside a transaction that holds the shopper's lock.
 *
 * @param request what must be the same when the key comes again
 * @throws ShopError IDEMPOTENCY_MISMATCH for a key that came with another request, CONFLICT when its checkout has ended,
 *   BAD_USER_INPUT for a key of more than 200 characters
 */
export async function keepIdempotent(
  tx: Context,
  userId: string,
  key: string,
  request: object,
  open: () => Promise<PaymentOrder>,
): Promise<PaymentOrder> {
  if (key.length > MOST_CHARACTERS) {
    throw new ShopError(
      ErrorCode.BAD_USER_INPUT,
      `The idempotency key can have at most ${MOST_CHARACTERS} characters.`,
    );
  }
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  const before = await tx.db.findOneBy(IdempotencyRecord, { userId, route: ROUTE, key });
  if (!before) {
    const checkout = await open();
    await tx.db.insert(IdempotencyRecord, {
      userId,
      route: ROUTE,
      key,
      requestHash,
      response: { paymentOrderId: checkout.id },
    });
    return checkout;
  }
  if (before.requestHash !== requestHash) {
    throw new ShopError(ErrorCode.IDEMPOTENCY_MISMATCH, 'This idempotency key came with another request before.');
  }
  const checkout = await tx.db.findOneByOrFail(PaymentOrder, { id: before.response.paymentOrderId });
  if (HOLDING.includes(checkout.state)) return checkout;
  throw new ShopError(ErrorCode.CONFLICT, 'This checkout has ended. Please start again.');
}
