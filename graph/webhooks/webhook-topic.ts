import { registerEnumType } from 'type-graphql';

/** What an endpoint can be told of. Triggers know these names, see `sql/deliveries.sql`. */
export enum WebhookTopic {
  ORDERS = 'ORDERS',
  PAYMENTS = 'PAYMENTS',
  REFUNDS = 'REFUNDS',
  STOCK = 'STOCK',
  PRODUCTS = 'PRODUCTS',
  CUSTOMERS = 'CUSTOMERS',
  UCP_ORDERS = 'UCP_ORDERS',
  ACP_ORDERS = 'ACP_ORDERS',
  OFFERS = 'OFFERS',
  CREDIT = 'CREDIT',
}

/** Of these an endpoint has one alone, with the API key of the program whose orders they are. */
export const TOPICS_OF_PROGRAMS: readonly WebhookTopic[] = [WebhookTopic.UCP_ORDERS, WebhookTopic.ACP_ORDERS];

registerEnumType(WebhookTopic, {
  name: 'WebhookTopic',
  description: 'What a webhook endpoint can be told of. Each topic has several types of event.',
  valuesConfig: {
    ORDERS: { description: 'Events of the types order.created and order.status_changed.' },
    PAYMENTS: { description: 'Events of the types payment.created and payment.status_changed.' },
    REFUNDS: { description: 'Events of the types refund.created and refund.status_changed.' },
    STOCK: { description: 'Events of the type stock.changed: the pieces of a variant that can be sold.' },
    PRODUCTS: { description: 'Events of the types product.created, product.updated and product.removed.' },
    CUSTOMERS: { description: 'Events of the types customer.created, customer.updated and customer.removed.' },
    UCP_ORDERS: {
      description:
        'Orders that became of checkouts which a program opened by UCP with the API key of the endpoint: each time the whole order, as UCP spells it. An endpoint with this topic has no other.',
    },
    ACP_ORDERS: {
      description:
        'Orders that became of checkouts which a program opened by ACP with the API key of the endpoint: each time the whole order, as ACP spells it. An endpoint with this topic has no other.',
    },
    OFFERS: {
      description: 'Events of the types offer.created, offer.updated, offer.state_changed and offer.removed.',
    },
    CREDIT: { description: 'Events of the type credit.moved: each change of a gift card or of store credit.' },
  },
});
