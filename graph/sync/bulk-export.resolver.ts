import { Arg, Ctx, Field, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { Context } from '../shared/context.js';
import { After, First } from '../shared/paging/page.args.js';
import { payload, UserError } from '../shared/schema/payload.js';
import { BulkExport, BulkExportConnection } from './bulk-export.entity.js';
import { findBulkExport, listBulkExports, startBulkExport } from './bulk-export.service.js';
import { ChangeKind } from './change.type.js';

/** What `startBulkExport` answers. */
@ObjectType({ simpleResolvers: true, description: 'What startBulkExport answers.' })
export class BulkExportPayload {
  @Field(() => BulkExport, { nullable: true, description: 'The export, which waits for its turn; null when refused.' })
  bulkExport?: BulkExport;

  @Field(() => String, { nullable: true, description: 'A sentence to show; null when refused.' })
  message?: string;

  @Field(() => [UserError], { description: 'Why it was refused; empty when it was not.' })
  userErrors: UserError[];
}

/** Files of all things of a kind. */
@Resolver(() => BulkExport)
export class BulkExportResolver {
  @Query(() => BulkExport, {
    nullable: true,
    description:
      'A bulk export; null for an unknown one and once it has expired. For who may start one of its kind; anybody else is refused with UNAUTHENTICATED or FORBIDDEN.',
  })
  bulkExport(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Id of the export.' }) id: string,
  ): Promise<BulkExport | null> {
    return findBulkExport(ctx, id);
  }

  @Query(() => BulkExportConnection, {
    description:
      'The bulk exports that have not expired, of the kinds that the caller may start one of, latest first. For an account with a role or an API key with catalogue:read or orders:read; anybody else is refused with UNAUTHENTICATED or FORBIDDEN.',
  })
  bulkExports(
    @Ctx() ctx: Context,
    @First(20) first: number | null,
    @After() after: string | null,
  ): Promise<BulkExportConnection> {
    return listBulkExports(ctx, { first: first ?? 20, after });
  }

  @Mutation(() => BulkExportPayload, {
    description:
      'Has all things of a kind written into a file of JSON lines, in the background. Products and variants are for an account with a role or an API key with catalogue:read, orders for one with orders:read, customers for an admin or for support. Refused with CONFLICT while 50 are being written.',
  })
  startBulkExport(
    @Ctx() ctx: Context,
    @Arg('kind', () => ChangeKind, { description: 'What is to be in it.' }) kind: ChangeKind,
    @Arg('updatedSince', () => Date, {
      nullable: true,
      description:
        'Only what changed at this moment and later, what is gone included; absent: everything that there is.',
    })
    updatedSince: Date | null,
  ): Promise<BulkExportPayload> {
    return payload(ctx, () => startBulkExport(ctx, kind, updatedSince ?? null));
  }
}
