import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../shared/context.js';
import { PaymentOrder } from '../payment-order.entity.js';
import { customerIdOf } from './saved-cards.js';

/** Whose saved cards the dialog shows. */
@Resolver(() => PaymentOrder)
export class SavedCardsResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description:
      "The provider's id of a shopper who wants cards to be kept: the customer_id for the dialog; null of any other, for whom it is to save none.",
  })
  customerId(@Ctx() ctx: Context, @Root() { userId }: Readonly<PaymentOrder>): Promise<string | null> {
    return customerIdOf(ctx, userId);
  }
}
