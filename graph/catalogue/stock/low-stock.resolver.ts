import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import type { Context } from '../../shared/context.js';
import { First } from '../../shared/paging/page.args.js';
import { listLowStock } from './low-stock.service.js';
import { LowStock } from './low-stock.type.js';

/** What has to be bought in. */
@Resolver(() => LowStock)
export class LowStockResolver {
  @Query(() => LowStock, {
    description:
      'The variants of which few pieces are left, the fewest first. For an account with a role, or an API key with catalogue:read; anybody else is refused with FORBIDDEN.',
  })
  lowStock(
    @Ctx() ctx: Context,
    @Arg('atMost', () => Int, {
      nullable: true,
      defaultValue: 5,
      description: 'So many pieces are few, 0 to 1000; those that checkouts hold do not count.',
    })
    atMost: number | null,
    @First(20) first: number | null,
  ): Promise<LowStock> {
    return listLowStock(ctx, atMost ?? 5, first ?? 20);
  }
}
