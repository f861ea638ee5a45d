import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, ArgsType, Ctx, Extensions, Field, FieldResolver, Info, Int, Resolver, Root } from 'type-graphql';
import { CustomFieldValue } from '../custom-fields/custom-field.type.js';
import { Country } from '../location/country.entity.js';
import { Image } from '../media/image.entity.js';
import type { Context } from '../shared/context.js';
import { InLanguage, InLanguageOrAsTyped, languageAskedFor } from '../shared/languages/in-language.args.js';
import { OTHER_LANGUAGES } from '../shared/languages/languages.js';
import type { Paise } from '../shared/money/money.js';
import { Rupees } from '../shared/money/rupees.scalar.js';
import { DirectResolver } from '../shared/schema/direct-resolver.js';
import { fieldsAsked } from '../shared/schema/fields-asked.js';
import { countriesByProductId } from './catalogue.loaders.js';
import {
  categoryOf,
  countInStockOf,
  customFieldsOf,
  labelOf,
  listImages,
  listVariants,
  optionsOf,
  relatedProducts,
  subCategoryOf,
} from './catalogue.service.js';
import { Category } from './category.entity.js';
import { gapsOf } from './label/label-gaps.js';
import { LabelField, ProductLabel } from './label/product-label.type.js';
import { Product } from './product.entity.js';
import { productSelectionOf, type ReadProduct } from './product-parts.js';
import { productTextIn, translationsOfProduct } from './translations/translated.js';
import { ProductTranslation } from './translations/translation.type.js';
import { UnitPrice, unitPriceOf } from './variants/net-quantity.type.js';
import { ProductVariant } from './variants/product-variant.entity.js';

/** How many pictures of a product are asked for. */
@ArgsType()
class ImagesArgs {
  @Field(() => Int, { nullable: true, description: 'How many at most, 1 to 20; absent: all of them.' })
  first?: number | null;
}

/** What hangs on a product. */
@Resolver(() => Product)
export class ProductResolver {
  @FieldResolver(() => String, {
    description:
      'What it is, without brand and size, e.g. Toor Dal; show the brand beside it. In English where it has no name in the language.',
  })
  @DirectResolver()
  name(
    @Root() product: ReadProduct,
    @Ctx() ctx: Context,
    @Args() asked: InLanguageOrAsTyped,
  ): string | Promise<string> {
    return productTextIn(ctx, languageAskedFor(ctx.language, asked), product, 'name');
  }

  @FieldResolver(() => String, {
    description: 'A few sentences of plain text that help to choose; in English where there are none in the language.',
  })
  @DirectResolver()
  description(
    @Root() product: ReadProduct,
    @Ctx() ctx: Context,
    @Args() { language }: InLanguage,
  ): string | Promise<string> {
    return productTextIn(ctx, language ?? ctx.language, product, 'description');
  }

  @FieldResolver(() => [ProductTranslation], {
    description: 'Its texts in other languages, where it has any.',
  })
  @Extensions({ usualItems: OTHER_LANGUAGES.length })
  translations(@Ctx() ctx: Context, @Root() product: Readonly<Product>): Promise<ProductTranslation[]> {
    return translationsOfProduct(ctx, product);
  }

  @FieldResolver(() => [Image], { description: 'Its pictures; the first is the one that cards show.' })
  @DirectResolver()
  images(@Root() product: ReadProduct, @Ctx() ctx: Context, @Args() { first }: ImagesArgs): Image[] | Promise<Image[]> {
    return listImages(ctx, product, first ?? null);
  }

  @FieldResolver(() => Category, { description: 'The top category that it lies in.' })
  @DirectResolver()
  category(@Root() product: ReadProduct, @Ctx() ctx: Context): Category | undefined | Promise<Category | undefined> {
    return categoryOf(ctx, product);
  }

  @FieldResolver(() => Category, {
    nullable: true,
    description: 'The most specific category that it lies in; null when that is the top category itself.',
  })
  @DirectResolver()
  subCategory(@Root() product: ReadProduct, @Ctx() ctx: Context): Category | null | Promise<Category | null> {
    return subCategoryOf(ctx, product);
  }

  @FieldResolver(() => Int, { description: 'Pieces that can be sold now, over all variants; 0 when it is sold out.' })
  @DirectResolver()
  countInStock(@Root() product: ReadProduct, @Ctx() ctx: Context): number | Promise<number> {
    return countInStockOf(ctx, product);
  }

