import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { Image } from '../../media/image.entity.js';
import { imageById } from '../../media/media.loaders.js';
import type { Context } from '../../shared/context.js';
import type { Paise } from '../../shared/money/money.js';
import { Rupees } from '../../shared/money/rupees.scalar.js';
import { DirectResolver } from '../../shared/schema/direct-resolver.js';
import { anyProductById } from '../catalogue.loaders.js';
import { availableOf } from '../catalogue.service.js';
import { Product } from '../product.entity.js';
import { bestBeforeOf } from '../stock/batches/best-before.js';
import { NetQuantity, netQuantityOf, UnitPrice, unitPriceOf } from './net-quantity.type.js';
import { ProductVariant } from './product-variant.entity.js';

/** What follows from the row of a variant. */
@Resolver(() => ProductVariant)
export class ProductVariantResolver {
  @FieldResolver(() => Product, { description: 'The product that it is a choice of.' })
  product(@Ctx() ctx: Context, @Root() { productId }: Readonly<ProductVariant>): Promise<Product | undefined> {
    return anyProductById(ctx).load(productId);
  }

  @FieldResolver(() => Image, {
    nullable: true,
    description:
      "A picture that shows this choice, e.g. with its own weight on the pack; null: the first of the product's `images` shows it.",
  })
  @DirectResolver()
  async image(@Root() { imageId }: Readonly<ProductVariant>, @Ctx() ctx: Context): Promise<Image | null> {
    return (imageId && (await imageById(ctx).load(imageId))) || null;
  }

  @FieldResolver(() => Int, {
    description: 'Pieces that can be sold now; those that checkouts in progress hold are left out.',
  })
  @DirectResolver()
  countInStock(@Root() variant: Readonly<ProductVariant>): number {
    return availableOf(variant);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Until when a piece that is ordered now is at its best at the least, e.g. 2027-01-12; null where that is not kept by batches, and where there is none.',
  })
  @DirectResolver()
  bestBefore(@Root() variant: Readonly<ProductVariant>, @Ctx() ctx: Context): Promise<string | null> {
    return bestBeforeOf(ctx, variant);
  }

  @FieldResolver(() => Rupees, {
    description: 'Maximum retail price in rupees, inclusive of all taxes: its price where it is not reduced.',
  })
  @DirectResolver()
  mrp(@Root() { pricePaise, oldPricePaise }: Readonly<ProductVariant>): Paise {
    return oldPricePaise ?? pricePaise;
  }

  @FieldResolver(() => NetQuantity, {
    nullable: true,
    description: 'How much it holds; null when that is not known or it is no pack, e.g. a shoe size.',
  })
  @DirectResolver()
  netQuantity(@Root() variant: Readonly<ProductVariant>): NetQuantity | null {
    return netQuantityOf(variant);
  }

  @FieldResolver(() => UnitPrice, {
    nullable: true,
    description: 'What a kilogram, litre, piece or metre of it costs; null when `netQuantity` is.',
  })
  @DirectResolver()
  unitPrice(@Root() variant: Readonly<ProductVariant>): UnitPrice | null {
    return unitPriceOf(variant);
  }
}
