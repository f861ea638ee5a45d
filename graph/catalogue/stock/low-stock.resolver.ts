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
      'What is running out by how fast it sells: the variants that last for few days, the fewest first, and those that do not sell of which few pieces are left. For an account with a role, or an API key with catalogue:read; anybody else is refused with FORBIDDEN.',
  })
  lowStock(
    @Ctx() ctx: Context,
    @Arg('atMost', () => Int, {
      nullable: true,
      defaultValue: 5,
      description:
        'Of what did not sell in 28 days so many pieces are few, 0 to 1000; those that checkouts hold do not count.',
    })
    atMost: number | null,
    @Arg('days', () => Int, {
      nullable: true,
      defaultValue: 7,
      description: 'So many days are few, 0 to 366, at the pace of the last 28.',
    })
    days: number | null,
    @First(20) first: number | null,
  ): Promise<LowStock> {
    return listLowStock(ctx, { days: days ?? 7, atMost: atMost ?? 5, first: first ?? 20 });
  }
}
