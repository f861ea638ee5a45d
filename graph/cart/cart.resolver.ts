import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, ArgsType, Ctx, Field, FieldResolver, ID, Info, Int, Mutation, Resolver, Root } from 'type-graphql';
import { User } from '../accounts/user.entity.js';
import { anyProductById } from '../catalogue/catalogue.loaders.js';
import { wantedProductById } from '../catalogue/known/wanted-products.js';
import { Product } from '../catalogue/product.entity.js';
import { productSelectionOf } from '../catalogue/product-parts.js';
import { bestBeforeOf } from '../catalogue/stock/batches/best-before.js';
import { SubstitutionWish } from '../catalogue/substitutes/substitution-wish.js';
import { ProductVariant } from '../catalogue/variants/product-variant.entity.js';
import { expressOffer, promisesForProducts } from '../delivery/delivery.service.js';
import { DeliveryPromise, ExpressOffer } from '../delivery/delivery-promise.type.js';
import type { Context } from '../shared/context.js';
import { LANGUAGE_CODES, type Language } from '../shared/languages/languages.js';
import { type Paise, times } from '../shared/money/money.js';
import { Rupees } from '../shared/money/rupees.scalar.js';
import { DirectResolver } from '../shared/schema/direct-resolver.js';
import { fieldsAsked, fieldsBelow } from '../shared/schema/fields-asked.js';
import { payload } from '../shared/schema/payload.js';
import { CartLineInput } from './cart.inputs.js';
import { addToCart, readCart, removeCartLine, setCartLineQuantity, setCartLineWish } from './cart.service.js';
import { Cart, CartPayload } from './cart.type.js';
import { CartLine, type PricedCartLine } from './cart-line.entity.js';
import type { LineSelection } from './read-lines.queries.js';

const PIN = "6 digits, with or without a blank; absent: what the browser's cookie `pin` says.";

/** What every line is read with of its variant. */
const ALWAYS_READ = new Set(['__typename', 'id']);

/** The same for each language that a text of the product may be in. */
const wantsOf = Object.fromEntries(
  LANGUAGE_CODES.map((language) => [language, new WeakMap<ReadonlySet<string>, LineSelection>()]),
) as Record<Language, WeakMap<ReadonlySet<string>, LineSelection>>;

/** What is asked of the lines of a cart, which stand below a field. */
function wantsBelow(ctx: Context, info: GraphQLResolveInfo, path: string): LineSelection {
  const fields = fieldsAsked(info);
  const known = wantsOf[ctx.language].get(fields);
  if (known) return known;
  const wants = {
    product: fields.has(`${path}.product`)
      ? productSelectionOf(ctx, new Set(fieldsBelow(fields, `${path}.product`)))
      : null,
    hasVariant:
      fields.has(`${path}.bestBefore`) ||
      fieldsBelow(fields, `${path}.variant`).some((field) => !ALWAYS_READ.has(field)),
    hasAvailable: fields.has(`${path}.countInStock`),
  };
  wantsOf[ctx.language].set(fields, wants);
  return wants;
}

/** What is put into the cart, and under which name. */
@ArgsType()
class AddToCartArgs {
  @Field(() => CartLineInput, { description: 'What to add.' })
  input: CartLineInput;

  @Field(() => String, {
    nullable: true,
    description:
      'A text of your own, at most 200 characters: within seven days the same key adds nothing more. With another input it is refused with IDEMPOTENCY_MISMATCH.',
  })
  idempotencyKey?: string | null;
}

/** The cart of an account. */
@Resolver(() => User)
export class CartResolver {
  @FieldResolver(() => Cart, { description: 'What the shopper is about to buy.' })
  cart(@Ctx() ctx: Context, @Root() user: Readonly<User>, @Info() info: GraphQLResolveInfo): Promise<Cart> {
    return readCart(ctx, user.id, wantsBelow(ctx, info, 'lines'));
  }

  @Mutation(() => CartPayload, {
    description:
      'Puts pieces of a variant into the cart, on top of those already there. For a signed-in shopper. Refused with BAD_USER_INPUT, NOT_FOUND, OPTION_REQUIRED or OUT_OF_STOCK.',
  })
  @DirectResolver()
  addToCart(
    @Root() _none: unknown,
    @Ctx() ctx: Context,
    @Args() { input, idempotencyKey }: AddToCartArgs,
    @Info() info: GraphQLResolveInfo,
  ): Promise<CartPayload> {
    const wants = wantsBelow(ctx, info, 'cart.lines');
    return payload(ctx, () => addToCart(ctx, input, idempotencyKey || null, wants));
  }

  @Mutation(() => CartPayload, {
    description:
      "Sets how many pieces a line of the viewer's cart holds. For a signed-in shopper. Refused with BAD_USER_INPUT, NOT_FOUND or OUT_OF_STOCK.",
  })
  setCartLineQuantity(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Id of the line.' }) id: string,
    @Arg('quantity', () => Int, { description: 'Whole pieces, 1 to what is in stock.' }) quantity: number,
  ): Promise<CartPayload> {
    return payload(ctx, () => setCartLineQuantity(ctx, id, quantity));
  }

