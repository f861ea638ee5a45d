import { accounts } from '../accounts/feature.js';
import { catalogue } from '../catalogue/feature.js';
import { customFields } from '../custom-fields/feature.js';
import { delivery } from '../delivery/feature.js';
import { media } from '../media/feature.js';
import { messages } from '../messages/feature.js';
import { defineFeature } from '../shared/feature.js';
import { shop } from '../shop/feature.js';
import { OrderEvent } from './life/order-event.entity.js';
import { OrderReturn, OrderReturnLine } from './life/order-return.entity.js';
import { Shipment, ShipmentLine } from './life/shipment.entity.js';
import { KeepLineTitles1795489260000 } from './migrations/1795489260000-KeepLineTitles.js';
import { SpeakFurtherLanguages1795489500000 } from './migrations/1795489500000-SpeakFurtherLanguages.js';
import { ExtendOrders1795632600000 } from './migrations/1795632600000-ExtendOrders.js';
import { KeepBuyers1795643000000 } from './migrations/1795643000000-KeepBuyers.js';
import { KeepNumbersOfOrders1795650060000 } from './migrations/1795650060000-KeepNumbersOfOrders.js';
import { DiscountLines1795670000000 } from './migrations/1795670000000-DiscountLines.js';
import { IndexOrders1795677128222 } from './migrations/1795677128222-IndexOrders.js';
import { PromiseFreshness1795692630000 } from './migrations/1795692630000-PromiseFreshness.js';
import { SupplyLess1795700030000 } from './migrations/1795700030000-SupplyLess.js';
import { Order } from './order.entity.js';
import { OrderLine } from './order-line.entity.js';

/** What was ordered, how far it has come, and what is said of it by mail and text message. */
export const orders = defineFeature({
  name: 'orders',
  uses: [delivery, catalogue, accounts, media, messages, shop, customFields],
  entities: [OrderEvent, OrderReturn, OrderReturnLine, Shipment, ShipmentLine, OrderLine, Order],
  migrations: [
    KeepLineTitles1795489260000,
    SpeakFurtherLanguages1795489500000,
    ExtendOrders1795632600000,
    KeepBuyers1795643000000,
    KeepNumbersOfOrders1795650060000,
    DiscountLines1795670000000,
    IndexOrders1795677128222,
    PromiseFreshness1795692630000,
    SupplyLess1795700030000,
  ],
  sql: 'graph/orders/sql',
  hooks: {
    findVariantHolders: async (tx, ids) =>
      (await import('./variant-holders.queries.js')).findOrdersWithVariants(tx, ids),
  },
  resolvers: () => [
    import('./customer-orders.resolver.js'),
    import('./life/order-life.resolver.js'),
    import('./orders.resolver.js'),
  ],
  routers: () => [import('./orders.rest.js')],
  tasks: async () => [(await import('./messages/order-texts.js')).sendOrderTexts],
});
