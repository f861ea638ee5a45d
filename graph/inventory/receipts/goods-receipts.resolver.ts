import { Arg, Ctx, Field, FieldResolver, ID, Int, Mutation, ObjectType, Query, Resolver, Root } from 'type-graphql';
import { variantById } from '../../catalogue/catalogue.loaders.js';
import { ProductVariant } from '../../catalogue/variants/product-variant.entity.js';
import type { Context } from '../../shared/context.js';
import { After, First } from '../../shared/paging/page.args.js';
import { CATALOGUE_WRITERS_ALONE } from '../../shared/rights/who.js';
import { payload, UserError } from '../../shared/schema/payload.js';
import { GoodsReceipt, GoodsReceiptConnection, GoodsReceiptLine } from './goods-receipt.entity.js';
import { GoodsReceiptInput } from './goods-receipt.inputs.js';
import { linesByReceiptId } from './goods-receipts.loaders.js';
import { countGoodsReceipts, findGoodsReceipt, listGoodsReceipts } from './goods-receipts.service.js';
import { receiveGoods } from './receive-goods.js';

/** What taking goods into stock answers. */
@ObjectType({ simpleResolvers: true, description: 'What taking goods into stock answers.' })
class GoodsReceiptPayload {
  @Field(() => GoodsReceipt, { nullable: true, description: 'What was received; null when refused.' })
  receipt?: GoodsReceipt;

  @Field(() => [UserError], { description: 'Why it was refused; empty when it was not.' })
  userErrors: UserError[];
}

/** What suppliers brought. */
@Resolver(() => GoodsReceipt)
export class GoodsReceiptsResolver {
  @Query(() => GoodsReceiptConnection, {
    description: `What suppliers brought, latest first. ${CATALOGUE_WRITERS_ALONE}`,
  })
  goodsReceipts(
    @Ctx() ctx: Context,
    @First(20) first: number | null,
    @After() after: string | null,
  ): Promise<GoodsReceiptConnection> {
    return listGoodsReceipts(ctx, { first: first ?? 20, after });
  }

  @Query(() => GoodsReceipt, {
    nullable: true,
    description: `What came with one bill; null where there is none of the id. ${CATALOGUE_WRITERS_ALONE}`,
  })
  goodsReceipt(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Which receipt.' }) id: string,
  ): Promise<GoodsReceipt | null> {
    return findGoodsReceipt(ctx, id);
  }

  @Mutation(() => GoodsReceiptPayload, {
    description:
      'Takes the goods of a bill into stock, all of its lines or none. A bill is entered once: its supplier and number again within a financial year are refused with CONFLICT. For an admin, or an API key with catalogue:write. Refused with BAD_USER_INPUT.',
  })
  receiveGoods(
    @Ctx() ctx: Context,
    @Arg('input', () => GoodsReceiptInput, { description: 'What is on the bill.' }) input: GoodsReceiptInput,
  ): Promise<GoodsReceiptPayload> {
    return payload(ctx, async () => ({ receipt: await receiveGoods(ctx, input) }));
  }

  @FieldResolver(() => [GoodsReceiptLine], { description: 'What is on the bill, in its order.' })
  lines(@Ctx() ctx: Context, @Root() { id }: Readonly<GoodsReceipt>): Promise<GoodsReceiptLine[]> {
    return linesByReceiptId(ctx).load(id);
  }
}

/** What is counted only when asked for. */
@Resolver(() => GoodsReceiptConnection)
export class GoodsReceiptConnectionResolver {
  @FieldResolver(() => Int, { description: 'How many receipts there are in all.' })
  totalCount(@Ctx() ctx: Context): Promise<number> {
    return countGoodsReceipts(ctx);
  }
}

/** What a line of a receipt is about. */
@Resolver(() => GoodsReceiptLine)
export class GoodsReceiptLineResolver {
  @FieldResolver(() => ProductVariant, { nullable: true, description: 'What came; null once it was removed.' })
  variant(@Ctx() ctx: Context, @Root() { variantId }: Readonly<GoodsReceiptLine>) {
    return variantId ? variantById(ctx).load(variantId) : null;
  }
}
