import { Args, Ctx, Extensions, Query, Resolver } from 'type-graphql';
import type { Context } from '../../shared/context.js';
import { Months } from '../../shared/input/months.args.js';
import { creditBooks } from './credit-books.service.js';
import { CreditBooks } from './credit-books.type.js';

/** What the shop owes in goods. */
@Resolver(() => CreditBooks)
export class CreditBooksResolver {
  @Extensions({ cost: 100 })
  @Query(() => CreditBooks, {
    description:
      'What the shop owed in gift cards and store credit when a period began and ended, and why it changed. For an admin, or an API key with orders:read; anybody else is refused with FORBIDDEN.',
  })
  creditBooks(@Ctx() ctx: Context, @Args() { from, to }: Months): Promise<CreditBooks> {
    return creditBooks(ctx, from, to);
  }
}
