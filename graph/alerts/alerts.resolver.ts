import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import { User } from '../accounts/user.entity.js';
import { productById } from '../catalogue/catalogue.loaders.js';
import { Product } from '../catalogue/product.entity.js';
import type { Context } from '../shared/context.js';
import { payload } from '../shared/schema/payload.js';
import { ProductAlertInput } from './alerts.inputs.js';
import { ProductAlertPayload } from './alerts.payload.js';
import { countWaitingFor, listProductAlerts, removeProductAlert, requestProductAlert } from './alerts.service.js';
import { ProductAlert, ProductAlertKind } from './product-alert.entity.js';

/** What shoppers are told of products. */
@Resolver(() => User)
export class ProductAlertsResolver {
  @FieldResolver(() => [ProductAlert], {
    description: 'What the shopper is going to be told of products, the latest first; at most 100.',
  })
  productAlerts(@Ctx() ctx: Context, @Root() { id }: Readonly<User>): Promise<ProductAlert[]> {
    return listProductAlerts(ctx, id);
  }

  @Mutation(() => ProductAlertPayload, {
    description:
      'Has somebody told by mail, once, that a product can be bought again or costs less; for everybody, and safe to repeat. An address that is not confirmed, of a visitor or of an account, is mailed a link first (see confirmMailing). Nobody is told of what is hidden. Refused with BAD_USER_INPUT, NOT_FOUND, or CONFLICT for what is in stock, beyond 100 that wait, and where Shop.sendsMail is false; after 30 addresses within an hour from one network, or three links within 15 minutes for one address, the call fails with RATE_LIMITED.',
  })
  requestProductAlert(
    @Ctx() ctx: Context,
    @Arg('input', () => ProductAlertInput, { description: 'What to tell, and whom.' }) input: ProductAlertInput,
  ): Promise<ProductAlertPayload> {
    return payload(ctx, () => requestProductAlert(ctx, input));
  }

  @Mutation(() => ProductAlertPayload, {
    description: 'Takes back what the viewer asked to be told. For a signed-in shopper. Refused with NOT_FOUND.',
  })
  removeProductAlert(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Id of the alert.' }) id: string,
  ): Promise<ProductAlertPayload> {
    return payload(ctx, () => removeProductAlert(ctx, id));
  }
}

/** The list as a mutation leaves it. */
@Resolver(() => ProductAlertPayload)
export class ProductAlertPayloadResolver {
  @FieldResolver(() => [ProductAlert], {
    description: 'What the viewer is going to be told afterwards, the latest first; none for a visitor.',
  })
  async productAlerts(@Ctx() ctx: Context): Promise<ProductAlert[]> {
    return ctx.viewer ? listProductAlerts(ctx, ctx.viewer.id) : [];
  }
}

/** What an alert is about. */
@Resolver(() => ProductAlert)
export class ProductAlertResolver {
  @FieldResolver(() => Product, { nullable: true, description: 'The product; null while it is hidden.' })
  async product(@Ctx() ctx: Context, @Root() { productId }: Readonly<ProductAlert>): Promise<Product | null> {
    return (await productById(ctx).load(productId)) ?? null;
  }
}

/** How many wait for a product. */
@Resolver(() => Product)
export class AwaitedProductResolver {
  @FieldResolver(() => Int, {
    description:
      'How many wait to be told that it can be bought again. For an account with a role, or an API key with catalogue:read; anybody else sees 0.',
  })
  waitingForStock(@Ctx() ctx: Context, @Root() product: Pick<Product, 'id'>): Promise<number> {
    return countWaitingFor(ctx, product, ProductAlertKind.BACK_IN_STOCK);
  }

  @FieldResolver(() => Int, {
    description:
      'How many wait to be told that it costs less. For an account with a role, or an API key with catalogue:read; anybody else sees 0.',
  })
  waitingForPrice(@Ctx() ctx: Context, @Root() product: Pick<Product, 'id'>): Promise<number> {
    return countWaitingFor(ctx, product, ProductAlertKind.PRICE_FALL);
  }
}
