import { Field, ObjectType } from 'type-graphql';
import { UserError } from '../../../shared/schema/payload.js';
import { GiftCardPurchase } from '../../gift-cards/gift-card-purchase.entity.js';
import { PaymentOrder } from '../../payment-order.entity.js';

/** What `buyGiftCard` answers. */
@ObjectType({ simpleResolvers: true, description: 'What buyGiftCard answers.' })
export class BuyGiftCardPayload {
  @Field(() => PaymentOrder, {
    nullable: true,
    description: 'What the dialog is to be opened with; null when refused.',
  })
  paymentOrder?: PaymentOrder;

  @Field(() => GiftCardPurchase, { nullable: true, description: 'The gift card that it pays for; null when refused.' })
  giftCardPurchase?: GiftCardPurchase;

  @Field(() => [UserError], { description: 'Why it was refused; empty when it was not.' })
  userErrors: UserError[];
}
