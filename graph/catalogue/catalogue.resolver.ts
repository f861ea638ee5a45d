import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Extensions, FieldResolver, ID, Info, Int, Query, Resolver, Root } from 'type-graphql';
import { CustomFieldValue } from '../custom-fields/custom-field.type.js';
import { Country } from '../location/country.entity.js';
import { Image } from '../media/image.entity.js';
import { imageById } from '../media/media.loaders.js';
import type { Context } from '../shared/context.js';
import { oneOf } from '../shared/input/one-of.js';
import { InLanguage } from '../shared/languages/in-language.arg.js';
import type { Language } from '../shared/languages/languages.js';
import type { Paise } from '../shared/money/money.js';
import { Rupees } from '../shared/money/rupees.scalar.js';
import { fieldsAsked } from '../shared/schema/fields-asked.js';
import { ProductFilter, ProductSort } from './catalogue.inputs.js';
import { categoryById, countriesByProductId, productCountByCategoryId } from './catalogue.loaders.js';
import {
  categoryOf,
  countInStockOf,
  customFieldsOf,
  findCategory,
  findProduct,
  findProductBySlug,
  findVariant,
  findVariantBySku,
  labelOf,
  listCategories,
  listChildren,
  listImages,
  listVariants,
  optionsOf,
  relatedProducts,
  subCategoryOf,
} from './catalogue.service.js';
import { Category } from './category.entity.js';
import { Facet, ProductConnection } from './listing/product-connection.type.js';
import { countFacets } from './listing/product-facets.service.js';
import { countProducts, listProducts } from './listing/product-listing.service.js';
import { Product } from './product.entity.js';
import { ProductLabel } from './product-label.type.js';
import { pageSelectionOf, productSelectionOf, type ReadProduct } from './product-parts.js';
import {
  categoryNameIn,
  productTextIn,
  translationsOfCategory,
  translationsOfProduct,
} from './translations/translated.js';
import { CategoryTranslation, ProductTranslation } from './translations/translation.type.js';
import { UnitPrice, unitPriceOf } from './variants/net-quantity.type.js';
import { ProductVariant } from './variants/product-variant.entity.js';

/** The ways into the catalogue. */
@Resolver()
export class CatalogueResolver {
  @Query(() => [Category], {
    description: 'The top categories in the order of the menus; the first six make the top bar.',
  })
  categories(@Ctx() ctx: Context): Promise<readonly Category[]> {
    return listCategories(ctx);
  }

  @Query(() => Category, {
    nullable: true,
    description: 'A category at any level; null when there is none of this id.',
  })
  category(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Id of the category.' }) id: string,
  ): Promise<Category | null> {
    return findCategory(ctx, id);
  }

  @Query(() => Product, {
    nullable: true,
    description:
      'A product; null when there is none of this name. Asked by one of its two names, else refused with BAD_USER_INPUT.',
  })
  product(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { nullable: true, description: 'Id of the product.' }) id: string | null,
    @Arg('slug', () => String, { nullable: true, description: 'Or its name for addresses.' }) slug: string | null,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Product | null> {
    const named = oneOf({ id, slug });
    const find = named.by === 'id' ? findProduct : findProductBySlug;
    return find(ctx, named.value, productSelectionOf(ctx, fieldsAsked(info)));
  }

  @Query(() => ProductVariant, {
    nullable: true,
    description:
      'A choice of a product; null when there is none of this name. Asked by one of its two names, else refused with BAD_USER_INPUT.',
  })
  variant(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { nullable: true, description: 'Id of the variant.' }) id: string | null,
    @Arg('sku', () => String, { nullable: true, description: 'Or its article number.' }) sku: string | null,
  ): Promise<ProductVariant | null> {
    const named = oneOf({ id, sku });
    return named.by === 'id' ? findVariant(ctx, named.value) : findVariantBySku(ctx, named.value);
  }

  @Query(() => ProductConnection, {
    description: 'Products that fit a filter, a page at a time. Refused with BAD_USER_INPUT for a bound out of range.',
  })
  products(
    @Ctx() ctx: Context,
    @Arg('filter', () => ProductFilter, {
      nullable: true,
      description: 'What to narrow the list to; absent: everything.',
    })
    filter: ProductFilter | null,
    @Arg('sort', () => ProductSort, {
      nullable: true,
      defaultValue: ProductSort.NEWEST,
      description: 'In which order.',
    })
    sort: ProductSort | null,
    @Arg('first', () => Int, { nullable: true, defaultValue: 24, description: 'How many, 1 to 100.' })
    first: number | null,
    @Arg('after', () => String, {
      nullable: true,
      description:
        'A cursor of the same list, with the same filter and sort: the page begins behind it. Absent: the first page.',
    })
    after: string | null,
    @Arg('ids', () => [ID], {
      nullable: true,
      description:
        'Only products of these ids, and of `skus`; unknown ones name nothing. At most 100 of both together. Absent: no limit.',
    })
    ids: string[] | null,
    @Arg('skus', () => [String], {
      nullable: true,
      description: 'Only products with a variant of these article numbers, and those of `ids`. Absent: no limit.',
    })
    skus: string[] | null,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ProductConnection> {
    return listProducts(ctx, {
      filter: { ...filter, ids, skus },
      sort,
      first: first ?? 24,
      after,
      wants: pageSelectionOf(ctx, fieldsAsked(info)),
    });
  }
}

