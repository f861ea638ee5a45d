import type { z } from 'zod';
import { lineTitleIn } from '../../orders/line-title.js';
import type { Context } from '../../shared/context.js';
import { rupeesOf, times } from '../../shared/money/money.js';
import { customerIdOf } from '../cards/saved-cards.js';
import { linesOf } from '../lock-checkout.js';
import { providerOf } from '../payment-options.js';
import type { PaymentOrder } from '../payment-order.entity.js';
import type { PaymentOrderLine } from '../payment-order-line.entity.js';
import { PaymentInstrument } from './payment-options.type.js';
import type { checkoutLineJson, paymentOrderJson } from './payments.shapes.js';

/** What the provider's dialog is opened with; `amount` is in paise, as the dialog wants it. */
export async function toPaymentOrderJson(
  ctx: Context,
  checkout: PaymentOrder,
): Promise<z.infer<typeof paymentOrderJson>> {
  const lines = await linesOf(ctx, checkout.id);
  const { keyId, scriptUrl } = providerOf(ctx, checkout.paymentOption);
  return {
    id: checkout.id,
    _id: checkout.id,
    orderId: checkout.providerOrderId,
    amount: checkout.amountPaise,
    credit: rupeesOf(checkout.creditPaise),
    currency: checkout.currency,
    keyId,
    scriptUrl,
    onlyInstrument: checkout.onlyInstrument && PaymentInstrument[checkout.onlyInstrument],
    customerId: await customerIdOf(ctx, checkout.userId),
    receipt: checkout.receipt,
    expiresAt: checkout.expiresAt.toISOString(),
    lines: lines.map((line) => toLineJson(ctx, line)),
  };
}

function toLineJson(ctx: Context, line: PaymentOrderLine): z.infer<typeof checkoutLineJson> {
  return {
    productId: line.productId,
    variantId: line.variantId,
    productTitle: lineTitleIn(ctx.language, line),
    options: line.options,
    quantity: line.quantity,
    price: rupeesOf(line.pricePaise),
    subTotal: rupeesOf(times(line.pricePaise, line.quantity)),
    discount: rupeesOf(line.discountPaise),
  };
}
