import { Arg, Args, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import { User } from '../accounts/user.entity.js';
import { productById, variantById } from '../catalogue/catalogue.loaders.js';
import { Product } from '../catalogue/product.entity.js';
import { ProductVariant } from '../catalogue/variants/product-variant.entity.js';
import { plannedInWords } from '../delivery/delivery.service.js';
import { OrderDelivery } from '../delivery/delivery-promise.type.js';
import { Image } from '../media/image.entity.js';
import { imageById } from '../media/media.loaders.js';
import type { Context } from '../shared/context.js';
import { oneOf } from '../shared/input/one-of.js';
import { InLanguage } from '../shared/languages/in-language.args.js';
import { type Paise, sum, times } from '../shared/money/money.js';
import { Rupees } from '../shared/money/rupees.scalar.js';
import { After, First } from '../shared/paging/page.args.js';
import { DirectResolver } from '../shared/schema/direct-resolver.js';
import { allOrders } from './all-orders.js';
import { lineTitleIn } from './line-title.js';
import { Order } from './order.entity.js';
import { OrderConnection } from './order-connection.type.js';
import { OrderLine } from './order-line.entity.js';
import { OrderFilter } from './orders.inputs.js';
import { linesByOrderId } from './orders.loaders.js';
import { countOrders, findOrder, findOrderByNumber, listOrders } from './orders.service.js';
import { paymentLabelOf } from './payment-label.js';
import { roundedOffOf } from './rounded-off.js';

/** The orders of an account. */
@Resolver(() => User)
export class OrdersResolver {
  @Query(() => Order, {
    nullable: true,
    description:
      "An order of the viewer's (an account with a role, and an API key with orders:read, may ask for any); null when there is none. Asked by one of its two names, else refused with BAD_USER_INPUT. For a signed-in shopper.",
  })
  order(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { nullable: true, description: 'Id of the order.' }) id: string | null,
    @Arg('number', () => String, { nullable: true, description: 'Or its number, such as JH-100001 or 100001.' })
    number: string | null,
  ): Promise<Order | null> {
    const named = oneOf({ id, number });
    return named.by === 'id' ? findOrder(ctx, named.value) : findOrderByNumber(ctx, named.value);
  }

  @Query(() => OrderConnection, {
    description:
      'All orders of the shop, latest first. For an account with a role, or an API key with orders:read; anybody else is refused with FORBIDDEN.',
  })
  allOrders(
    @Ctx() ctx: Context,
    @Arg('filter', () => OrderFilter, {
      nullable: true,
      description: 'What to narrow the list to; absent: everything.',
    })
    filter: OrderFilter | null,
    @First(20) first: number | null,
    @After() after: string | null,
  ): Promise<OrderConnection> {
    return allOrders(ctx, filter ?? {}, first ?? 20, after);
  }

  @FieldResolver(() => OrderConnection, {
    description: 'What the shopper bought, latest first. A checkout that was never paid is no order.',
  })
  orders(
    @Ctx() ctx: Context,
    @Root() user: Readonly<User>,
    @First(20) first: number | null,
    @After() after: string | null,
  ): Promise<OrderConnection> {
    return listOrders(ctx, { userId: user.id }, first ?? 20, after);
  }
}

/** What is counted only when asked for. */
@Resolver(() => OrderConnection)
export class OrderConnectionResolver {
  @FieldResolver(() => Int, { description: 'How many orders the whole list holds.' })
  totalCount(@Ctx() ctx: Context, @Root() connection: Readonly<OrderConnection>): Promise<number> {
    return countOrders(ctx, connection.where);
  }
}

/** What belongs to an order. */
@Resolver(() => Order)
export class OrderResolver {
  @FieldResolver(() => [OrderDelivery], {
    description:
      'By when it was promised to come: fresh goods first, then everything else. Empty where nothing was promised, such as outside all zones.',
  })
  deliveries(@Ctx() { language }: Context, @Root() { planned }: Readonly<Order>): OrderDelivery[] {
    return plannedInWords(planned, language);
  }

  @FieldResolver(() => Rupees, { description: 'What offers took off its lines, in rupees; 0 for nothing.' })
  async discount(@Ctx() ctx: Context, @Root() { id }: Readonly<Order>): Promise<Paise> {
    return sum((await linesByOrderId(ctx).load(id)).map(({ discountPaise }) => discountPaise));
  }

  @FieldResolver(() => Rupees, { description: 'What delivery cost, in whole rupees; part of total.' })
  shipping(@Root() { planned }: Readonly<Order>): Paise {
    return planned.shippingPaise;
  }

  @FieldResolver(() => Rupees, {
    description: 'What the way to pay costs, such as cash at the door, in whole rupees; part of total.',
  })
  cashFee(@Root() { planned }: Readonly<Order>): Paise {
    return planned.cashFeePaise;
  }

  @FieldResolver(() => Rupees, {
    description: 'What was dropped from total as it was cut to whole rupees, in rupees, e.g. 0.5; 0 for nothing.',
  })
  async roundedOff(@Ctx() ctx: Context, @Root() order: Readonly<Order>): Promise<Paise> {
    return roundedOffOf(order, await linesByOrderId(ctx).load(order.id));
  }

  @FieldResolver(() => String, {
    description: "What the way is called by which it is paid, in the visitor's language, e.g. Cash on delivery.",
  })
  paymentLabel(@Ctx() ctx: Context, @Root() order: Readonly<Order>): string {
    return paymentLabelOf(ctx, order, ctx.language);
  }

  @FieldResolver(() => Boolean, { description: 'Whether what does not spoil comes by express.' })
  isExpress(@Root() { planned }: Readonly<Order>): boolean {
    return planned.isExpress;
  }

  @FieldResolver(() => [OrderLine], { description: 'What was bought.' })
  lines(@Ctx() ctx: Context, @Root() order: Readonly<Order>): Promise<OrderLine[]> {
    return linesByOrderId(ctx).load(order.id);
  }
}

/** What a line of an order is joined with. */
@Resolver(() => OrderLine)
export class OrderLineResolver {
  @FieldResolver(() => String, {
    description:
      "The product's name when it was bought, in the language that it was bought in where that is asked for; else in English.",
  })
  @DirectResolver()
  productTitle(@Root() line: Readonly<OrderLine>, @Ctx() ctx: Context, @Args() { language }: InLanguage): string {
    return lineTitleIn(language ?? ctx.language, line);
  }

  @FieldResolver(() => Product, { nullable: true, description: 'The product; null when it is no longer for sale.' })
  async product(@Ctx() ctx: Context, @Root() line: Readonly<OrderLine>): Promise<Product | null> {
    return (line.productId && (await productById(ctx).load(line.productId))) || null;
  }

  @FieldResolver(() => ProductVariant, {
    nullable: true,
    description: 'The variant as it is now, to be bought again; null when it is no longer for sale.',
  })
  async variant(@Ctx() ctx: Context, @Root() line: Readonly<OrderLine>): Promise<ProductVariant | null> {
    return (line.variantId && (await variantById(ctx).load(line.variantId))) || null;
  }

  @FieldResolver(() => Image, { nullable: true, description: 'Its picture when it was bought; null when it is gone.' })
  async image(@Ctx() ctx: Context, @Root() line: Readonly<OrderLine>): Promise<Image | null> {
    return (line.imageId && (await imageById(ctx).load(line.imageId))) || null;
  }

  @FieldResolver(() => Rupees, { description: 'Price times quantity, in rupees.' })
  @DirectResolver()
  subTotal(@Root() line: Readonly<OrderLine>): Paise {
    return times(line.pricePaise, line.quantity);
  }
}
