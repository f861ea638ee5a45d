import type { GraphQLResolveInfo } from 'graphql';
import {
  Arg,
  Args,
  ArgsType,
  Ctx,
  Extensions,
  Field,
  FieldResolver,
  Info,
  Int,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { ProductFilter, ProductSort } from '../catalogue/catalogue.inputs.js';
import { productById } from '../catalogue/catalogue.loaders.js';
import { Category } from '../catalogue/category.entity.js';
import { ProductConnection } from '../catalogue/listing/product-connection.type.js';
import { Product } from '../catalogue/product.entity.js';
import { pageSelectionOf, productSelectionBelow } from '../catalogue/product-parts.js';
import type { Context } from '../shared/context.js';
import { phrase, say } from '../shared/languages/phrase.js';
import { DirectResolver } from '../shared/schema/direct-resolver.js';
import { fieldsAsked } from '../shared/schema/fields-asked.js';
import { listNearest } from './categories-named.queries.js';
import { explainHits } from './explain/explain-hits.js';
import { SearchExplanation } from './explain/search-explanation.type.js';
import type { Ranked } from './results.queries.js';
import { search } from './search.service.js';
import { type SearchConnection, SearchInterpretation, Suggestions } from './search.type.js';
import { suggest } from './suggest.service.js';

/** Which page of which results is wanted. */
@ArgsType()
class SearchArgs {
  @Field(() => String, { description: 'What the shopper typed, at most 200 characters.' })
  query: string;

  @Field(() => ProductFilter, {
    nullable: true,
    description: 'What to narrow the results to; absent: all of them.',
  })
  filter?: ProductFilter | null;

  @Field(() => ProductSort, { nullable: true, defaultValue: ProductSort.RELEVANCE, description: 'In which order.' })
  sort?: ProductSort | null;

  @Field(() => Int, { nullable: true, defaultValue: 24, description: 'How many, 1 to 100.' })
  first?: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'A cursor of the same results, with the same query, filter and sort: the page begins behind it. Absent: the first page.',
  })
  after?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    defaultValue: false,
    description:
      'Whether `explanations` is to say why each hit is there: for staff, or an API key with catalogue:read; anybody else is refused with UNAUTHENTICATED or FORBIDDEN.',
  })
  explain?: boolean | null;
}

/** The ways to find a product by words. */
@Resolver()
export class SearchResolver {
  @Query(() => ProductConnection, {
    description:
      'Products that fit words as shoppers type them: Hindi and regional names, misspellings, joined words and sizes are understood, see `interpretation`, and a bar code (EAN, UPC) finds what has it for an article number. A blank query finds nothing. Refused with BAD_USER_INPUT over 200 characters or for a bound out of range.',
  })
  @Extensions({ cost: 500 })
  @DirectResolver()
  search(
    @Root() _none: unknown,
    @Ctx() ctx: Context,
    @Args() { query, filter, sort, first, after, explain }: SearchArgs,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ProductConnection> {
    const wants = pageSelectionOf(ctx, fieldsAsked(info));
    return search(ctx, {
      ...{ query, filter: filter ?? null, sort: sort ?? null, first: first ?? 24, after: after ?? null, wants },
      ...(explain ? { isExplained: true } : {}),
    });
  }

  @Query(() => Suggestions, {
    description:
      'What a search box can offer while the shopper types. A blank text gives empty lists. Refused with BAD_USER_INPUT over 200 characters.',
  })
  @Extensions({ cost: 100 })
  suggest(
    @Ctx() ctx: Context,
    @Arg('prefix', () => String, { description: 'What is typed so far, at most 200 characters.' }) prefix: string,
    @Arg('first', () => Int, {
      nullable: true,
      defaultValue: 8,
      description: 'How many of each kind at most, 1 to 20.',
    })
    first: number | null,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Suggestions> {
    return suggest(
      ctx,
      prefix,
      first ?? 8,
      productSelectionBelow(ctx, fieldsAsked(info), 'products', ['name', 'brand']),
    );
  }
}

/** What a list of products tells when a search made it. */
@Resolver(() => ProductConnection)
export class SearchConnectionResolver {
  @FieldResolver(() => SearchInterpretation, {
    nullable: true,
    description: 'How the words of a search were read; null for a list that no search made.',
  })
  @DirectResolver()
  interpretation(@Root() connection: ProductConnection & Partial<SearchConnection>): SearchInterpretation | null {
    return connection.interpretation ?? null;
  }

  @FieldResolver(() => [SearchExplanation], {
    description:
      'Why each product of the page is there, in its order, for a search with `explain` by relevance; empty for any other list. What was not graded, since very much fits, is left out.',
  })
  explanations(
    @Ctx() ctx: Context,
    @Root() connection: ProductConnection & Partial<SearchConnection & Ranked>,
  ): Promise<SearchExplanation[]> {
    return explainHits(ctx, connection);
  }
}

/** Where a search leads that names something that is not sold. */
@Resolver(() => SearchInterpretation)
export class SearchInterpretationResolver {
  @FieldResolver(() => [Category], {
    description:
      'Where the goods stand that come nearest to a brand that is not sold, nearest first; empty when nothing is known of it.',
  })
  @DirectResolver()
  nearest(@Root() { kindNotSold }: Readonly<SearchInterpretation>, @Ctx() ctx: Context): Promise<Category[]> {
    return listNearest(ctx, kindNotSold);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The sentence for `notSold`, in `language`; where `nearest` has categories, it ends before their names. Null where nothing is said to be not sold.',
  })
  @DirectResolver()
  async notSoldText(@Root() read: Readonly<SearchInterpretation>, @Ctx() ctx: Context): Promise<string | null> {
    const { notSold, kindNotSold, language } = read;
    if (notSold.length === 0) return null;
    const words = notSold.join(' ');
    const hasNearest = (await listNearest(ctx, kindNotSold)).length > 0;
    return say(
      hasNearest
        ? phrase('Not sold here: {words}. You may find something like it in', { words })
        : phrase('Not sold here: {words}.', { words }),
      language,
    );
  }
}

/** The products that are explained. */
@Resolver(() => SearchExplanation)
export class SearchExplanationResolver {
  @FieldResolver(() => Product, { nullable: true, description: 'The hit; null for one that was removed meanwhile.' })
  async product(@Ctx() ctx: Context, @Root() { productId }: Readonly<SearchExplanation>): Promise<Product | null> {
    return (await productById(ctx).load(productId)) ?? null;
  }
}
