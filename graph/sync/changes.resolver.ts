import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { User } from '../accounts/user.entity.js';
import { Product } from '../catalogue/product.entity.js';
import { ProductVariant } from '../catalogue/variants/product-variant.entity.js';
import { Order } from '../orders/order.entity.js';
import type { Context } from '../shared/context.js';
import { First } from '../shared/paging/page.args.js';
import { Node } from '../shared/schema/node.type.js';
import { Change, ChangeConnection, ChangeKind } from './change.type.js';
import { changedThing, countChanges, listChanges, updatedAtByThing } from './changes.service.js';

const WHEN = { nullable: true, description: 'When it changed last, see `changes`; null where that is not known.' };
const whenOf = async (ctx: Context, kind: ChangeKind, id: string) =>
  (await updatedAtByThing(ctx).load(`${kind} ${id}`)) ?? null;

/** What changed, for programs that keep a copy of the shop. */
@Resolver(() => Change)
export class ChangesResolver {
  @Query(() => ChangeConnection, {
    description:
      'What changed, the oldest change first, each thing once, also what is gone. A client that goes on behind the last endCursor misses nothing. For an API key with catalogue:read (products, variants) or orders:read (orders), for accounts whose role may read the same, and of customers for an admin and support; anybody else is refused with FORBIDDEN.',
  })
  changes(
    @Ctx() ctx: Context,
    @Arg('kinds', () => [ChangeKind], { description: 'What changes of; at least one.' }) kinds: ChangeKind[],
    @Arg('updatedSince', () => Date, {
      nullable: true,
      description: 'Changes of this moment and later; absent: of all things, as a first copy wants them.',
    })
    updatedSince: Date | null,
    @First(50) first: number | null,
    @Arg('after', () => String, {
      nullable: true,
      description: "The page before's endCursor, also that of a list asked for days ago; absent: from the oldest.",
    })
    after: string | null,
  ): Promise<ChangeConnection> {
    return listChanges(ctx, { kinds, since: updatedSince ?? null, first: first ?? 50, after });
  }

  @FieldResolver(() => Node, {
    nullable: true,
    description: 'It as it is now; null where it is gone, and for a customer, whom GET /api/user/{id} tells of.',
  })
  node(@Ctx() ctx: Context, @Root() change: Readonly<Change>): Promise<Node | null> {
    return changedThing(ctx, change);
  }
}

/** What is counted only when asked for. */
@Resolver(() => ChangeConnection)
export class ChangeConnectionResolver {
  @FieldResolver(() => Int, { description: 'How many things the whole list holds.' })
  totalCount(@Ctx() ctx: Context, @Root() connection: Readonly<ChangeConnection>): Promise<number> {
    return countChanges(ctx, connection);
  }
}

/** Adds to a product when it changed last. */
@Resolver(() => Product)
export class ChangedProductResolver {
  @FieldResolver(() => Date, WHEN)
  updatedAt(@Ctx() ctx: Context, @Root() { id }: Readonly<Product>): Promise<Date | null> {
    return whenOf(ctx, ChangeKind.PRODUCT, id);
  }
}

/** Adds to a variant when it changed last. */
@Resolver(() => ProductVariant)
export class ChangedVariantResolver {
  @FieldResolver(() => Date, WHEN)
  updatedAt(@Ctx() ctx: Context, @Root() { id }: Readonly<ProductVariant>): Promise<Date | null> {
    return whenOf(ctx, ChangeKind.VARIANT, id);
  }
}

/** Adds to an order when it changed last. */
@Resolver(() => Order)
export class ChangedOrderResolver {
  @FieldResolver(() => Date, WHEN)
  updatedAt(@Ctx() ctx: Context, @Root() { id }: Readonly<Order>): Promise<Date | null> {
    return whenOf(ctx, ChangeKind.ORDER, id);
  }
}

/** Adds to an account when it changed last. */
@Resolver(() => User)
export class ChangedUserResolver {
  @FieldResolver(() => Date, WHEN)
  updatedAt(@Ctx() ctx: Context, @Root() { id }: Readonly<User>): Promise<Date | null> {
    return whenOf(ctx, ChangeKind.CUSTOMER, id);
  }
}
