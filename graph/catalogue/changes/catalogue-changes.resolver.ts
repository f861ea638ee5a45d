import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../../shared/context.js';
import type { Paise } from '../../shared/money/money.js';
import { Rupees } from '../../shared/money/rupees.scalar.js';
import { After, First } from '../../shared/paging/page.args.js';
import { BasicPayload } from '../../shared/schema/basic-payload.type.js';
import { payload } from '../../shared/schema/payload.js';
import { Product } from '../product.entity.js';
import { adjustStock, listStockMovements, stockOfVariant } from '../stock/adjust-stock.js';
import { batchesByVariantId } from '../stock/batches/batches.loaders.js';
import { StockBatch } from '../stock/batches/stock-batch.entity.js';
import { StockMovementConnection, VariantStock } from '../stock/stock-movement.entity.js';
import { movementCountByVariantId } from '../stock/stock-movements.loaders.js';
import { ProductVariant } from '../variants/product-variant.entity.js';
import { ProductsChangeInput, ProductsInput } from './bulk/change-products.inputs.js';
import { changeProducts, type ProductsChanged, tellChanged } from './bulk/change-products.js';
import { restoreProducts } from './bulk/restore-products.js';
import { CategoryInput, ProductInput } from './catalogue-changes.inputs.js';
import { CategoryPayload, ProductPayload, ProductsPayload } from './catalogue-changes.payloads.js';
import { timeOfPublishing } from './publish-product.js';
import { removeCategory } from './remove-category.js';
import { removeProduct } from './remove-product.js';
import { saveCategory } from './save-category.js';
import { saveProduct, tagsOfProduct, versionOfProduct } from './save-product.js';
import { setPrice } from './set-price.js';

/** What those do to the catalogue who run the shop. */
@Resolver()
export class CatalogueChangesResolver {
  @Mutation(() => CategoryPayload, {
    description:
      'Makes a category, or changes one: with another parentId it moves together with all that lies in it. For an admin, or an API key with catalogue:write. Refused with BAD_USER_INPUT, NOT_FOUND or CONFLICT.',
  })
  saveCategory(
    @Ctx() ctx: Context,
    @Arg('input', () => CategoryInput, { description: 'The category as it is to be.' }) input: CategoryInput,
  ): Promise<CategoryPayload> {
    return payload(ctx, async () => ({ category: await saveCategory(ctx, input) }));
  }

  @Mutation(() => BasicPayload, {
    description:
      'Removes a category, and the banners that lead to it. For an admin, or an API key with catalogue:write. Refused with NOT_FOUND, with BAD_USER_INPUT for an impossible moveTo, or with CONFLICT while it holds products or categories that are not moved.',
  })
  async removeCategory(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Id of the category.' }) id: string,
    @Arg('moveTo', () => ID, {
      nullable: true,
      description: 'The category that its products and categories are moved to; absent: it has to be empty.',
    })
    moveTo: string | null,
  ): Promise<BasicPayload> {
    return { ok: false, ...(await payload(ctx, () => removeCategory(ctx, id, moveTo ?? null))) };
  }

  @Mutation(() => ProductPayload, {
    description:
      'Puts a product up for sale, or hidden on the desk, or changes one, with its variants, stock, countries and pictures: all of it or nothing. For an admin, or an API key with catalogue:write. Refused with BAD_USER_INPUT, whose field is such as variants.2.price, with NOT_FOUND, or with CONFLICT for what is taken, for a variant that carts or orders hold, and where it is no longer of the expectedVersion.',
  })
  saveProduct(
    @Ctx() ctx: Context,
    @Arg('input', () => ProductInput, { description: 'The product as it is to be.' }) input: ProductInput,
  ): Promise<ProductPayload> {
    return payload(ctx, async () => ({ product: await saveProduct(ctx, input) }));
  }

  @Mutation(() => ProductsPayload, {
    description:
      'Changes many products at once, in one transaction: each that can be is changed, and of the others it is told why not. For an admin, or an API key with catalogue:write. Refused with BAD_USER_INPUT or NOT_FOUND.',
  })
  changeProducts(
    @Ctx() ctx: Context,
    @Arg('products', () => ProductsInput, { description: 'Which products.' }) which: ProductsInput,
    @Arg('change', () => ProductsChangeInput, { description: 'What to change of them.' }) change: ProductsChangeInput,
  ): Promise<ProductsPayload> {
    return productsPayload(ctx, () => changeProducts(ctx, which, change));
  }

  @Mutation(() => ProductsPayload, {
    description:
      'Takes changes of products back that the audit tells of: what each changed is again as it was before, all else stays, and so do pieces. A product of which that was changed again since is left as it is, and told of. For an admin, or an API key with catalogue:write. Refused with BAD_USER_INPUT or NOT_FOUND.',
  })
  restoreProducts(
    @Ctx() ctx: Context,
    @Arg('entryIds', () => [ID], {
      description:
        'Ids of entries of the audit, 1 to 500; at most 20 of them about more than status, place, prices, tags and being featured.',
    })
    entryIds: string[],
  ): Promise<ProductsPayload> {
    return productsPayload(ctx, () => restoreProducts(ctx, entryIds));
  }

  @Mutation(() => BasicPayload, {
    description:
      'Takes a product off the shop for good, with its reviews and its places in carts and lists; orders keep what they say of it. For an admin, or an API key with catalogue:write. Refused with NOT_FOUND, or with CONFLICT while somebody is paying for it.',
  })
  async removeProduct(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Id of the product.' }) id: string,
  ): Promise<BasicPayload> {
    return { ok: false, ...(await payload(ctx, () => removeProduct(ctx, id))) };
  }

