import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import type { Context } from '../shared/context.js';
import { listSales } from './sales.service.js';
import { SalesDay } from './sales.type.js';

/** How the shop is doing. */
@Resolver(() => SalesDay)
export class SalesResolver {
  @Query(() => [SalesDay], {
    description:
      'What was sold on each of the last days, the earliest first; the last of them is today in India. For an account with a role, or an API key with orders:read; anybody else is refused with FORBIDDEN.',
  })
  sales(
    @Ctx() ctx: Context,
    @Arg('days', () => Int, { nullable: true, defaultValue: 14, description: 'How many, 1 to 366.' })
    days: number | null,
  ): Promise<SalesDay[]> {
    return listSales(ctx, days ?? 14);
  }
}