  @FieldResolver(() => [String], { description: 'Sizes to choose from, e.g. S, M, L; empty when size is no choice.' })
  @DirectResolver()
  sizes(@Root() product: ReadProduct, @Ctx() ctx: Context): string[] | Promise<string[]> {
    return optionsOf(ctx, product, 'size');
  }

  @FieldResolver(() => [String], { description: 'Memory to choose from, e.g. 8 GB; empty when memory is no choice.' })
  @DirectResolver()
  ramOptions(@Root() product: ReadProduct, @Ctx() ctx: Context): string[] | Promise<string[]> {
    return optionsOf(ctx, product, 'ram');
  }

  @FieldResolver(() => [String], { description: 'Packs to choose from, e.g. 500 g; empty when the pack is no choice.' })
  @DirectResolver()
  weightOptions(@Root() product: ReadProduct, @Ctx() ctx: Context): string[] | Promise<string[]> {
    return optionsOf(ctx, product, 'weight');
  }

  @FieldResolver(() => [ProductVariant], {
    description: 'Its choices, at least one; the first is the default, whose price is the price of the product.',
  })
  @DirectResolver()
  variants(@Root() product: ReadProduct, @Ctx() ctx: Context): ProductVariant[] | Promise<ProductVariant[]> {
    return listVariants(ctx, product);
  }

  @FieldResolver(() => Int, {
    description:
      'How many ratings `rating` is the mean of. More than `reviewCount` where an operator has brought ratings along that came without a review: then say so beside the stars.',
  })
  @DirectResolver()
  ratingCount(@Root() { reviewCount, priorCount }: Readonly<Product>): number {
    return reviewCount + priorCount;
  }

  @FieldResolver(() => UnitPrice, {
    nullable: true,
    description:
      'The lowest price of a kilogram, litre, piece or metre among its choices; null when it is not known how much a pack holds.',
  })
  @DirectResolver()
  unitPrice(@Root() product: Readonly<Product>): UnitPrice | null {
    return unitPriceOf(product);
  }

  @FieldResolver(() => [LabelField], {
    description:
      'What the law wants on its label and `label` does not say, such as the country of origin; empty when nothing is missing. What has a mark of food counts as food.',
  })
  @DirectResolver()
  async labelGaps(@Root() product: ReadProduct, @Ctx() ctx: Context): Promise<LabelField[]> {
    return gapsOf(await labelOf(ctx, product));
  }

  @FieldResolver(() => ProductLabel, { description: 'What its label says, e.g. whether it is vegetarian.' })
  @DirectResolver()
  label(@Root() product: ReadProduct, @Ctx() ctx: Context): ProductLabel | Promise<ProductLabel> {
    return labelOf(ctx, product);
  }

  @FieldResolver(() => [CustomFieldValue], {
    description:
      'What it has in the fields that this shop has been extended by, in their order; what it has nothing in is left out. Visitors see those that are public.',
  })
  customFields(@Ctx() ctx: Context, @Root() product: Readonly<Product>): Promise<CustomFieldValue[]> {
    return customFieldsOf(ctx, product);
  }

  @FieldResolver(() => Rupees, {
    description:
      'Maximum retail price of the default variant in rupees, inclusive of all taxes: its price where it is not reduced.',
  })
  @DirectResolver()
  mrp(@Root() { pricePaise, oldPricePaise }: Readonly<Product>): Paise {
    return oldPricePaise ?? pricePaise;
  }

  @FieldResolver(() => [Country], {
    description: 'The only countries that it is sold to; empty when it is sold everywhere.',
  })
  @DirectResolver()
  countries(@Root() { id, parts }: ReadProduct, @Ctx() ctx: Context): Country[] | Promise<Country[]> {
    return parts?.countries ?? countriesByProductId(ctx).load(id);
  }

  @FieldResolver(() => [Product], {
    description:
      'Others of the same most specific category, then of the same top category; best rated first, never itself.',
  })
  related(
    @Ctx() ctx: Context,
    @Root() product: Readonly<Product>,
    @Arg('first', () => Int, { nullable: true, defaultValue: 5, description: 'How many at most, 1 to 20.' })
    first: number | null,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Product[]> {
    return relatedProducts(ctx, product, first ?? 5, productSelectionOf(ctx, fieldsAsked(info)));
  }
}
