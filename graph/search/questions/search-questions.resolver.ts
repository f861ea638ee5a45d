import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../shared/context.js';
import { BasicPayload } from '../../shared/schema/basic-payload.type.js';
import { payload } from '../../shared/schema/payload.js';
import { countSearchChoice } from './search-questions.service.js';

/** What shoppers choose of what a search finds. */
@Resolver()
export class SearchQuestionsResolver {
  @Mutation(() => BasicPayload, {
    description:
      'Tells that a product was opened that a search had found, so that the shop learns what was meant. It is counted by words and day, once for each network, and by no person; not at all where the shop keeps no searches. For everybody. Refused with NOT_FOUND.',
  })
  async countSearchChoice(
    @Ctx() ctx: Context,
    @Arg('query', { description: 'What was searched for, as it was typed.' }) query: string,
    @Arg('productId', () => ID, { description: 'The product that was opened.' }) productId: string,
  ): Promise<BasicPayload> {
    return { ok: false, ...(await payload(ctx, () => countSearchChoice(ctx, query, productId))) };
  }
}
