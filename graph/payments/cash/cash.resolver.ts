import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Cart } from '../../cart/cart.type.js';
import { Order } from '../../orders/order.entity.js';
import type { Context } from '../../shared/context.js';
import { asPaise, type Paise } from '../../shared/money/money.js';
import { Rupees } from '../../shared/money/rupees.scalar.js';
import { viewerOf } from '../../shared/rights/viewer.js';
import { payload } from '../../shared/schema/payload.js';
import { dueByPaymentId } from '../own-payment.js';
import { CashOffer, CashTermsInput, CashTermsPayload } from './cash.types.js';
import { cashOffer } from './cash-offer.js';
import { CashTerms } from './cash-terms.entity.js';
import { readCashTerms, setCashTerms } from './cash-terms.js';

/** Paying at the door: on what terms, for which carts, and what of an order is still to be paid. */
@Resolver(() => Order)
export class CashResolver {
  @Query(() => CashTerms, {
    nullable: true,
    description: 'How orders can be paid for at the door; null where the shop takes no cash.',
  })
  cashTerms(@Ctx() ctx: Context): Promise<CashTerms | null> {
    return readCashTerms(ctx);
  }

  @Mutation(() => CashTermsPayload, {
    description:
      'Says how orders can be paid for at the door, or switches that off. For an admin, or an API key with catalogue:write. Refused with BAD_USER_INPUT.',
  })
  setCashTerms(
    @Ctx() ctx: Context,
    @Arg('input', () => CashTermsInput, { nullable: true, description: 'The terms; absent: no cash is taken.' })
    input: CashTermsInput | null,
  ): Promise<CashTermsPayload> {
    const terms = input && { feePaise: input.fee, maxPaise: input.most, mostOpen: input.mostOpen };
    return payload(ctx, async () => ({ cashTerms: await setCashTerms(ctx, terms ?? null) }));
  }

  @FieldResolver(() => Rupees, {
    description: 'What is still to be paid at the door, in rupees; 0 once it is paid, and for an order that has ended.',
  })
  async amountDue(@Ctx() ctx: Context, @Root() { paymentId }: Readonly<Order>): Promise<Paise> {
    return paymentId === null ? asPaise(0) : dueByPaymentId(ctx).load(paymentId);
  }
}

/** Whether a cart can be paid for at the door. */
@Resolver(() => Cart)
export class CashOfferResolver {
  @FieldResolver(() => CashOffer, {
    nullable: true,
    description: 'Whether it can be paid for at the door; null where the shop takes no cash.',
  })
  cashOffer(
    @Ctx() ctx: Context,
    @Root() { totalPaise }: Readonly<Cart>,
    @Arg('pin', () => String, {
      nullable: true,
      description: "6 digits, with or without a blank; absent: what the browser's cookie `pin` says.",
    })
    pin: string | null,
  ): Promise<CashOffer | null> {
    return cashOffer(ctx, { userId: viewerOf(ctx).id, totalPaise, pincode: pin ?? ctx.pin ?? '' });
  }
}
