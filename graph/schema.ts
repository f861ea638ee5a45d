import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { GraphQLDateTime } from 'graphql-scalars';
import {
  buildSchema,
  type ContainerType,
  emitSchemaDefinitionFile,
  type NonEmptyArray,
  type PubSub,
} from 'type-graphql';
import { AccountsResolver } from './accounts/accounts.resolver.js';
import { AddressesResolver, AddressPayloadResolver } from './accounts/addresses/addresses.resolver.js';
import { CustomersResolver } from './accounts/customers.resolver.js';
import { EmailResolver } from './accounts/email/email.resolver.js';
import { ProfileResolver } from './accounts/profile/profile.resolver.js';
import { PasswordResetResolver } from './accounts/sign-in/password-reset.resolver.js';
import { SessionsResolver } from './accounts/sign-in/sessions.resolver.js';
import { StaffResolver } from './accounts/staff.resolver.js';
import { ApiKeysResolver } from './api-keys/api-keys.resolver.js';
import { AuditEntryConnectionResolver, AuditResolver } from './audit/audit.resolver.js';
import { BannersResolver, HomeSlidesResolver } from './banners/banners.resolver.js';
import { PromotionsResolver } from './banners/promotions.resolver.js';
import { CartDeliveryResolver, CartLineResolver, CartResolver } from './cart/cart.resolver.js';
import { MergeCartResolver } from './cart/merge-cart.resolver.js';
import {
  CatalogueResolver,
  CategoryResolver,
  ProductConnectionResolver,
  ProductResolver,
} from './catalogue/catalogue.resolver.js';
import {
  CatalogueChangesResolver,
  StockMovementConnectionResolver,
  StockMovementsResolver,
  StockResolver,
} from './catalogue/changes/catalogue-changes.resolver.js';
import { ProductVariantResolver } from './catalogue/product-variant.resolver.js';
import { LowStockResolver } from './catalogue/stock/low-stock.resolver.js';
import { StockError } from './catalogue/stock/stock-error.type.js';
import { CatalogueFilesResolver } from './catalogue-files/catalogue-files.resolver.js';
import { DeliveryResolver, ShopDeliveryResolver } from './delivery/delivery.resolver.js';
import { ErasureResolver } from './erasure/erasure.resolver.js';
import { InvoiceResolver, OrderInvoicesResolver } from './invoices/invoices.resolver.js';
import { LiveResolver } from './live/live.resolver.js';
import { LocationResolver } from './location/location.resolver.js';
import { MediaResolver } from './media/media.resolver.js';
import { NewsletterResolver } from './newsletter/newsletter.resolver.js';
import { NodesResolver } from './nodes/nodes.resolver.js';
import { CustomerOrdersResolver } from './orders/customer-orders.resolver.js';
import {
  OrderEventResolver,
  OrderLifeResolver,
  OrderLineLifeResolver,
  OrderReturnConnectionResolver,
  OrderReturnLineResolver,
  OrderReturnResolver,
  ShipmentLineResolver,
  ShipmentResolver,
} from './orders/life/order-life.resolver.js';
import { OrderConnectionResolver, OrderLineResolver, OrderResolver, OrdersResolver } from './orders/orders.resolver.js';
import { SalesResolver } from './orders/sales.resolver.js';
import { CashOfferResolver, CashResolver } from './payments/cash/cash.resolver.js';
import { PaymentsResolver } from './payments/checkout/payments.resolver.js';
import { FulfilmentResolver } from './payments/fulfilment/fulfilment.resolver.js';
import { RefundsResolver } from './payments/refunds/refunds.resolver.js';
import { PaymentConcernsResolver } from './payments/settlement/payment-concerns.resolver.js';
import { PublicKeysResolver } from './public-keys/public-keys.resolver.js';
import { ReviewResolver, ReviewsResolver } from './reviews/reviews.resolver.js';
import { WrittenReviewsResolver } from './reviews/written-reviews.resolver.js';
import { SearchConnectionResolver, SearchInterpretationResolver, SearchResolver } from './search/search.resolver.js';
import { InputError } from './shared/payload.js';
import { ShopResolver } from './shop/shop.resolver.js';
import { BulkExportResolver } from './sync/bulk-export.resolver.js';
import {
  ChangeConnectionResolver,
  ChangedOrderResolver,
  ChangedProductResolver,
  ChangedUserResolver,
  ChangedVariantResolver,
  ChangesResolver,
} from './sync/changes.resolver.js';
import { WebhooksResolver } from './webhooks/webhooks.resolver.js';
import {
  WishedProductResolver,
  WishlistItemResolver,
  WishlistPayloadResolver,
  WishlistResolver,
} from './wishlist/wishlist.resolver.js';

