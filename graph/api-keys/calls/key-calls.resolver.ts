import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../shared/context.js';
import { After, First } from '../../shared/paging/page.args.js';
import { ApiKeyCalls, ApiKeyCallsConnection } from './key-calls.entity.js';
import { ApiKeyCallsFilter } from './key-calls.inputs.js';
import { countKeyCallRows, listKeyCalls } from './key-calls.service.js';

/** What programs called, for admins. */
@Resolver(() => ApiKeyCalls)
export class KeyCallsResolver {
  @Query(() => ApiKeyCallsConnection, {
    description:
      'For an admin: what programs called by their API keys, reads and refused calls included, hour by hour and latest first; what they changed stands in auditEntries too. Anybody else is refused with FORBIDDEN.',
  })
  apiKeyCalls(
    @Ctx() ctx: Context,
    @Arg('filter', () => ApiKeyCallsFilter, {
      nullable: true,
      description: 'What to narrow the list to; absent: everything.',
    })
    filter: ApiKeyCallsFilter | null,
    @First(50) first: number | null,
    @After() after: string | null,
  ): Promise<ApiKeyCallsConnection> {
    return listKeyCalls(ctx, filter ?? {}, { first: first ?? 50, after });
  }
}

/** What is counted only when asked for. */
@Resolver(() => ApiKeyCallsConnection)
export class ApiKeyCallsConnectionResolver {
  @FieldResolver(() => Int, { description: 'How many rows the whole list holds.' })
  totalCount(@Ctx() ctx: Context, @Root() connection: Readonly<ApiKeyCallsConnection>): Promise<number> {
    return countKeyCallRows(ctx, connection);
  }
}
