import { accounts } from '../accounts/feature.js';
import { audit } from '../audit/feature.js';
import { customFields } from '../custom-fields/feature.js';
import { location } from '../location/feature.js';
import { media } from '../media/feature.js';
import { defineFeature } from '../shared/feature.js';
import { Category } from './category.entity.js';
import { ProductCount } from './listing/product-count.entity.js';
import { AddCustomFields1795485600000 } from './migrations/1795485600000-AddCustomFields.js';
import { TranslateCatalogue1795489200000 } from './migrations/1795489200000-TranslateCatalogue.js';
import { ExtendVariantsAndCategories1795633200000 } from './migrations/1795633200000-ExtendVariantsAndCategories.js';
import { PublishProducts1795653600000 } from './migrations/1795653600000-PublishProducts.js';
import { IndexNames1795664900000 } from './migrations/1795664900000-IndexNames.js';
import { KeepEveryStockMovement1795665430000 } from './migrations/1795665430000-KeepEveryStockMovement.js';
import { AddIngredients1795677000000 } from './migrations/1795677000000-AddIngredients.js';
import { NoteAvailability1795678200000 } from './migrations/1795678200000-NoteAvailability.js';
import { TagProducts1795681100000 } from './migrations/1795681100000-TagProducts.js';
import { KeepBatches1795692610000 } from './migrations/1795692610000-KeepBatches.js';
import { SellLoose1795700010000 } from './migrations/1795700010000-SellLoose.js';
import { IndexPricesByTime1795725200000 } from './migrations/1795725200000-IndexPricesByTime.js';
import { CoverFacets1795839000000 } from './migrations/1795839000000-CoverFacets.js';
import { Product } from './product.entity.js';
import { ProductCountry } from './product-country.entity.js';
import { ProductImage } from './product-image.entity.js';
import { BatchPieces } from './stock/batches/batch-pieces.entity.js';
import { StockBatch } from './stock/batches/stock-batch.entity.js';
import { StockMovement } from './stock/stock-movement.entity.js';
import { ProductVariant } from './variants/product-variant.entity.js';
import { VariantPrice } from './variants/variant-price.entity.js';

/** Categories, products and variants: read, listed, kept, counted. */
export const catalogue = defineFeature({
  name: 'catalogue',
  uses: [location, accounts, media, audit, customFields],
  entities: [
    Category,
    ProductCount,
    ProductCountry,
    ProductImage,
    ProductVariant,
    Product,
    BatchPieces,
    StockBatch,
    StockMovement,
    VariantPrice,
  ],
  migrations: [
    AddCustomFields1795485600000,
    TranslateCatalogue1795489200000,
    ExtendVariantsAndCategories1795633200000,
    PublishProducts1795653600000,
    IndexNames1795664900000,
    KeepEveryStockMovement1795665430000,
    AddIngredients1795677000000,
    NoteAvailability1795678200000,
    TagProducts1795681100000,
    KeepBatches1795692610000,
    SellLoose1795700010000,
    IndexPricesByTime1795725200000,
    CoverFacets1795839000000,
  ],
  sql: 'graph/catalogue/sql',
  resolvers: () => [
    import('./catalogue.resolver.js'),
    import('./changes/catalogue-changes.resolver.js'),
    import('./variants/product-variant.resolver.js'),
    import('./product.resolver.js'),
    import('./listing/product-tags.resolver.js'),
    import('./stock/low-stock.resolver.js'),
    import('./stock/batches/aging-batches.resolver.js'),
  ],
  routers: () => [
    import('./catalogue.rest.js'),
    import('./changes/variants.rest.js'),
    import('./changes/bulk/change-products.rest.js'),
    import('./stock/batches/aging-batches.rest.js'),
  ],
  publicFields: ['categories', 'category', 'product', 'variant', 'products', 'catalogueVersion'],
  orphanedTypes: async () => [(await import('./stock/stock-error.type.js')).StockError],
  tasks: async () => {
    const { refreshProductCards } = await import('./refresh-product-cards.js');
    const { publishDueProduct } = await import('./changes/publish-product.js');
    const { withholdPieces } = await import('./stock/batches/batches.queries.js');
    return [
      publishDueProduct,
      {
        name: 'compare-cards',
        schedule: { match: '40 21 * * *', isMadeUp: true },
        run: async (ctx) => void (await refreshProductCards(ctx)),
      },
      {
        name: 'withhold-batches',
        // The day begins in India at half past six in the evening before, by the clock of jobs.
        schedule: { match: '31 * * * *', isMadeUp: true },
        run: async (ctx) => void (await withholdPieces(ctx)),
      },
    ];
  },
});
