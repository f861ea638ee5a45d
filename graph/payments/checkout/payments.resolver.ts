import { Arg, Ctx, Extensions, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { Cart, CartPayload } from '../../cart/cart.type.js';
import { AppliedOffer } from '../../offers/purchase/cart-offers.type.js';
import { offersOfCart } from '../../offers/purchase/told-offers.js';
import { Order } from '../../orders/order.entity.js';
import { OrderPayload } from '../../orders/order-connection.type.js';
import type { Context } from '../../shared/context.js';
import { say } from '../../shared/languages/phrase.js';
import { asPaise, type Paise } from '../../shared/money/money.js';
import { Rupees } from '../../shared/money/rupees.scalar.js';
import { MUCH_WORK } from '../../shared/schema/much-work.js';
import { payload } from '../../shared/schema/payload.js';
import { providerOf } from '../payment-options.js';
import { PaymentOrder } from '../payment-order.entity.js';
import { deliveryFor } from './billing.js';
import { cancelPayment } from './cancel-payment.js';
import { checkPayment } from './check-payment.js';
import { listPaymentChoices } from './list-payment-choices.js';
import type { CheckoutRequest } from './open-checkout.js';
import { PaymentChoice, PaymentInstrument } from './payment-options.type.js';
import { noticeOf, PaymentWait, paymentWaitOf } from './payment-wait.js';
import { BillingInput, PlaceOrderInput } from './payments.inputs.js';
import { PaymentPayload } from './payments.payloads.js';
import { placeCashOrder } from './place-cash-order.js';
import { placeCreditOrder } from './place-credit-order.js';
import { placeOrder } from './place-order.js';
import { startPayment } from './start-payment.js';

async function requestOf(
  ctx: Context,
  input: BillingInput,
  key: string | null,
  expectedTotal: Paise | null,
): Promise<CheckoutRequest> {
  return {
    delivery: await deliveryFor(ctx, input),
    deliverySlot: input.deliverySlot || null,
    isExpress: input.isExpress ?? false,
    expectedTotalPaise: expectedTotal ?? null,
    idempotencyKey: key || null,
    creditPaise: input.credit ?? asPaise(0),
    ...(input.savesCard ? { savesCard: true } : {}),
    ...(input.paymentOption ? { paymentOption: input.paymentOption } : {}),
  };
}

/** The way from a cart to an order. */
@Resolver(() => PaymentOrder)
export class PaymentsResolver {
  @Extensions(MUCH_WORK)
  @Mutation(() => PaymentPayload, {
    description:
      "Opens a checkout over the viewer's cart: prices it, holds its stock until expiresAt and asks the payment provider for an order. While one over the same cart is open that one is answered again. For a signed-in shopper. Refused with BAD_USER_INPUT, OUT_OF_STOCK, PRICE_CHANGED, OFFER_USED_UP, OFFER_NOT_VALID, CREDIT_NOT_ENOUGH, IDEMPOTENCY_MISMATCH, CONFLICT or PROVIDER_UNAVAILABLE.",
  })
  startPayment(
    @Ctx() ctx: Context,
    @Arg('input', () => BillingInput, { description: 'Who receives the goods.' }) input: BillingInput,
    @Arg('idempotencyKey', () => String, {
      nullable: true,
      description: 'A text of your own, at most 200 characters: the same key never opens a second checkout.',
    })
    idempotencyKey: string | null,
    @Arg('expectedTotal', () => Rupees, {
      nullable: true,
      description: 'The total that the shopper was shown; another one now is refused with PRICE_CHANGED.',
    })
    expectedTotal: Paise | null,
  ): Promise<PaymentPayload> {
    return payload(ctx, async () => ({
      paymentOrder: await startPayment(ctx, await requestOf(ctx, input, idempotencyKey, expectedTotal)),
    }));
  }

  @Extensions(MUCH_WORK)
  @Mutation(() => OrderPayload, {
    description:
      "Orders the viewer's cart to be paid for at the door, where the cart's cashOffer says so, or in another way to pay at the hand-over: the order is CONFIRMED, and what credit does not pay is due. For a signed-in shopper. Refused with BAD_USER_INPUT, OUT_OF_STOCK, PRICE_CHANGED, OFFER_USED_UP, CREDIT_NOT_ENOUGH, IDEMPOTENCY_MISMATCH or PROVIDER_UNAVAILABLE, and with CONFLICT where no cash is taken.",
  })
  placeCashOrder(
    @Ctx() ctx: Context,
    @Arg('input', () => BillingInput, { description: 'Who receives the goods.' }) input: BillingInput,
    @Arg('idempotencyKey', () => String, {
      nullable: true,
      description: 'A text of your own, at most 200 characters: the same key answers the same order.',
    })
    idempotencyKey: string | null,
    @Arg('expectedTotal', () => Rupees, {
      nullable: true,
      description:
        'The total that the shopper was shown, fees included; another one now is refused with PRICE_CHANGED.',
    })
    expectedTotal: Paise | null,
  ): Promise<OrderPayload> {
    return payload(ctx, async () => placeCashOrder(ctx, await requestOf(ctx, input, idempotencyKey, expectedTotal)));
  }

  @Extensions(MUCH_WORK)
  @Mutation(() => OrderPayload, {
    description:
      "Orders the viewer's cart and pays for all of it with gift cards and store credit: the order is CONFIRMED, and no provider is asked. For a signed-in shopper. Refused with BAD_USER_INPUT, OUT_OF_STOCK, PRICE_CHANGED, OFFER_USED_UP, IDEMPOTENCY_MISMATCH or PROVIDER_UNAVAILABLE, with CONFLICT where credit is not offered for it, and with CREDIT_NOT_ENOUGH.",
  })
  placeCreditOrder(
    @Ctx() ctx: Context,
    @Arg('input', () => BillingInput, { description: 'Who receives the goods.' }) input: BillingInput,
    @Arg('idempotencyKey', () => String, {
      nullable: true,
      description: 'A text of your own, at most 200 characters: the same key answers the same order.',
    })
    idempotencyKey: string | null,
    @Arg('expectedTotal', () => Rupees, {
      nullable: true,
      description: 'The total that the shopper was shown; another one now is refused with PRICE_CHANGED.',
    })
    expectedTotal: Paise | null,
  ): Promise<OrderPayload> {
    return payload(ctx, async () => placeCreditOrder(ctx, await requestOf(ctx, input, idempotencyKey, expectedTotal)));
  }

  @Mutation(() => CartPayload, {
    description:
      'Gives up a checkout that was not paid and lets go of its stock; the cart stays as it is. For a signed-in shopper. Refused with NOT_FOUND, or with CONFLICT when it has been paid: then there is an order.',
  })
  cancelPayment(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Id of the payment order.' }) id: string,
  ): Promise<CartPayload> {
    return payload(ctx, () => cancelPayment(ctx, id));
  }

  @Mutation(() => OrderPayload, {
    description:
      'Makes the order of a payment and empties the cart; repeating it answers the same order. The order is PENDING when the provider can not tell yet. For a signed-in shopper. Refused with NOT_FOUND, PAYMENT_NOT_VERIFIED or PROVIDER_UNAVAILABLE.',
  })
  placeOrder(
    @Ctx() ctx: Context,
    @Arg('input', () => PlaceOrderInput, { description: 'What the dialog handed over.' }) input: PlaceOrderInput,
  ): Promise<OrderPayload> {
    return payload(ctx, () => placeOrder(ctx, { ...input, providerOrderId: null }));
  }

  @Mutation(() => OrderPayload, {
    description:
      'Asks the provider what became of a checkout, such as when its dialog was closed without a word, and makes the order of what was paid. The order is PENDING while the bank has not answered (`paymentWait`), and null where nothing was paid; nothing is given up. For a signed-in shopper. Refused with NOT_FOUND, CONFLICT for a gift card, or PROVIDER_UNAVAILABLE.',
  })
  checkPayment(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Id of the payment order.' }) id: string,
  ): Promise<OrderPayload> {
    return payload(ctx, async () => {
      const { order, message } = await checkPayment(ctx, id);
      return { message, ...(order ? { order } : {}) };
    });
  }

  @FieldResolver(() => String, {
    description: "Who takes the money: razorpay, standin, or the provider of an extension's way to pay.",
  })
  provider(@Ctx() ctx: Context, @Root() { paymentOption }: Readonly<PaymentOrder>): string {
    return providerOf(ctx, paymentOption).name;
  }

  @FieldResolver(() => String, { description: 'The public key for the dialog.' })
  keyId(@Ctx() ctx: Context, @Root() { paymentOption }: Readonly<PaymentOrder>): string {
    return providerOf(ctx, paymentOption).keyId;
  }

  @FieldResolver(() => String, {
    description:
      "Address of the script that defines the dialog's class Razorpay, on the provider's host or the shop's.",
  })
  scriptUrl(@Ctx() ctx: Context, @Root() { paymentOption }: Readonly<PaymentOrder>): string {
    return providerOf(ctx, paymentOption).scriptUrl;
  }
}

/** To what its payer is held. */
@Resolver(() => PaymentOrder)
export class PaymentOrderInstrumentResolver {
  @FieldResolver(() => PaymentInstrument, {
    nullable: true,
    description:
      'With what alone it may be paid, since one of its offers is for that: the dialog is to offer nothing else, and what is paid otherwise goes back by itself. Null: with whatever the provider takes.',
  })
  onlyInstrument(@Root() { onlyInstrument }: Readonly<PaymentOrder>): PaymentInstrument | null {
    return onlyInstrument && PaymentInstrument[onlyInstrument];
  }
}

/** The ways in which a cart can be paid. */
@Resolver(() => Cart)
export class PaymentChoicesResolver {
  @FieldResolver(() => [PaymentChoice], { description: 'The ways in which it can be paid, and what each costs.' })
  paymentChoices(
    @Ctx() ctx: Context,
    @Root() cart: Readonly<Cart>,
    @Arg('pin', () => String, {
      nullable: true,
      description: "6 digits, with or without a blank; absent: what the browser's cookie `pin` says.",
    })
    pin: string | null,
  ): Promise<PaymentChoice[]> {
    return listPaymentChoices(ctx, cart, pin ?? ctx.pin ?? '');
  }
}

/** What offers make of a way to pay. */
@Resolver(() => PaymentChoice)
export class PaymentChoiceOffersResolver {
  @FieldResolver(() => [AppliedOffer], {
    description: 'The offers that hold when it is paid so, with what each takes off.',
  })
  offers(@Ctx() ctx: Context, @Root() { applied: offers }: Readonly<PaymentChoice>): Promise<AppliedOffer[]> {
    return offersOfCart(ctx, { offers });
  }
}

/** What an order waits for whose payment is not settled. */
@Resolver(() => Order)
export class PendingOrdersResolver {
  @FieldResolver(() => PaymentWait, {
    nullable: true,
    description: 'What it waits for while it is PENDING; null of any other.',
  })
  paymentWait(@Ctx() ctx: Context, @Root() order: Readonly<Order>): Promise<PaymentWait | null> {
    return paymentWaitOf(ctx, order);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "What to tell its shopper while it is PENDING, in the visitor's language; null of any other.",
  })
  async paymentNotice(@Ctx() ctx: Context, @Root() order: Readonly<Order>): Promise<string | null> {
    const wait = await paymentWaitOf(ctx, order);
    return wait && say(noticeOf(wait), ctx.language);
  }
}