/** What a page of products tells about its whole list; counted only when asked for. */
@Resolver(() => ProductConnection)
export class ProductConnectionResolver {
  @FieldResolver(() => Int, { description: 'How many products the whole list holds.' })
  async totalCount(
    @Ctx() ctx: Context,
    @Root() { filter, candidates, total }: Readonly<ProductConnection>,
  ): Promise<number> {
    return total ?? countProducts(ctx, filter, candidates);
  }

  @FieldResolver(() => [Facet], { description: 'What the whole list can be narrowed by further, with counts.' })
  facets(@Ctx() ctx: Context, @Root() { filter, candidates }: Readonly<ProductConnection>): Promise<Facet[]> {
    return countFacets(ctx, filter, candidates);
  }
}

/** What hangs on a category. */
@Resolver(() => Category)
export class CategoryResolver {
  @FieldResolver(() => String, {
    description: 'Display name, e.g. Atta & Flours; that in English where it has none in the language.',
  })
  name(@Ctx() ctx: Context, @Root() category: Readonly<Category>, @InLanguage() language: Language | null): string {
    return categoryNameIn(language ?? ctx.language, category);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Its name in Hindi, e.g. आटा और मैदा; null when it has none.',
    deprecationReason: 'Use `name(language: HI)` or `translations`; gone from 2027-05-25.',
  })
  hindiName(@Root() { translations }: Readonly<Category>): string | null {
    return translations.hi?.name ?? null;
  }

  @FieldResolver(() => [CategoryTranslation], { description: 'Its name in other languages, where it has one.' })
  translations(@Root() category: Readonly<Category>): CategoryTranslation[] {
    return translationsOfCategory(category);
  }

  @Extensions({ usualItems: 1 })
  @FieldResolver(() => [Image], {
    description: 'Its pictures, on a field of its `color`; the first is used.',
  })
  async images(@Ctx() ctx: Context, @Root() { imageId }: Readonly<Category>): Promise<Image[]> {
    const image = imageId && (await imageById(ctx).load(imageId));
    return image ? [image] : [];
  }

  @FieldResolver(() => Category, {
    nullable: true,
    description: 'The category that it is part of; null for a top category.',
  })
  async parent(@Ctx() ctx: Context, @Root() { parentId }: Readonly<Category>): Promise<Category | null> {
    return (parentId && (await categoryById(ctx).load(parentId))) || null;
  }

  @FieldResolver(() => [Category], { description: 'Its sub-categories in their order; empty for most.' })
  children(
    @Ctx() ctx: Context,
    @Root() category: Readonly<Category>,
    @Arg('first', () => Int, { nullable: true, description: 'How many at most, 1 to 100; absent: all of them.' })
    first: number | null,
  ): Promise<Category[]> {
    return listChildren(ctx, category, first ?? null);
  }

  @FieldResolver(() => Int, {
    description: 'How many products it and its sub-categories hold, for all countries together.',
  })
  productCount(@Ctx() ctx: Context, @Root() { id }: Readonly<Category>): Promise<number> {
    return productCountByCategoryId(ctx).load(id);
  }
}

/** What hangs on a product. */
@Resolver(() => Product)
export class ProductResolver {
  @FieldResolver(() => String, {
    description:
      'What it is, without brand and size, e.g. Toor Dal; show the brand beside it. In English where it has no name in the language.',
  })
  name(
    @Ctx() ctx: Context,
    @Root() product: ReadProduct,
    @InLanguage() language: Language | null,
  ): string | Promise<string> {
    return productTextIn(ctx, language ?? ctx.language, product, 'name');
  }

