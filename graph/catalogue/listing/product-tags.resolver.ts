import { Ctx, Extensions, Query, Resolver } from 'type-graphql';
import type { Context } from '../../shared/context.js';
import { listProductTags } from './list-product-tags.js';
import { ProductTag } from './product-tag.type.js';

/** The tags that products have. */
@Resolver(() => ProductTag)
export class ProductTagsResolver {
  @Extensions({ usualItems: 100 })
  @Query(() => [ProductTag], {
    description:
      'All tags that products have, by the alphabet, at most 1,000; changeProducts renames one by adding the new word and removing the old from all that have it. For an account with a role, or an API key with catalogue:read; anybody else is refused with FORBIDDEN.',
  })
  productTags(@Ctx() ctx: Context): Promise<ProductTag[]> {
    return listProductTags(ctx);
  }
}