  @Mutation(() => CartPayload, {
    description:
      "Says what to do where a line of the viewer's cart turns out to be missing when it is packed; it goes with the line into the order. For a signed-in shopper. Refused with NOT_FOUND.",
  })
  setCartLineWish(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Id of the line.' }) id: string,
    @Arg('wish', () => SubstitutionWish, { description: 'What the shopper wants then.' }) wish: SubstitutionWish,
  ): Promise<CartPayload> {
    return payload(ctx, () => setCartLineWish(ctx, id, wish));
  }

  @Mutation(() => CartPayload, {
    description: "Takes a line out of the viewer's cart. For a signed-in shopper. Refused with NOT_FOUND.",
  })
  removeCartLine(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Id of the line.' }) id: string,
  ): Promise<CartPayload> {
    return payload(ctx, () => removeCartLine(ctx, id));
  }
}

/** When a cart comes. */
@Resolver(() => Cart)
export class CartDeliveryResolver {
  @FieldResolver(() => [DeliveryPromise], {
    description:
      'By when its goods come to a PIN code if they are ordered now: fresh goods first, then everything else, as far as it holds such goods. Empty without a PIN code, and in a shop that promises nothing. Refused with BAD_USER_INPUT for what is no PIN code.',
  })
  async deliveryPromises(
    @Ctx() ctx: Context,
    @Root() cart: Readonly<Cart>,
    @Arg('pin', () => String, { nullable: true, description: PIN }) pin: string | null,
  ): Promise<DeliveryPromise[]> {
    return promisesForProducts(ctx, await productsOf(ctx, cart), pin ?? null);
  }

  @FieldResolver(() => ExpressOffer, {
    nullable: true,
    description:
      'What express would make of it; null where it is not offered, and where it would be no sooner. Refused with BAD_USER_INPUT for what is no PIN code.',
  })
  async expressOffer(
    @Ctx() ctx: Context,
    @Root() cart: Readonly<Cart>,
    @Arg('pin', () => String, { nullable: true, description: PIN }) pin: string | null,
  ): Promise<ExpressOffer | null> {
    return expressOffer(ctx, await productsOf(ctx, cart), pin ?? null);
  }
}

async function productsOf(ctx: Context, { lines }: Cart): Promise<Product[]> {
  const products = await Promise.all(lines.map(({ variant }) => anyProductById(ctx).load(variant.productId)));
  return products.filter((product) => product !== undefined);
}

/** What a line of a cart is joined with. */
@Resolver(() => CartLine)
export class CartLineResolver {
  @FieldResolver(() => ProductVariant, { description: 'The chosen variant.' })
  @DirectResolver()
  variant(@Root() line: Readonly<PricedCartLine>): ProductVariant {
    return line.variant;
  }

  @FieldResolver(() => Product, { description: 'The product that the variant is of.' })
  @DirectResolver()
  product(
    @Root() { variant, product }: Readonly<PricedCartLine>,
    @Ctx() ctx: Context,
    _args: object,
    @Info() info: GraphQLResolveInfo,
  ): Product | Promise<Product | undefined> {
    return product ?? wantedProductById(productSelectionOf(ctx, fieldsAsked(info)), true)(ctx).load(variant.productId);
  }

  @FieldResolver(() => Rupees, { description: 'Price of a piece now, in rupees.' })
  @DirectResolver()
  price(@Root() { variant }: Readonly<PricedCartLine>): Paise {
    return variant.pricePaise;
  }

  @FieldResolver(() => Rupees, {
    nullable: true,
    description:
      'What a piece cost when the shopper put it into the cart or last changed the number, in rupees; null when it costs the same now.',
  })
  @DirectResolver()
  priceBefore(@Root() { variant, chosenPricePaise }: Readonly<PricedCartLine>): Paise | null {
    return chosenPricePaise === variant.pricePaise ? null : chosenPricePaise;
  }

  @FieldResolver(() => Rupees, { description: 'Price times quantity, in rupees.' })
  @DirectResolver()
  subTotal(@Root() { variant, quantity }: Readonly<PricedCartLine>): Paise {
    return times(variant.pricePaise, quantity);
  }

  @FieldResolver(() => Rupees, { description: 'What offers take off the whole line, in rupees; 0 for nothing.' })
  @DirectResolver()
  discount(@Root() { discountPaise }: Readonly<PricedCartLine>): Paise {
    return discountPaise;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Until when all of its pieces are at their best at the least, if they are ordered now, e.g. 2027-01-12; null where that is not kept by batches, and where there are too few. The order keeps what is promised at checkout.',
  })
  bestBefore(@Ctx() ctx: Context, @Root() { variant, quantity }: Readonly<PricedCartLine>): Promise<string | null> {
    return bestBeforeOf(ctx, variant, quantity);
  }

  @FieldResolver(() => Int, {
    description:
      'Pieces of the variant that the shopper can have now, those held for an own open checkout included; may fall below quantity.',
  })
  @DirectResolver()
  countInStock(@Root() { available }: Readonly<PricedCartLine>): number {
    return available;
  }
}
