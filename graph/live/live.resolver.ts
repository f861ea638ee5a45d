import { Arg, Ctx, FieldResolver, ID, Resolver, Root, Subscription } from 'type-graphql';
import { Product } from '../catalogue/product.entity.js';
import { Order } from '../orders/order.entity.js';
import type { Context } from '../shared/context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { phrase } from '../shared/languages/phrase.js';
import {
  followOrder,
  followProduct,
  followShop,
  followStock,
  listOtherEditors,
  type StockWish,
} from './live.service.js';
import { ProductEditor } from './product-editor.type.js';
import { NewsKind, ShopNews } from './shop-news.type.js';
import { StockChange } from './stock-change.type.js';

/** What a subscription is asked with. */
interface Asked<Args> {
  args: Args;
  context: Context;
}

/** Subscriptions, which are sent as events happen. */
@Resolver()
export class LiveResolver {
  @Subscription(() => Order, {
    subscribe: ({ args, context }: Asked<{ orderId: string }>) => followOrder(context, args.orderId),
    description:
      "An order of the viewer's (an admin, and an API key with orders:read, may follow any): as it stands, and again after each change of its status, or of what is missing of it. At /graphql/stream. Refused with UNAUTHENTICATED, also later on when the token ends, or NOT_FOUND.",
  })
  orderStatusChanged(
    @Root() order: Order | undefined,
    @Arg('orderId', () => ID, { description: 'Id of the order.' }) _orderId: string,
  ): Order {
    return sent(order);
  }

  @Subscription(() => StockChange, {
    subscribe: ({ args, context }: Asked<Partial<StockWish>>) =>
      followStock(context, { productId: args.productId ?? null, variantIds: args.variantIds ?? null }),
    description:
      'What is in stock of a product or of some variants: as it stands, and again after each change. For everybody, at /graphql/stream. Refused with BAD_USER_INPUT or NOT_FOUND.',
  })
  stockChanged(
    @Root() change: StockChange | undefined,
    @Arg('productId', () => ID, { nullable: true, description: 'A product, with all its variants.' })
    _productId: string | null,
    @Arg('variantIds', () => [ID], { nullable: true, description: 'Or 1 to 100 variants, of any products.' })
    _variantIds: string[] | null,
  ): StockChange {
    return sent(change);
  }

  @Subscription(() => Product, {
    subscribe: ({ args, context }: Asked<{ productId: string; isEditing: boolean }>) =>
      followProduct(context, args.productId, args.isEditing),
    description:
      'A product, hidden or not: as it stands, and again after each change of anything but its stock, so that two who edit it hear of each other; with isEditing also after each change of its editors. For an account with a role, or an API key with catalogue:read, and with isEditing for who may edit it, at /graphql/stream. Refused with UNAUTHENTICATED, FORBIDDEN or NOT_FOUND.',
  })
  productChanged(
    @Root() product: Product | undefined,
    @Arg('productId', () => ID, { description: 'Id of the product.' }) _productId: string,
    @Arg('isEditing', () => Boolean, {
      defaultValue: false,
      description:
        'Whether the account has it open in an editor, which others who do are told as long as the stream is open; a program is not told of.',
    })
    _isEditing: boolean,
  ): Product {
    return sent(product);
  }

  @Subscription(() => ShopNews, {
    subscribe: ({ args, context }: Asked<{ kinds: NewsKind[] }>) => followShop(context, args.kinds),
    description:
      'That something in the shop has changed, for who shows lists of it: as it begins, and again after each change, at most every three seconds. For an account with a role, or an API key with the scopes that read the kinds, at /graphql/stream. Refused with UNAUTHENTICATED, FORBIDDEN or BAD_USER_INPUT.',
  })
  shopChanged(
    @Root() news: ShopNews | undefined,
    @Arg('kinds', () => [NewsKind], { description: 'Of what to hear, at least one.' }) _kinds: NewsKind[],
  ): ShopNews {
    return sent(news);
  }
}

/** Who edits a product. */
@Resolver(() => Product)
export class ProductEditorsResolver {
  @FieldResolver(() => [ProductEditor], {
    description:
      'Who else has it open in an editor, who came first first: for an account while it follows productChanged with isEditing; empty for anybody else.',
  })
  editors(@Ctx() ctx: Context, @Root() { id }: Readonly<Product>): Promise<ProductEditor[]> {
    return listOtherEditors(ctx, id);
  }
}

/** Asked for in any other way, a subscription has nothing to send. */
function sent<T>(what: T | undefined): T {
  if (what) return what;
  throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('Subscriptions are served at /graphql/stream.'));
}
