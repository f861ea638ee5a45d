import { Arg, Ctx, Extensions, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../../shared/context.js';
import { MUCH_WORK } from '../../../shared/schema/much-work.js';
import { payload } from '../../../shared/schema/payload.js';
import { GiftCardPurchasePayload } from '../../gift-cards/gift-card-purchase.payload.js';
import { PlaceOrderInput } from '../payments.inputs.js';
import { buyGiftCard, confirmGiftCard } from './buy-gift-card.js';
import { GiftCardPurchaseInput } from './gift-cards.inputs.js';
import { BuyGiftCardPayload } from './gift-cards.payloads.js';

/** The way to a gift card that a shopper buys. */
@Resolver()
export class GiftCardsResolver {
  @Extensions(MUCH_WORK)
  @Mutation(() => BuyGiftCardPayload, {
    description:
      'Opens a checkout for a gift card, which is paid online by the dialog of its paymentOrder, and by no other gift card. While one for the same is open that one is answered again. For a signed-in shopper. Refused with BAD_USER_INPUT, IDEMPOTENCY_MISMATCH or PROVIDER_UNAVAILABLE, and with CONFLICT where no gift cards are sold.',
  })
  buyGiftCard(
    @Ctx() ctx: Context,
    @Arg('input', () => GiftCardPurchaseInput, { description: 'For whom, and how much.' }) input: GiftCardPurchaseInput,
    @Arg('idempotencyKey', () => String, {
      nullable: true,
      description: 'A text of your own, at most 200 characters: the same key never opens a second checkout.',
    })
    idempotencyKey: string | null,
  ): Promise<BuyGiftCardPayload> {
    return payload(ctx, () => buyGiftCard(ctx, input, idempotencyKey || null));
  }

  @Mutation(() => GiftCardPurchasePayload, {
    description:
      'Makes the gift card of a payment and has its code sent; repeating it answers the same. The card is PENDING when the provider can not tell yet. For a signed-in shopper. Refused with NOT_FOUND, PAYMENT_NOT_VERIFIED or PROVIDER_UNAVAILABLE.',
  })
  confirmGiftCard(
    @Ctx() ctx: Context,
    @Arg('input', () => PlaceOrderInput, { description: 'What the dialog handed over.' }) input: PlaceOrderInput,
  ): Promise<GiftCardPurchasePayload> {
    return payload(ctx, () => confirmGiftCard(ctx, { ...input, providerOrderId: null }));
  }
}
