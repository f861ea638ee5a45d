import { cart } from '../cart/feature.js';
import { catalogue } from '../catalogue/feature.js';
import { orders } from '../orders/feature.js';
import { payments } from '../payments/feature.js';
import { refunds } from '../payments/refunds/feature.js';
import { search } from '../search/feature.js';
import { defineFeature } from '../shared/feature.js';

import { RollUpSales1795665206094 } from './migrations/1795665206094-RollUpSales.js';
import { RollUpMonths1795676612902 } from './migrations/1795676612902-RollUpMonths.js';
import { SumByCategory1795681299686 } from './migrations/1795681299686-SumByCategory.js';
import { FindMonthsByProduct1795700200000 } from './migrations/1795700200000-FindMonthsByProduct.js';
import { MarkMoves1795736400000 } from './migrations/1795736400000-MarkMoves.js';
import {
  SalesCategoryDay,
  SalesHour,
  SalesPinDay,
  SalesPinMonth,
  SalesProductCategory,
  SalesProductDay,
  SalesProductMonth,
  SalesRefundDay,
  SalesReturnDay,
  SalesStaleDay,
  SalesStaleProduct,
} from './sales-rollup.entity.js';

/** What sells: summed up by jobs from the books, and to the paisa what they say. */
export const sales = defineFeature({
  name: 'sales',
  uses: [orders, payments, refunds, catalogue, cart, search],
  entities: [
    ...[SalesStaleDay, SalesStaleProduct, SalesHour, SalesProductDay, SalesProductMonth],
    ...[SalesProductCategory, SalesCategoryDay],
    ...[SalesPinDay, SalesPinMonth, SalesRefundDay, SalesReturnDay],
  ],

  migrations: [
    RollUpSales1795665206094,
    RollUpMonths1795676612902,
    SumByCategory1795681299686,
    FindMonthsByProduct1795700200000,
    MarkMoves1795736400000,
  ],
  sql: 'graph/sales/sql',
  resolvers: () => [import('./sales.resolver.js'), import('./sales-report.resolver.js')],
  routers: () => [import('./sales-report.rest.js')],
  tasks: async () => [(await import('./roll-up-sales.js')).rollUpSalesTask],
});
