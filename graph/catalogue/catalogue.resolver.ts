import type { GraphQLResolveInfo } from 'graphql';
import {
  Arg,
  Args,
  ArgsType,
  Ctx,
  Extensions,
  Field,
  FieldResolver,
  ID,
  Info,
  Int,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { type MayTakeTime, whenRead } from '../cache/when-read.js';
import { Image } from '../media/image.entity.js';
import { imageById } from '../media/media.loaders.js';
import type { Context } from '../shared/context.js';
import { oneOf } from '../shared/input/one-of.js';
import { InLanguageOrAsTyped, languageAskedFor } from '../shared/languages/in-language.args.js';
import { OTHER_LANGUAGES } from '../shared/languages/languages.js';
import { DirectResolver } from '../shared/schema/direct-resolver.js';
import { fieldsAsked } from '../shared/schema/fields-asked.js';
import { ProductFilter, ProductSort } from './catalogue.inputs.js';
import { categoryById, productCountByCategoryId } from './catalogue.loaders.js';
import {
  findCategory,
  findProduct,
  findProductBySlug,
  findVariant,
  findVariantBySku,
  listCategories,
  listChildren,
} from './catalogue.service.js';
import { Category } from './category.entity.js';
import { Facet, FacetKey, ProductConnection } from './listing/product-connection.type.js';
import { facetsOf } from './listing/product-facets.service.js';
import { countProducts, listProducts } from './listing/product-listing.service.js';
import { Product } from './product.entity.js';
import { pageSelectionOf, productSelectionOf } from './product-parts.js';
import { categoryNameIn, translationsOfCategory } from './translations/translated.js';
import { CategoryTranslation } from './translations/translation.type.js';
import { catalogueVersion } from './variants/former-prices.js';
import { ProductVariant } from './variants/product-variant.entity.js';

/** Which page of which products is wanted. */
@ArgsType()
class ProductsArgs {
  @Field(() => ProductFilter, {
    nullable: true,
    description: 'What to narrow the list to; absent: everything.',
  })
  filter?: ProductFilter | null;

  @Field(() => ProductSort, { nullable: true, defaultValue: ProductSort.NEWEST, description: 'In which order.' })
  sort?: ProductSort | null;

  @Field(() => Int, { nullable: true, defaultValue: 24, description: 'How many, 1 to 100.' })
  first?: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'A cursor of the same list, with the same filter and sort: the page begins behind it. Absent: the first page.',
  })
  after?: string | null;

  @Field(() => [ID], {
    nullable: true,
    description:
      'Only products of these ids, and of `skus`; unknown ones name nothing. At most 100 of both together. Absent: no limit.',
  })
  ids?: string[] | null;

  @Field(() => [String], {
    nullable: true,
    description: 'Only products with a variant of these article numbers, and those of `ids`. Absent: no limit.',
  })
  skus?: string[] | null;
}

/** The names of a product, of which one is asked. */
@ArgsType()
class ProductArgs {
  @Field(() => ID, { nullable: true, description: 'Id of the product.' })
  id?: string | null;

  @Field(() => String, { nullable: true, description: 'Or its name for addresses.' })
  slug?: string | null;
}