  @FieldResolver(() => String, {
    description: 'A few sentences of plain text that help to choose; in English where there are none in the language.',
  })
  description(
    @Ctx() ctx: Context,
    @Root() product: ReadProduct,
    @InLanguage() language: Language | null,
  ): string | Promise<string> {
    return productTextIn(ctx, language ?? ctx.language, product, 'description');
  }

  @FieldResolver(() => [ProductTranslation], {
    description: 'Its texts in other languages, where it has any.',
  })
  translations(@Ctx() ctx: Context, @Root() product: Readonly<Product>): Promise<ProductTranslation[]> {
    return translationsOfProduct(ctx, product);
  }

  @FieldResolver(() => [Image], { description: 'Its pictures; the first is the one that cards show.' })
  images(
    @Ctx() ctx: Context,
    @Root() product: ReadProduct,
    @Arg('first', () => Int, { nullable: true, description: 'How many at most, 1 to 20; absent: all of them.' })
    first: number | null,
  ): Image[] | Promise<Image[]> {
    return listImages(ctx, product, first ?? null);
  }

  @FieldResolver(() => Category, { description: 'The top category that it lies in.' })
  category(@Ctx() ctx: Context, @Root() product: ReadProduct): Category | undefined | Promise<Category | undefined> {
    return categoryOf(ctx, product);
  }

  @FieldResolver(() => Category, {
    nullable: true,
    description: 'The most specific category that it lies in; null when that is the top category itself.',
  })
  subCategory(@Ctx() ctx: Context, @Root() product: ReadProduct): Category | null | Promise<Category | null> {
    return subCategoryOf(ctx, product);
  }

  @FieldResolver(() => Int, { description: 'Pieces that can be sold now, over all variants; 0 when it is sold out.' })
  countInStock(@Ctx() ctx: Context, @Root() product: ReadProduct): number | Promise<number> {
    return countInStockOf(ctx, product);
  }

  @FieldResolver(() => [String], { description: 'Sizes to choose from, e.g. S, M, L; empty when size is no choice.' })
  sizes(@Ctx() ctx: Context, @Root() product: ReadProduct): string[] | Promise<string[]> {
    return optionsOf(ctx, product, 'size');
  }

  @FieldResolver(() => [String], { description: 'Memory to choose from, e.g. 8 GB; empty when memory is no choice.' })
  ramOptions(@Ctx() ctx: Context, @Root() product: ReadProduct): string[] | Promise<string[]> {
    return optionsOf(ctx, product, 'ram');
  }

  @FieldResolver(() => [String], { description: 'Packs to choose from, e.g. 500 g; empty when the pack is no choice.' })
  weightOptions(@Ctx() ctx: Context, @Root() product: ReadProduct): string[] | Promise<string[]> {
    return optionsOf(ctx, product, 'weight');
  }

  @FieldResolver(() => [ProductVariant], {
    description: 'Its choices, at least one; the first is the default, whose price is the price of the product.',
  })
  variants(@Ctx() ctx: Context, @Root() product: ReadProduct): ProductVariant[] | Promise<ProductVariant[]> {
    return listVariants(ctx, product);
  }

  @FieldResolver(() => Int, {
    description:
      'How many ratings `rating` is the mean of. More than `reviewCount` where an operator has brought ratings along that came without a review: then say so beside the stars.',
  })
  ratingCount(@Root() { reviewCount, priorCount }: Readonly<Product>): number {
    return reviewCount + priorCount;
  }

  @FieldResolver(() => UnitPrice, {
    nullable: true,
    description:
      'The lowest price of a kilogram, litre, piece or metre among its choices; null when it is not known how much a pack holds.',
  })
  unitPrice(@Root() product: Readonly<Product>): UnitPrice | null {
    return unitPriceOf(product);
  }

  @FieldResolver(() => ProductLabel, { description: 'What its label says, e.g. whether it is vegetarian.' })
  label(@Ctx() ctx: Context, @Root() product: ReadProduct): ProductLabel | Promise<ProductLabel> {
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
  mrp(@Root() { pricePaise, oldPricePaise }: Readonly<Product>): Paise {
    return oldPricePaise ?? pricePaise;
  }

  @FieldResolver(() => [Country], {
    description: 'The only countries that it is sold to; empty when it is sold everywhere.',
  })
  countries(@Ctx() ctx: Context, @Root() { id, parts }: ReadProduct): Country[] | Promise<Country[]> {
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
