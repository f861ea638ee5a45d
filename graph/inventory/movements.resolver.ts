import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { ActorKind } from '../audit/audit-entry.entity.js';
import { StockMovement, StockMovementKind } from '../catalogue/stock/stock-movement.entity.js';
import { Order } from '../orders/order.entity.js';
import { mayReadOrders } from '../orders/orders.service.js';
import type { Context } from '../shared/context.js';
import { mayUse } from '../shared/rights/allow.js';
import { ApiScope } from '../shared/rights/api-scope.js';
import { StockCount } from './counts/stock-count.entity.js';
import { stockCountById } from './counts/stock-counts.loaders.js';
import { actorNameById, orderByCheckoutId } from './movements.loaders.js';
import { GoodsReceipt } from './receipts/goods-receipt.entity.js';
import { goodsReceiptById } from './receipts/goods-receipts.loaders.js';

type Movement = Readonly<StockMovement>;

/** What a change of a stock belongs to, and who made it. */
@Resolver(() => StockMovement)
export class MovementsResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The name of the account or the API key that did it; null for an operator, for the shop itself, for one that is gone, and for a shopper where an API key may not read orders.',
  })
  actorName(@Ctx() ctx: Context, @Root() { actorId, actorKind }: Movement): Promise<string | null> | null {
    const isShown = actorKind !== ActorKind.SHOPPER || mayReadOrders(ctx);
    return actorId && isShown ? actorNameById(ctx).load(actorId) : null;
  }

  @FieldResolver(() => Order, {
    nullable: true,
    description: 'The order that it belongs to; null where it is none, and for an API key that may not read orders.',
  })
  order(@Ctx() ctx: Context, @Root() { kind, documentId }: Movement) {
    const isOfOrder = [StockMovementKind.SALE, StockMovementKind.CANCELLATION, StockMovementKind.RETURN].includes(kind);
    return isOfOrder && documentId && mayReadOrders(ctx) ? orderByCheckoutId(ctx).load(documentId) : null;
  }

  @FieldResolver(() => GoodsReceipt, {
    nullable: true,
    description: 'The receipt that it belongs to; null where it is none, and for whom receipts are not.',
  })
  receipt(@Ctx() ctx: Context, @Root() { kind, documentId }: Movement) {
    const isShown = kind === StockMovementKind.RECEIPT && documentId && mayUse(ctx, ApiScope.CATALOGUE_WRITE);
    return isShown ? goodsReceiptById(ctx).load(documentId) : null;
  }

  @FieldResolver(() => StockCount, {
    nullable: true,
    description: 'The count that found it; null where it was none.',
  })
  count(@Ctx() ctx: Context, @Root() { kind, documentId }: Movement) {
    return kind === StockMovementKind.COUNT && documentId ? stockCountById(ctx).load(documentId) : null;
  }
}
