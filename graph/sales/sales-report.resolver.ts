import { Arg, Ctx, Extensions, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { categoryById, productById } from '../catalogue/catalogue.loaders.js';
import { Category } from '../catalogue/category.entity.js';
import { Product } from '../catalogue/product.entity.js';
import { EmptySearch } from '../search/empty/empty-search.type.js';
import type { Context } from '../shared/context.js';
import {
  listLeftInCarts,
  listSalesOfCategories,
  listSalesOfPins,
  listSalesOfProducts,
  listSalesRefunds,
  listSearchesInVain,
  salesReport,
} from './sales-report.service.js';
import {
  LeftInCarts,
  SalesOfCategory,
  SalesOfPin,
  SalesOfProduct,
  SalesRefund,
  SalesReport,
} from './sales-report.type.js';

const FIRST = { description: 'How many, 1 to 1,000.' };

/** What sells. */
@Resolver(() => SalesReport)
export class SalesReportResolver {
  @Extensions({ cost: 200 })
  @Query(() => SalesReport, {
    description:
      'What sells in a period, beside the equally long one before it. For an admin, or an API key with orders:read; anybody else is refused with FORBIDDEN. Refused with BAD_USER_INPUT for what are no 1 to 366 days.',
  })
  salesReport(
    @Ctx() ctx: Context,
    @Arg('from', { description: 'The first day by the calendar of India, e.g. 2026-11-01.' }) from: string,
    @Arg('to', { description: 'The last day.' }) to: string,
  ): Promise<SalesReport> {
    return salesReport(ctx, from, to);
  }

  @Extensions({ cost: 100 })
  @FieldResolver(() => [SalesOfCategory], {
    description: 'By top category, that of most sales first. Products that were removed stand under no category.',
  })
  categories(@Ctx() ctx: Context, @Root() { periods }: Readonly<SalesReport>): Promise<SalesOfCategory[]> {
    return listSalesOfCategories(ctx, periods);
  }

  @Extensions({ cost: 100 })
  @FieldResolver(() => [SalesOfProduct], { description: 'By product, the best sold first.' })
  products(
    @Ctx() ctx: Context,
    @Root() { periods }: Readonly<SalesReport>,
    @Arg('first', () => Int, { nullable: true, defaultValue: 20, ...FIRST }) first: number | null,
  ): Promise<SalesOfProduct[]> {
    return listSalesOfProducts(ctx, periods, first ?? 20);
  }

  @Extensions({ cost: 100 })
  @FieldResolver(() => [SalesOfPin], { description: 'By PIN code, that of most sales first.' })
  pins(
    @Ctx() ctx: Context,
    @Root() { periods }: Readonly<SalesReport>,
    @Arg('first', () => Int, { nullable: true, defaultValue: 20, ...FIRST }) first: number | null,
  ): Promise<SalesOfPin[]> {
    return listSalesOfPins(ctx, periods, first ?? 20);
  }

  @FieldResolver(() => [SalesRefund], {
    description: 'What was promised back in the period, of any order, by its reason: that of most money first.',
  })
  refunds(@Ctx() ctx: Context, @Root() { periods }: Readonly<SalesReport>): Promise<SalesRefund[]> {
    return listSalesRefunds(ctx, periods);
  }

  @Extensions({ cost: 100 })
  @FieldResolver(() => [LeftInCarts], {
    description:
      'What was put into carts of accounts in the period and still lies there after an hour, that of most worth first.',
  })
  leftInCarts(
    @Ctx() ctx: Context,
    @Root() { periods }: Readonly<SalesReport>,
    @Arg('first', () => Int, { nullable: true, defaultValue: 20, ...FIRST }) first: number | null,
  ): Promise<LeftInCarts[]> {
    return listLeftInCarts(ctx, periods, first ?? 20);
  }

  @FieldResolver(() => [EmptySearch], {
    description:
      'Searches of the period that found nothing, the most frequent first, as far back as the shop keeps them; empty where it keeps none.',
  })
  emptySearches(
    @Ctx() ctx: Context,
    @Root() { periods }: Readonly<SalesReport>,
    @Arg('first', () => Int, { nullable: true, defaultValue: 20, ...FIRST }) first: number | null,
  ): Promise<EmptySearch[]> {
    return listSearchesInVain(ctx, periods, first ?? 20);
  }
}

/** What a row of categories is about. */
@Resolver(() => SalesOfCategory)
export class SalesOfCategoryResolver {
  @FieldResolver(() => Category, {
    nullable: true,
    description: 'The category; null for products that were removed.',
  })
  async category(@Ctx() ctx: Context, @Root() { categoryId }: Readonly<SalesOfCategory>): Promise<Category | null> {
    return categoryId === null ? null : ((await categoryById(ctx).load(categoryId)) ?? null);
  }
}

/** What a row of products is about. */
@Resolver(() => SalesOfProduct)
export class SalesOfProductResolver {
  @FieldResolver(() => Product, {
    nullable: true,
    description: 'The product; null where it was removed or is hidden from the caller.',
  })
  async product(@Ctx() ctx: Context, @Root() { productId }: Readonly<SalesOfProduct>): Promise<Product | null> {
    return (await productById(ctx).load(productId)) ?? null;
  }
}

/** What a row of goods in carts is about. */
@Resolver(() => LeftInCarts)
export class LeftInCartsResolver {
  @FieldResolver(() => Product, {
    nullable: true,
    description: 'The product; null where it is hidden from the caller.',
  })
  async product(@Ctx() ctx: Context, @Root() { productId }: Readonly<LeftInCarts>): Promise<Product | null> {
    return (await productById(ctx).load(productId)) ?? null;
  }
}