/** Every feature's resolvers. A feature that is not named here is not in the graph. */
const resolvers: NonEmptyArray<new () => object> = [
  MediaResolver,
  LocationResolver,
  ShopResolver,
  BannersResolver,
  HomeSlidesResolver,
  ReviewsResolver,
  ReviewResolver,
  CatalogueResolver,
  CategoryResolver,
  ProductConnectionResolver,
  ProductResolver,
  ProductVariantResolver,
  DeliveryResolver,
  ShopDeliveryResolver,
  CatalogueFilesResolver,
  SearchResolver,
  SearchConnectionResolver,
  SearchInterpretationResolver,
  AccountsResolver,
  WishlistResolver,
  WishlistPayloadResolver,
  WishlistItemResolver,
  WishedProductResolver,
  StaffResolver,
  SessionsResolver,
  WrittenReviewsResolver,
  CustomersResolver,
  CustomerOrdersResolver,
  PasswordResetResolver,
  EmailResolver,
  ProfileResolver,
  AddressesResolver,
  AddressPayloadResolver,
  CartResolver,
  CartDeliveryResolver,
  MergeCartResolver,
  ErasureResolver,
  CartLineResolver,
  SalesResolver,
  OrdersResolver,
  OrderConnectionResolver,
  OrderResolver,
  OrderLineResolver,
  PaymentsResolver,
  CashResolver,
  CashOfferResolver,
  NewsletterResolver,
  RefundsResolver,
  PaymentConcernsResolver,
  AuditResolver,
  AuditEntryConnectionResolver,
  CatalogueChangesResolver,
  LowStockResolver,
  StockResolver,
  StockMovementConnectionResolver,
  StockMovementsResolver,
  PromotionsResolver,
  FulfilmentResolver,
  OrderLifeResolver,
  OrderLineLifeResolver,
  OrderEventResolver,
  ShipmentResolver,
  ShipmentLineResolver,
  OrderReturnResolver,
  OrderReturnLineResolver,
  OrderReturnConnectionResolver,
  OrderInvoicesResolver,
  InvoiceResolver,
  ApiKeysResolver,
  PublicKeysResolver,
  BulkExportResolver,
  LiveResolver,
  NodesResolver,
  WebhooksResolver,
  ChangesResolver,
  ChangeConnectionResolver,
  ChangedProductResolver,
  ChangedVariantResolver,
  ChangedOrderResolver,
  ChangedUserResolver,
];

/** TypeGraphQL wants one for subscriptions; the shop's hear of changes from PostgreSQL instead, see `live`. */
const refuseTopics = () => {
  throw new Error('A subscription says with `subscribe` what it hears.');
};
const noPubSub: PubSub = { publish: refuseTopics, subscribe: refuseTopics };

/** Each resolver is made once. TypeGraphQL's own container would look through all of them for each field. */
const instances = new Map<unknown, unknown>();
const container: ContainerType = {
  get(resolver) {
    if (!instances.has(resolver)) instances.set(resolver, Reflect.construct(resolver, []));
    return instances.get(resolver);
  },
};

/** Holds nothing of a server, so that those of one process share it. */
let shared: Promise<GraphQLSchema> | undefined;

/** The one schema as all servers of a process share it, built at the first call. Nobody changes it. */
export function sharedSchema(): Promise<GraphQLSchema> {
  shared ??= buildShopSchema();
  return shared;
}

/**
 * Builds the one schema anew, for whoever puts something into it.
 *
 * @param emitTo a file to write the contract to, for graph/schema.graphql
 */
export async function buildShopSchema(emitTo?: string): Promise<GraphQLSchema> {
  const schema = await buildSchema({
    resolvers,
    orphanedTypes: [InputError, StockError],
    scalarsMap: [{ type: Date, scalar: GraphQLDateTime }],
    validate: false,
    pubSub: noPubSub,
    container,
    // TypeGraphQL would ask the schema for all of itself: whoever writes the contract has that done, and not each start.
    skipCheck: emitTo === undefined,
  });
  describeRoots(schema);
  if (emitTo) await emitSchemaDefinitionFile(emitTo, schema, { sortedSchema: true });
  return schema;
}

/** TypeGraphQL makes the three types that operations begin at, and has no place for what is said of them. */
function describeRoots(schema: GraphQLSchema): void {
  const [query, mutation, subscription] = [
    schema.getQueryType(),
    schema.getMutationType(),
    schema.getSubscriptionType(),
  ];
  if (query) query.description = 'What can be read. Nothing is changed by it.';
  if (mutation)
    mutation.description = 'What can be done, one after the other. What was refused stands in `userErrors`.';
  if (subscription) subscription.description = 'What can be followed: how it stands, and then each change.';
}
