import { Arg, Ctx, Extensions, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { User } from '../../accounts/user.entity.js';
import { Credit } from '../../credit/credit.entity.js';
import { CreditPayload } from '../../credit/credit.type.js';
import type { Context } from '../../shared/context.js';
import { asPaise, type Paise } from '../../shared/money/money.js';
import { Rupees } from '../../shared/money/rupees.scalar.js';
import { hasRight, Right } from '../../shared/rights/right.js';
import { payload } from '../../shared/schema/payload.js';
import { cancelGiftCard } from './cancel-gift-card.js';
import { GiftCardPurchase } from './gift-card-purchase.entity.js';
import { GiftCardPurchasePayload } from './gift-card-purchase.payload.js';
import { GiftCardPurchaseState } from './gift-card-purchase-state.js';
import { cardById, checkoutById, purchaseByCreditId, purchasesByUserId } from './gift-cards.loaders.js';
import { withdrawGiftCard } from './withdraw-gift-card.js';

/** Gift cards that shoppers bought. */
@Resolver(() => GiftCardPurchase)
export class GiftCardPurchaseResolver {
  @Mutation(() => GiftCardPurchasePayload, {
    description:
      'Calls a bought gift card off of which nothing is spent: its code is worth nothing any more, and its price goes back to who paid it. For its buyer, until somebody else has entered its code, and for an admin and support. Refused with NOT_FOUND or CONFLICT.',
  })
  cancelGiftCard(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Id of the purchase.' }) id: string,
  ): Promise<GiftCardPurchasePayload> {
    return payload(ctx, () => cancelGiftCard(ctx, id));
  }

  @Mutation(() => CreditPayload, {
    description:
      'Withdraws a gift card: what is left of it is gone, and its code opens nothing. One that was bought is cancelled, so that its price goes back. For an admin and for support; anybody else is refused with FORBIDDEN. Refused with NOT_FOUND or BAD_USER_INPUT, and with CONFLICT for one that was called off before, or was bought and is spent in part.',
  })
  withdrawGiftCard(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Id of the gift card, as `giftCards` has it.' }) id: string,
    @Arg('note', () => String, { description: 'Why, 1 to 500 characters, for the books of the shop.' }) note: string,
  ): Promise<CreditPayload> {
    return payload(ctx, () => withdrawGiftCard(ctx, id, note));
  }

  @FieldResolver(() => Rupees, { description: 'What it is worth, and what was paid for it, in whole rupees.' })
  async value(@Ctx() ctx: Context, @Root() { paymentOrderId }: Readonly<GiftCardPurchase>): Promise<Paise> {
    return (await checkoutById(ctx).load(paymentOrderId))?.amountPaise ?? asPaise(0);
  }

  @FieldResolver(() => GiftCardPurchaseState, { description: 'How far it has come.' })
  async state(@Ctx() ctx: Context, @Root() purchase: Readonly<GiftCardPurchase>): Promise<GiftCardPurchaseState> {
    const card = purchase.creditId && (await cardById(ctx).load(purchase.creditId));
    return purchase.stateAt((card || null)?.sentAt ?? null);
  }

  @FieldResolver(() => Date, { nullable: true, description: 'Until when it can be spent; null before it is paid.' })
  async expiresAt(@Ctx() ctx: Context, @Root() { creditId }: Readonly<GiftCardPurchase>): Promise<Date | null> {
    return (creditId && (await cardById(ctx).load(creditId))?.expiresAt) || null;
  }
}

/** What a shopper has bought. */
@Resolver(() => User)
export class BoughtGiftCardsResolver {
  @Extensions({ usualItems: 5 })
  @FieldResolver(() => [GiftCardPurchase], {
    description: 'The gift cards that the viewer has paid for, the latest first; up to 50.',
  })
  giftCardPurchases(@Ctx() ctx: Context, @Root() { id }: Readonly<User>): Promise<GiftCardPurchase[]> {
    return purchasesByUserId(ctx).load(id);
  }
}

/** How a gift card came to be. */
@Resolver(() => Credit)
export class CreditPurchaseResolver {
  @FieldResolver(() => GiftCardPurchase, {
    nullable: true,
    description: 'How it was bought; null for what the shop gave, and for anybody but an admin and support.',
  })
  async purchase(@Ctx() ctx: Context, @Root() { id }: Readonly<Credit>): Promise<GiftCardPurchase | null> {
    const mayRead = ctx.viewer && hasRight(ctx.viewer.role, Right.GIVE_MONEY_BACK);
    return mayRead ? ((await purchaseByCreditId(ctx).load(id)) ?? null) : null;
  }
}
