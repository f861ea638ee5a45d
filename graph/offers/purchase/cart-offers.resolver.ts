import { Arg, Ctx, Extensions, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { MayTakeTime } from '../../cache/when-read.js';
import { Cart, CartPayload } from '../../cart/cart.type.js';
import { Product } from '../../catalogue/product.entity.js';
import { Order } from '../../orders/order.entity.js';
import type { Context } from '../../shared/context.js';
import type { Paise } from '../../shared/money/money.js';
import { Rupees } from '../../shared/money/rupees.scalar.js';
import { viewerOf } from '../../shared/rights/viewer.js';
import { DirectResolver } from '../../shared/schema/direct-resolver.js';
import { payload } from '../../shared/schema/payload.js';
import { applyOffer, removeOffer } from './cart-codes.service.js';
import { AppliedOffer, OfferHint, ProductOffer } from './cart-offers.type.js';
import { offerPriceOf, offersOfProduct } from './product-offers.js';
import { reckoningOfCart } from './reckon-purchase.js';
import { hintsOf, offersOfCart, offersOfOrder } from './told-offers.js';

/** What offers make of a cart. */
@Resolver(() => Cart)
export class CartOffersResolver {
  @FieldResolver(() => [AppliedOffer], { description: 'The offers that hold for it, with what each takes off.' })
  offers(@Ctx() ctx: Context, @Root() cart: Readonly<Cart>): Promise<AppliedOffer[]> {
    return offersOfCart(ctx, cart);
  }

  @FieldResolver(() => [OfferHint], {
    description:
      'What is missing for offers: first of the codes that were entered and do not hold, then of up to three offers without a code for which no more is missing than the cart holds.',
  })
  offerHints(@Ctx() ctx: Context, @Root() cart: Readonly<Cart>): Promise<OfferHint[]> {
    return hintsOf(ctx, cart);
  }

  @FieldResolver(() => [String], { description: 'The codes that were entered for it, whether they hold or not.' })
  async codes(@Ctx() ctx: Context, @Root() cart: Readonly<Cart>): Promise<string[]> {
    const reckoning = await reckoningOfCart(ctx, viewerOf(ctx).id, cart);
    return reckoning?.codes.map(({ code }) => code) ?? [];
  }

  @Mutation(() => CartPayload, {
    description:
      'Enters a code for the cart. One that lacks something stays in the cart, and the message says what is missing. For a signed-in shopper. Refused with BAD_USER_INPUT, NOT_FOUND, OFFER_USED_UP or OFFER_NOT_VALID.',
  })
  applyOffer(
    @Ctx() ctx: Context,
    @Arg('code', () => String, { description: 'As it was typed; capitals do not matter.' }) code: string,
  ): Promise<CartPayload> {
    return payload(ctx, () => applyOffer(ctx, code));
  }

  @Mutation(() => CartPayload, {
    description: 'Takes a code out of the cart. For a signed-in shopper. Refused with NOT_FOUND.',
  })
  removeOffer(
    @Ctx() ctx: Context,
    @Arg('code', () => String, { description: 'One that was entered.' }) code: string,
  ): Promise<CartPayload> {
    return payload(ctx, () => removeOffer(ctx, code));
  }
}

/** What offers say of a product. */
@Resolver(() => Product)
export class ProductOffersResolver {
  @FieldResolver(() => [ProductOffer], {
    description: 'The offers without a code that hold now and name it, its brand or a category of it; empty for none.',
  })
  @Extensions({ usualItems: 1 })
  @DirectResolver()
  offers(@Root() product: Readonly<Product>, @Ctx() ctx: Context): MayTakeTime<ProductOffer[]> {
    return offersOfProduct(ctx, product);
  }

  @FieldResolver(() => Rupees, {
    nullable: true,
    description:
      'What a piece of the default variant costs by offers that take the same off each piece for everybody, whatever else is bought, in rupees, e.g. 90; null where none does. `price` stays that of the catalogue.',
  })
  offerPrice(@Root() product: Readonly<Product>, @Ctx() ctx: Context): Promise<Paise | null> {
    return offerPriceOf(ctx, product);
  }
}

/** What offers took off an order. */
@Resolver(() => Order)
export class OrderOffersResolver {
  @FieldResolver(() => [AppliedOffer], { description: 'The offers by which it cost less, with what each took off.' })
  offers(@Ctx() ctx: Context, @Root() order: Readonly<Order>): Promise<AppliedOffer[]> {
    return offersOfOrder(ctx, order);
  }
}
