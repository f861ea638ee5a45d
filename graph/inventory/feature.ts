import { accounts } from '../accounts/feature.js';
import { apiKeys } from '../api-keys/feature.js';
import { audit } from '../audit/feature.js';
import { catalogue } from '../catalogue/feature.js';
import { idempotency } from '../idempotency/feature.js';
import { orders } from '../orders/feature.js';
import { defineFeature } from '../shared/feature.js';
import { StockCount, StockCountLine } from './counts/stock-count.entity.js';
import { AddInventory1795665994685 } from './migrations/1795665994685-AddInventory.js';
import { ReceiveBatches1795692640000 } from './migrations/1795692640000-ReceiveBatches.js';
import { GoodsReceipt, GoodsReceiptLine } from './receipts/goods-receipt.entity.js';

/**
 * What happens in the store room: counts, goods from suppliers, waste, and what a stock went
 * through.
 */
export const inventory = defineFeature({
  name: 'inventory',
  uses: [catalogue, orders, accounts, apiKeys, audit, idempotency],
  entities: [StockCount, StockCountLine, GoodsReceipt, GoodsReceiptLine],
  migrations: [AddInventory1795665994685, ReceiveBatches1795692640000],
  resolvers: () => [
    import('./counts/stock-counts.resolver.js'),
    import('./receipts/goods-receipts.resolver.js'),
    import('./waste/waste.resolver.js'),
    import('./movements.resolver.js'),
  ],
  routers: () => [
    import('./counts/stock-counts.rest.js'),
    import('./receipts/goods-receipts.rest.js'),
    import('./waste/waste.rest.js'),
  ],
});
