import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, FieldResolver, Info, Int, Mutation, Resolver, Root } from 'type-graphql';
import { wantedProductById } from '../catalogue/known/wanted-products.js';
import { Product } from '../catalogue/product.entity.js';
import { productSelectionOf } from '../catalogue/product-parts.js';
import type { Context } from '../shared/context.js';
import { readId } from '../shared/input/id.js';
import { fieldsAsked } from '../shared/schema/fields-asked.js';
import { payload } from '../shared/schema/payload.js';
import { CartMergeLineInput } from './cart.inputs.js';
import { CartChange, MergeCartPayload } from './cart-merge.type.js';
import { mergeCart, substitutesFor } from './merge-cart.js';

/** Brings into the cart what was chosen elsewhere. */
@Resolver(() => CartChange)
export class MergeCartResolver {
  @Mutation(() => MergeCartPayload, {
    description:
      'Puts up to 50 choices that were made while nobody was signed in, or the shop could not be reached, into the cart, on top of what is there, and tells what became of each: nothing is left out silently. For a signed-in shopper. Refused with BAD_USER_INPUT, IDEMPOTENCY_MISMATCH or CONFLICT.',
  })
  async mergeCart(
    @Ctx() ctx: Context,
    @Arg('lines', () => [CartMergeLineInput], { description: 'The choices, 1 to 50, oldest first.' })
    lines: CartMergeLineInput[],
    @Arg('idempotencyKey', () => String, {
      nullable: true,
      description:
        'A text of your own, at most 200 characters: within seven days the same key merges nothing more and is told the same. With other lines it is refused with IDEMPOTENCY_MISMATCH.',
    })
    idempotencyKey: string | null,
  ): Promise<MergeCartPayload> {
    return { changes: [], ...(await payload(ctx, () => mergeCart(ctx, lines, idempotencyKey || null))) };
  }

  @FieldResolver(() => Product, { nullable: true, description: 'The product; null when it is gone.' })
  async product(
    @Ctx() ctx: Context,
    @Root() { productId }: Readonly<CartChange>,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Product | null> {
    const id = readId(productId);
    return (id && (await wantedProductById(productSelectionOf(ctx, fieldsAsked(info)))(ctx).load(id))) || null;
  }

  @FieldResolver(() => [Product], {
    description:
      'Products of the same category that are in stock, to be had instead, the nearest first. Empty for what is in the cart as it was chosen.',
  })
  substitutes(
    @Ctx() ctx: Context,
    @Root() change: Readonly<CartChange>,
    @Arg('first', () => Int, { defaultValue: 3, description: 'How many at most, 1 to 10.' }) first: number,
  ): Promise<Product[]> {
    return substitutesFor(ctx, change, first);
  }
}
