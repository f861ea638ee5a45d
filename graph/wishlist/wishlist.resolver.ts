import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { User } from '../accounts/user.entity.js';
import { productById } from '../catalogue/catalogue.loaders.js';
import { Product } from '../catalogue/product.entity.js';
import type { Context } from '../shared/context.js';
import { viewerOf } from '../shared/rights/viewer.js';
import { DirectResolver } from '../shared/schema/direct-resolver.js';
import { payload } from '../shared/schema/payload.js';
import { WishlistPayload } from './wishlist.payload.js';
import { addToWishlist, isInWishlist, listWishlist, removeFromWishlist } from './wishlist.service.js';
import { WishlistItem } from './wishlist-item.entity.js';

/** My List of an account. */
@Resolver(() => User)
export class WishlistResolver {
  @FieldResolver(() => [WishlistItem], {
    description: 'What the shopper keeps for later, newest first; at most 500 products.',
  })
  wishlist(@Ctx() ctx: Context, @Root() user: Readonly<User>): Promise<WishlistItem[]> {
    return listWishlist(ctx, user.id);
  }

  @Mutation(() => WishlistPayload, {
    description:
      "Puts a product into the viewer's list. For a signed-in shopper. Refused with NOT_FOUND, or with CONFLICT when it is in the list already or the list holds 500 products.",
  })
  addToWishlist(
    @Ctx() ctx: Context,
    @Arg('productId', () => ID, { description: 'Id of the product.' }) productId: string,
  ): Promise<WishlistPayload> {
    return payload(ctx, () => addToWishlist(ctx, productId));
  }

  @Mutation(() => WishlistPayload, {
    description: "Takes an entry out of the viewer's list. For a signed-in shopper. Refused with NOT_FOUND.",
  })
  removeFromWishlist(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Id of the entry, not of its product.' }) id: string,
  ): Promise<WishlistPayload> {
    return payload(ctx, () => removeFromWishlist(ctx, id));
  }
}

/** The list as a mutation leaves it. */
@Resolver(() => WishlistPayload)
export class WishlistPayloadResolver {
  @FieldResolver(() => [WishlistItem], {
    description: "The viewer's whole list afterwards, newest first; as it was when refused.",
  })
  wishlist(@Ctx() ctx: Context): Promise<WishlistItem[]> {
    return listWishlist(ctx, viewerOf(ctx).id);
  }
}

/** What an entry is joined with. */
@Resolver(() => WishlistItem)
export class WishlistItemResolver {
  @FieldResolver(() => Product, { description: 'The product that is kept.' })
  product(@Ctx() ctx: Context, @Root() { productId }: Readonly<WishlistItem>): Promise<Product | undefined> {
    return productById(ctx).load(productId);
  }
}

/** Adds to a product whether it is kept. */
@Resolver(() => Product)
export class WishedProductResolver {
  @FieldResolver(() => Boolean, {
    description: "Whether the product is in the viewer's list; false for a visitor.",
  })
  @DirectResolver()
  inWishlist(@Root() product: Readonly<Product>, @Ctx() ctx: Context): Promise<boolean> | boolean {
    return isInWishlist(ctx, product);
  }
}