  @Mutation(() => ProductPayload, {
    description:
      'Changes the stock of a variant by hand, by exactly one of delta and onHand, and writes it into its history. For an admin, or an API key with catalogue:write. Refused with BAD_USER_INPUT, NOT_FOUND, or with CONFLICT when less would be left than checkouts in progress hold.',
  })
  adjustStock(
    @Ctx() ctx: Context,
    @Arg('variantId', () => ID, { description: 'Id of the variant.' }) variantId: string,
    @Arg('reason', () => String, {
      description: 'Why, for its history: 1 to 200 characters and nothing personal, e.g. delivery 4711.',
    })
    reason: string,
    @Arg('delta', () => Int, {
      nullable: true,
      description: 'Pieces that came, or went when it is below 0; not 0, and within 10000000.',
    })
    delta: number | null,
    @Arg('onHand', () => Int, {
      nullable: true,
      description: 'Pieces that were counted in the store room, those that checkouts hold included: 0 to 10000000.',
    })
    onHand: number | null,
    @Arg('batchId', () => ID, {
      nullable: true,
      description: 'Of which batch the pieces are; absent: no one has said it.',
    })
    batchId: string | null,
  ): Promise<ProductPayload> {
    const amounts = { delta: delta ?? null, onHand: onHand ?? null };
    const adjustment = { variantId, reason, ...amounts, batchId: batchId ?? null };
    return payload(ctx, async () => ({ product: await adjustStock(ctx, adjustment) }));
  }

  @Mutation(() => ProductPayload, {
    description:
      'Sets what a variant costs, and leaves all else of its product as it is. For an admin, or an API key with catalogue:write. Refused with BAD_USER_INPUT or NOT_FOUND.',
  })
  setPrice(
    @Ctx() ctx: Context,
    @Arg('variantId', () => ID, { description: 'Id of the variant.' }) variantId: string,
    @Arg('price', () => Rupees, { description: 'What a piece is to cost, above 0.' }) price: Paise,
    @Arg('oldPrice', () => Rupees, {
      nullable: true,
      description: 'What is struck through beside it, not below the price; absent: nothing.',
    })
    oldPrice: Paise | null,
  ): Promise<ProductPayload> {
    const change = { variantId, pricePaise: price, oldPricePaise: oldPrice ?? null };
    return payload(ctx, async () => ({ product: await setPrice(ctx, change) }));
  }
}

/** What became of many products, as the graph tells it. */
async function productsPayload(ctx: Context, work: () => Promise<ProductsChanged>): Promise<ProductsPayload> {
  const nothing = { products: [], refused: [], entryIds: [], endCursor: null };
  const told = await payload(ctx, async () => tellChanged(ctx, await work()));
  return { ...nothing, ...told };
}

/** What those need who change a product. */
@Resolver(() => Product)
export class ProductVersionResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Another one once anything of it but its stock is changed; saveProduct takes it as `expectedVersion`. For an account with a role, or an API key with catalogue:read; anybody else gets null and the error UNAUTHENTICATED or FORBIDDEN.',
  })
  version(@Ctx() ctx: Context, @Root() { id }: Pick<Product, 'id'>): Promise<string | null> {
    return versionOfProduct(ctx, id);
  }

  @FieldResolver(() => [String], {
    description:
      "Its tags, the shop's own words for shelves such as diwali, in lower case and by the alphabet. For an account with a role, or an API key with catalogue:read; anybody else sees none.",
  })
  tags(@Ctx() ctx: Context, @Root() { id }: Pick<Product, 'id'>): Promise<string[]> {
    return tagsOfProduct(ctx, id);
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description:
      'When it is going to be published by itself; null where it waits for no time. For an account with a role, or an API key with catalogue:read; anybody else gets null and the error UNAUTHENTICATED or FORBIDDEN.',
  })
  publishAt(@Ctx() ctx: Context, @Root() product: Pick<Product, 'publishAt'>): Date | null {
    return timeOfPublishing(ctx, product);
  }
}

/** What the public does not see of a variant. */
@Resolver(() => ProductVariant)
export class StockResolver {
  @FieldResolver(() => VariantStock, {
    nullable: true,
    description:
      'Its stock in full. For an account with a role, or an API key with catalogue:read; anybody else gets null and the error UNAUTHENTICATED or FORBIDDEN.',
  })
  stock(@Ctx() ctx: Context, @Root() variant: Readonly<ProductVariant>): VariantStock {
    return stockOfVariant(ctx, variant);
  }
}

/** What a stock is of, and its history. */
@Resolver(() => VariantStock)
export class StockMovementsResolver {
  @FieldResolver(() => [StockBatch], {
    description:
      'The batches that have pieces, those first that expire first; together they are what is on hand. Empty where it is not kept by batches.',
  })
  batches(@Ctx() ctx: Context, @Root() { variantId }: Readonly<VariantStock>): Promise<StockBatch[]> {
    return batchesByVariantId(ctx).load(variantId);
  }

  @FieldResolver(() => StockMovementConnection, {
    description: 'What changed it, latest first; the sum of all is what is on hand.',
  })
  movements(
    @Ctx() ctx: Context,
    @Root() stock: Readonly<VariantStock>,
    @First(20) first: number | null,
    @After() after: string | null,
  ): Promise<StockMovementConnection> {
    return listStockMovements(ctx, stock, { first: first ?? 20, after });
  }
}

/** What is counted only when asked for. */
@Resolver(() => StockMovementConnection)
export class StockMovementConnectionResolver {
  @FieldResolver(() => Int, { description: 'How many movements the whole history holds.' })
  totalCount(@Ctx() ctx: Context, @Root() { variantId }: Readonly<StockMovementConnection>): Promise<number> {
    return movementCountByVariantId(ctx).load(variantId);
  }
}
