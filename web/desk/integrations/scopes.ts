import type { ApiScope, PublicKeyScope, WebhookTopic } from '../../gql/graphql';
import type { Message } from '../../lib/messages';

/** What an API key may do, in a word and in a sentence. */
export const SCOPES: Record<ApiScope, { short: Message; long: Message }> = {
  CATALOGUE_READ: { short: 'read stock', long: 'Read what visitors do not see of products, such as stock' },
  CATALOGUE_WRITE: { short: 'change products', long: 'Change products, categories, banners and stock' },
  ORDERS_READ: { short: 'read orders', long: 'Read all orders, with the names and addresses in them' },
  ORDERS_WRITE: { short: 'move orders on', long: 'Move orders on, and send money back' },
};

/** What may be done with a public key. */
export const PUBLIC_SCOPES: Record<PublicKeyScope, Message> = {
  READ: 'Read what everybody may read',
  SHOP: 'Sign shoppers in, fill carts and pay',
};

/** What a webhook endpoint can be told of. */
export const TOPICS: Record<WebhookTopic, Message> = {
  ORDERS: 'Orders',
  PAYMENTS: 'Payments',
  REFUNDS: 'Refunds',
  PRODUCTS: 'Products',
  STOCK: 'Stock',
  CUSTOMERS: 'Customers',
  UCP_ORDERS: 'Orders of one agent, as UCP spells them',
  ACP_ORDERS: 'Orders of one agent, as ACP spells them',
  OFFERS: 'Offers',
  CREDIT: 'Gift cards and store credit',
};