/** The ways into the catalogue. */
@Resolver()
export class CatalogueResolver {
  @Query(() => [Category], {
    description: 'The top categories in the order of the menus; the first six make the top bar.',
  })
  categories(@Ctx() ctx: Context): MayTakeTime<readonly Category[]> {
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
  @DirectResolver()
  product(
    @Root() _none: unknown,
    @Ctx() ctx: Context,
    @Args() { id = null, slug = null }: ProductArgs,
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
  @DirectResolver()
  products(
    @Root() _none: unknown,
    @Ctx() ctx: Context,
    @Args() { filter, sort, first, after, ids, skus }: ProductsArgs,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ProductConnection> {
    return listProducts(ctx, {
      filter: { ...filter, ids: ids ?? null, skus: skus ?? null },
      sort: sort ?? null,
      first: first ?? 24,
      after: after ?? null,
      wants: pageSelectionOf(ctx, fieldsAsked(info)),
    });
  }

  @Query(() => Date, {
    description:
      'The version of the catalogue that prices of this answer are of: another one once anything costs something else. Sent with `basket`, it tells which of them have changed since.',
  })
  catalogueVersion(@Ctx() ctx: Context): Promise<Date> {
    return catalogueVersion(ctx);
  }
}

/** Which ways to narrow a list are asked for. */
@ArgsType()
class FacetsArgs {
  @Field(() => [FacetKey], {
    nullable: true,
    description: 'The only ones that are wanted, in the order of the shop; absent: all of them.',
  })
  keys?: FacetKey[] | null;
}

/** What a page of products tells about its whole list; counted only when asked for. */
@Resolver(() => ProductConnection)
export class ProductConnectionResolver {
  @FieldResolver(() => Int, { description: 'How many products the whole list holds.' })
  @DirectResolver()
  totalCount(
    @Root() { filter, candidates, total }: Readonly<ProductConnection>,
    @Ctx() ctx: Context,
  ): number | Promise<number> {
    return total ?? countProducts(ctx, filter, candidates);
  }

  @FieldResolver(() => [Facet], { description: 'What the whole list can be narrowed by further, with counts.' })
  @DirectResolver()
  facets(
    @Root() list: Readonly<ProductConnection>,
    @Ctx() ctx: Context,
    @Args() { keys }: FacetsArgs,
  ): Promise<Facet[]> {
    return facetsOf(ctx, list, keys ?? null);
  }
}

/** How many sub-categories are asked for. */
@ArgsType()
class ChildrenArgs {
  @Field(() => Int, { nullable: true, description: 'How many at most, 1 to 100; absent: all of them.' })
  first?: number | null;
}

/** What hangs on a category. */
@Resolver(() => Category)
export class CategoryResolver {
  @FieldResolver(() => String, {
    description: 'Display name, e.g. Atta & Flours; that in English where it has none in the language.',
  })
  @DirectResolver()
  name(@Root() category: Readonly<Category>, @Ctx() ctx: Context, @Args() asked: InLanguageOrAsTyped): string {
    return categoryNameIn(languageAskedFor(ctx.language, asked), category);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Its name in Hindi, e.g. आटा और मैदा; null when it has none.',
    deprecationReason: 'Use `name(language: HI)` or `translations`; gone from 2027-05-25.',
  })
  @DirectResolver()
  hindiName(@Root() { translations }: Readonly<Category>): string | null {
    return translations.hi?.name ?? null;
  }

  @FieldResolver(() => [CategoryTranslation], { description: 'Its name in other languages, where it has one.' })
  @Extensions({ usualItems: OTHER_LANGUAGES.length })
  @DirectResolver()
  translations(@Root() category: Readonly<Category>): CategoryTranslation[] {
    return translationsOfCategory(category);
  }

  @Extensions({ usualItems: 1 })
  @FieldResolver(() => [Image], {
    description: 'Its pictures, on a field of its `color`; the first is used.',
  })
  @DirectResolver()
  images(@Root() { imageId }: Readonly<Category>, @Ctx() ctx: Context): MayTakeTime<Image[]> {
    if (!imageId) return [];
    return whenRead(imageById.loadAll(ctx, [imageId]), (found) => found.filter((image) => image !== undefined));
  }

  @FieldResolver(() => Category, {
    nullable: true,
    description: 'The category that it is part of; null for a top category.',
  })
  @DirectResolver()
  parent(@Root() { parentId }: Readonly<Category>, @Ctx() ctx: Context): MayTakeTime<Category | null> {
    if (!parentId) return null;
    return whenRead(categoryById.loadAll(ctx, [parentId]), ([parent]) => parent ?? null);
  }

  @FieldResolver(() => [Category], { description: 'Its sub-categories in their order; empty for most.' })
  @DirectResolver()
  children(
    @Root() category: Readonly<Category>,
    @Ctx() ctx: Context,
    @Args() { first }: ChildrenArgs,
  ): MayTakeTime<readonly Category[]> {
    return listChildren(ctx, category, first ?? null);
  }

  @FieldResolver(() => Int, {
    description: 'How many products it and its sub-categories hold, for all countries together.',
  })
  @DirectResolver()
  productCount(@Root() { id }: Readonly<Category>, @Ctx() ctx: Context): MayTakeTime<number> {
    return whenRead(productCountByCategoryId.loadAll(ctx, [id]), ([count]) => count ?? 0);
  }
}
