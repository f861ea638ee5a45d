import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../shared/context.js';
import { First } from '../../../shared/paging/page.args.js';
import { listAgingBatches } from './aging-batches.service.js';
import { AgingBatches } from './aging-batches.type.js';

/** What has to be sold soon, or thrown away. */
@Resolver(() => AgingBatches)
export class AgingBatchesResolver {
  @Query(() => AgingBatches, {
    description:
      'Batches with pieces that are sold for few days more, and those that are sold no longer, since less is left than 30 % of their life or 45 days. For an account with a role, or an API key with catalogue:read; anybody else is refused with FORBIDDEN.',
  })
  agingBatches(
    @Ctx() ctx: Context,
    @Arg('days', () => Int, { nullable: true, defaultValue: 14, description: 'So many days are few, 0 to 366.' })
    days: number | null,
    @First(20) first: number | null,
  ): Promise<AgingBatches> {
    return listAgingBatches(ctx, { days: days ?? 14, first: first ?? 20 });
  }
}
