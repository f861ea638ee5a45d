import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../shared/context.js';
import { After, First } from '../shared/paging/page.args.js';
import { AuditFilter } from './audit.inputs.js';
import { countAuditEntries, listAuditEntries } from './audit.service.js';
import { AuditEntry, AuditEntryConnection } from './audit-entry.entity.js';

/** Who changed what, for admins. */
@Resolver(() => AuditEntry)
export class AuditResolver {
  @Query(() => AuditEntryConnection, {
    description:
      'For an admin: what was changed by admins, API keys and operators, latest first. Anybody else is refused with FORBIDDEN.',
  })
  auditEntries(
    @Ctx() ctx: Context,
    @Arg('filter', () => AuditFilter, {
      nullable: true,
      description: 'What to narrow the list to; absent: everything.',
    })
    filter: AuditFilter | null,
    @First(50) first: number | null,
    @After() after: string | null,
  ): Promise<AuditEntryConnection> {
    return listAuditEntries(ctx, filter ?? {}, { first: first ?? 50, after });
  }
}

/** What is counted only when asked for. */
@Resolver(() => AuditEntryConnection)
export class AuditEntryConnectionResolver {
  @FieldResolver(() => Int, { description: 'How many entries the whole list holds.' })
  totalCount(@Ctx() ctx: Context, @Root() connection: Readonly<AuditEntryConnection>): Promise<number> {
    return countAuditEntries(ctx, connection);
  }
}
