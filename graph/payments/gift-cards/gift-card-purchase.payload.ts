import { Field, ObjectType } from 'type-graphql';
import { UserError } from '../../shared/schema/payload.js';
import { GiftCardPurchase } from './gift-card-purchase.entity.js';

/** What a change of a bought gift card answers. */
@ObjectType({ simpleResolvers: true, description: 'What a change of a bought gift card answers.' })
export class GiftCardPurchasePayload {
  @Field(() => GiftCardPurchase, { nullable: true, description: 'The gift card as it now stands; null when refused.' })
  giftCardPurchase?: GiftCardPurchase;

  @Field(() => String, { nullable: true, description: 'A sentence to show; null when refused.' })
  message?: string;

  @Field(() => [UserError], { description: 'Why it was refused; empty when it was not.' })
  userErrors: UserError[];
}
