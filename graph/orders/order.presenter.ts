import type { z } from 'zod';
import { isExtended, shownValuesOf } from '../custom-fields/custom-fields.service.js';
import { plannedInWords } from '../delivery/delivery.service.js';
import { restImageUrls } from '../media/image-store.js';
import { imageById } from '../media/media.loaders.js';
import type { Context } from '../shared/context.js';
import { say } from '../shared/languages/phrase.js';
import { asPaise, rupeesOf, sum, times } from '../shared/money/money.js';
import { eventsByOrderId, shipmentsByOrderId } from './life/order-life.loaders.js';
import { lineTitleIn } from './line-title.js';
import type { Order } from './order.entity.js';
import type { OrderLine } from './order-line.entity.js';
import { offersOfOrder } from './order-offers.js';
import { customByOrderId, linesByOrderId } from './orders.loaders.js';
import type { orderJson, orderProductJson } from './orders.shapes.js';

/** An order as the specification's client reads it (spec §3), for every route that answers one. */
export async function toOrderJson(ctx: Context, order: Order): Promise<z.infer<typeof orderJson>> {
  const [lines, events, shipments, offers, notice] = await Promise.all([
    linesByOrderId(ctx).load(order.id),
    eventsByOrderId(ctx).load(order.id),
    shipmentsByOrderId(ctx).load(order.id),
    offersOfOrder(ctx, order),
    ctx.hooks.findLast((hooks) => hooks.findPaymentNotice)?.findPaymentNotice?.(ctx, order),
  ]);
  return {
    id: order.id,
    _id: order.id,
    number: order.number,
    paymentId: order.paymentId,
    products: await Promise.all(lines.map((line) => toOrderProductJson(ctx, line))),
    name: order.name,
    phoneNumber: order.phoneNumber,
    address: order.address,
    city: order.city,
    state: order.region,
    country: order.country,
    pincode: order.pincode,
    amount: rupeesOf(order.amountPaise),
    notSupplied: rupeesOf(order.shortPaise),
    credit: rupeesOf(order.creditPaise),
    discount: rupeesOf(sum(lines.map(({ discountPaise }) => discountPaise))),
    offers: offers.map(({ offerId, title, code, discountPaise }) => ({
      ...{ offerId, title: say(title, ctx.language), code, discount: rupeesOf(asPaise(discountPaise)) },
    })),
    shipping: rupeesOf(order.planned.shippingPaise),
    deliveries: plannedInWords(order.planned).map(({ kind, ...rest }) => ({ ...rest, kind: kind.toLowerCase() })),
    email: order.email,
    buyerGstin: order.buyerGstin,
    userid: order.userId,
    status: order.status.toLowerCase(),
    paymentWait: notice?.wait.toLowerCase() ?? null,
    paymentNotice: notice ? say(notice.text, ctx.language) : null,
    date: order.placedAt.toISOString(),
    ...(isExtended(ctx, 'Order')
      ? { customFields: shownValuesOf(ctx, 'Order', await customByOrderId(ctx).load(order.id)) }
      : {}),
    events: events.map(({ kind, actor, amountPaise, note, happenedAt }) => ({
      ...{ kind: kind.toLowerCase(), by: actor.toLowerCase(), note, at: happenedAt.toISOString() },
      amount: amountPaise === null ? null : rupeesOf(amountPaise),
    })),
    shipments: shipments.map(({ courier, trackingNumber, shippedAt }) => ({
      ...{ courier, trackingNumber, shippedAt: shippedAt.toISOString() },
    })),
  };
}

async function toOrderProductJson(ctx: Context, line: OrderLine): Promise<z.infer<typeof orderProductJson>> {
  const image = line.imageId && (await imageById(ctx).load(line.imageId));
  return {
    lineId: line.id,
    productId: line.productId,
    variantId: line.variantId,
    sku: line.sku,
    productTitle: lineTitleIn(ctx.language, line),
    options: line.options,
    image: image ? restImageUrls([image])[0] : null,
    quantity: line.quantity,
    price: rupeesOf(line.pricePaise),
    subTotal: rupeesOf(times(line.pricePaise, line.quantity)),
    discount: rupeesOf(line.discountPaise),
    ...{ wish: line.wish, missing: line.missing, weighedGrams: line.weighedGrams },
    isSubstitute: line.substituteForId !== null,
    bestBefore: line.bestBefore,
  };
}
