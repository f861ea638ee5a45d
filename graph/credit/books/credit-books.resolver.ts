import { Arg, Ctx, Extensions, Query, Resolver } from 'type-graphql';
import type { Context } from '../../shared/context.js';
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
  creditBooks(
    @Ctx() ctx: Context,
    @Arg('from', { description: 'The first month by the calendar of India, e.g. 2026-10.' }) from: string,
    @Arg('to', () => String, {
      nullable: true,
      description: 'The last month, at most 12 in all; absent: the same month.',
    })
    to: string | null,
  ): Promise<CreditBooks> {
    return creditBooks(ctx, from, to);
  }
}
