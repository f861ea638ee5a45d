import { Arg, Ctx, Field, ID, Int, Mutation, ObjectType, Resolver } from 'type-graphql';
import { WasteReason } from '../../catalogue/stock/stock-movement.entity.js';
import { ProductVariant } from '../../catalogue/variants/product-variant.entity.js';
import type { Context } from '../../shared/context.js';
import { payload, UserError } from '../../shared/schema/payload.js';
import { wasteStock } from './waste-stock.js';

/** What taking goods out of stock answers. */
@ObjectType({ simpleResolvers: true, description: 'What taking goods out of stock answers.' })
class WasteStockPayload {
  @Field(() => ProductVariant, { nullable: true, description: 'The variant with its new stock; null when refused.' })
  variant?: ProductVariant;

  @Field(() => [UserError], { description: 'Why it was refused; empty when it was not.' })
  userErrors: UserError[];
}

/** Goods that cannot be sold any more. */
@Resolver()
export class WasteResolver {
  @Mutation(() => WasteStockPayload, {
    description:
      'Takes pieces out of stock that cannot be sold any more, and says why. For an admin, or an API key with catalogue:write. Refused with BAD_USER_INPUT, NOT_FOUND, and with CONFLICT for more than there is besides what checkouts hold.',
  })
  wasteStock(
    @Ctx() ctx: Context,
    @Arg('variantId', () => ID, { description: 'Which variant.' }) variantId: string,
    @Arg('quantity', () => Int, { description: 'Pieces, 1 or more.' }) quantity: number,
    @Arg('reason', () => WasteReason, { description: 'Why.' }) reason: WasteReason,
    @Arg('note', () => String, { nullable: true, description: 'More of why, at most 200 characters.' })
    note: string | null,
    @Arg('batchId', () => ID, {
      nullable: true,
      description: 'Of which batch they are; absent: no one has said it.',
    })
    batchId: string | null,
  ): Promise<WasteStockPayload> {
    const waste = { variantId, quantity, reason, batchId: batchId ?? null, note: note ?? null };
    return payload(ctx, async () => ({ variant: await wasteStock(ctx, waste) }));
  }
}
