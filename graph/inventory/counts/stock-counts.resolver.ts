import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { variantById } from '../../catalogue/catalogue.loaders.js';
import { ProductVariant } from '../../catalogue/variants/product-variant.entity.js';
import type { Context } from '../../shared/context.js';
import { After, First } from '../../shared/paging/page.args.js';
import { CATALOGUE_READERS_ALONE, STOCK_COUNTERS } from '../../shared/rights/who.js';
import { payload } from '../../shared/schema/payload.js';
import { closeStockCount } from './close-stock-count.js';
import { countStock, uncountStock } from './count-pieces.js';
import {
  StockCount,
  StockCountConnection,
  StockCountLine,
  StockCountLineConnection,
  StockCountSums,
} from './stock-count.entity.js';
import { StockCountLinePayload, StockCountPayload } from './stock-count.payloads.js';
import { sumsByCountId } from './stock-counts.loaders.js';
import {
  cancelStockCount,
  countStockCounts,
  findStockCount,
  listStockCountLines,
  listStockCounts,
  startStockCount,
} from './stock-counts.service.js';

const CountId = () => Arg('countId', () => ID, { description: 'Which count.' });
const VariantId = () => Arg('variantId', () => ID, { description: 'Which variant.' });

/** Counts of the shelves. */
@Resolver(() => StockCount)
export class StockCountsResolver {
  @Query(() => StockCountConnection, { description: `Counts of the shelves, latest first. ${CATALOGUE_READERS_ALONE}` })
  stockCounts(
    @Ctx() ctx: Context,
    @First(20) first: number | null,
    @After() after: string | null,
  ): Promise<StockCountConnection> {
    return listStockCounts(ctx, { first: first ?? 20, after });
  }

  @Query(() => StockCount, {
    nullable: true,
    description: `A count; null where there is none. ${CATALOGUE_READERS_ALONE}`,
  })
  stockCount(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Which count.' }) id: string,
  ): Promise<StockCount | null> {
    return findStockCount(ctx, id);
  }

  @Mutation(() => StockCountPayload, {
    description: `Begins a count of the shelves, which goes on while the shop sells. ${STOCK_COUNTERS} Refused with BAD_USER_INPUT, and with CONFLICT while another one is open.`,
  })
  startStockCount(
    @Ctx() ctx: Context,
    @Arg('name', () => String, { description: 'What it is called, at most 100 characters, e.g. Front shelves.' })
    name: string,
  ): Promise<StockCountPayload> {
    return payload(ctx, async () => ({ count: await startStockCount(ctx, name) }));
  }

  @Mutation(() => StockCountLinePayload, {
    description: `Counts pieces of a variant, of which exactly one of sku and variantId says which it is. ${STOCK_COUNTERS} Refused with BAD_USER_INPUT, NOT_FOUND, CONFLICT for a count that has ended, IDEMPOTENCY_MISMATCH.`,
  })
  countStock(
    @Ctx() ctx: Context,
    @CountId() countId: string,
    @Arg('sku', () => String, {
      nullable: true,
      description: 'Article number of the variant, which is what its barcode says.',
    })
    sku: string | null,
    @Arg('variantId', () => ID, { nullable: true, description: 'Which variant.' }) variantId: string | null,
    @Arg('pieces', () => Int, { defaultValue: 1, description: 'So many pieces.' }) pieces: number,
    @Arg('isTotal', () => Boolean, {
      defaultValue: false,
      description: 'These are all that lie there, whatever was counted before; otherwise so many more.',
    })
    isTotal: boolean,
    @Arg('idempotencyKey', () => String, {
      nullable: true,
      description: 'Your own name for this scan, at most 200 characters: one that is repeated counts once.',
    })
    idempotencyKey: string | null,
  ): Promise<StockCountLinePayload> {
    const sent = { countId, pieces, isTotal, sku: sku ?? null, variantId: variantId ?? null };
    return payload(ctx, () => countStock(ctx, { ...sent, idempotencyKey: idempotencyKey || null }));
  }

  @Mutation(() => StockCountLinePayload, {
    description: `Leaves a variant out of a count, as if it had not been counted. ${STOCK_COUNTERS} Refused with NOT_FOUND, and with CONFLICT for a count that has ended.`,
  })
  uncountStock(
    @Ctx() ctx: Context,
    @CountId() countId: string,
    @VariantId() variantId: string,
  ): Promise<StockCountLinePayload> {
    return payload(ctx, () => uncountStock(ctx, countId, variantId));
  }

  @Mutation(() => StockCountPayload, {
    description:
      'Closes a count and books what was found more or fewer, whatever was sold meanwhile; safe to repeat. For an admin, or an API key with catalogue:write. Refused with NOT_FOUND, and with CONFLICT for one that was given up, for a variant that is to be counted again, and for one of which more is missing than there is besides what checkouts and orders wait for.',
  })
  closeStockCount(@Ctx() ctx: Context, @CountId() countId: string): Promise<StockCountPayload> {
    return payload(ctx, async () => ({ count: await closeStockCount(ctx, countId) }));
  }

  @Mutation(() => StockCountPayload, {
    description: `Gives a count up with nothing booked; safe to repeat. ${STOCK_COUNTERS} Refused with NOT_FOUND, and with CONFLICT for one that is closed.`,
  })
  cancelStockCount(@Ctx() ctx: Context, @CountId() countId: string): Promise<StockCountPayload> {
    return payload(ctx, async () => ({ count: await cancelStockCount(ctx, countId) }));
  }

  @FieldResolver(() => StockCountSums, { description: 'What it comes to so far.' })
  sums(@Ctx() ctx: Context, @Root() { id }: Readonly<StockCount>): Promise<StockCountSums> {
    return sumsByCountId(ctx).load(id);
  }

  @FieldResolver(() => StockCountLineConnection, {
    description: 'What was counted, what was first counted last at its top.',
  })
  lines(
    @Ctx() ctx: Context,
    @Root() count: Readonly<StockCount>,
    @First(50) first: number | null,
    @After() after: string | null,
  ): Promise<StockCountLineConnection> {
    return listStockCountLines(ctx, count, { first: first ?? 50, after });
  }
}

/** What is counted only when asked for. */
@Resolver(() => StockCountConnection)
export class StockCountConnectionResolver {
  @FieldResolver(() => Int, { description: 'How many counts there are in all.' })
  totalCount(@Ctx() ctx: Context): Promise<number> {
    return countStockCounts(ctx);
  }
}

/** The same of the lines of a count. */
@Resolver(() => StockCountLineConnection)
export class StockCountLineConnectionResolver {
  @FieldResolver(() => Int, { description: 'How many variants were counted in all.' })
  async totalCount(@Ctx() ctx: Context, @Root() { countId }: Readonly<StockCountLineConnection>): Promise<number> {
    return (await sumsByCountId(ctx).load(countId)).variantCount;
  }
}

/** What a line of a count is about. */
@Resolver(() => StockCountLine)
export class StockCountLineResolver {
  @FieldResolver(() => Int, { description: 'Pieces more than expected, or fewer when it is below 0.' })
  difference(@Root() { counted, expected }: Readonly<StockCountLine>): number {
    return counted - expected;
  }

  @FieldResolver(() => ProductVariant, {
    nullable: true,
    description: 'What was counted; null once it is gone.',
  })
  variant(@Ctx() ctx: Context, @Root() { variantId }: Readonly<StockCountLine>) {
    return variantById(ctx).load(variantId);
  }
}
