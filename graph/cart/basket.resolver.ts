import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../shared/context.js';
import { Basket } from './basket.type.js';
import { CartMergeLineInput } from './cart.inputs.js';
import { priceBasket } from './price-basket.js';

/** What comes before a cart. */
@Resolver()
export class BasketResolver {
  @Query(() => Basket, {
    description:
      'Prices up to 50 choices together and gives the path of a page that hands them over, for an assistant, a recipe or a friend that puts goods together for a shopper. Nothing is kept or set aside. Refused with BAD_USER_INPUT.',
  })
  basket(
    @Ctx() ctx: Context,
    @Arg('lines', () => [CartMergeLineInput], { description: 'The choices, 1 to 50.' }) lines: CartMergeLineInput[],
    @Arg('catalogueVersion', () => Date, {
      nullable: true,
      description:
        'The version of the catalogue in which the choices were made: what a piece cost in it is `priceBefore` of a line that was sent without a price, where it has changed. Absent: only prices that were sent are compared.',
    })
    version: Date | null,
  ): Promise<Basket> {
    return priceBasket(ctx, lines, version ?? null);
  }
}
