import { Field, ObjectType, registerEnumType } from 'type-graphql';

/** Of what those at the desk hear. */
export enum NewsKind {
  PRODUCTS = 'PRODUCTS',
  CATEGORIES = 'CATEGORIES',
  STOCK = 'STOCK',
  ORDERS = 'ORDERS',
  COUNTS = 'COUNTS',
  WEBHOOKS = 'WEBHOOKS',
  EXPORTS = 'EXPORTS',
}

registerEnumType(NewsKind, {
  name: 'NewsKind',
  description: 'Of what those who run the shop hear that it has changed.',
  valuesConfig: {
    PRODUCTS: { description: 'Products, in anything but their stock; for who reads the catalogue.' },
    CATEGORIES: { description: 'Categories: their names, and where they stand; for who reads the catalogue.' },
    STOCK: { description: 'What is in stock; for who reads the catalogue.' },
    ORDERS: { description: 'Orders: new ones, and their status; for who reads orders.' },
    COUNTS: { description: 'Counts of the shelves; for who reads the catalogue.' },
    WEBHOOKS: { description: 'Webhook endpoints, and what they were told; for an admin.' },
    EXPORTS: { description: 'Bulk exports, and how far they have come; for who reads the catalogue.' },
  },
});

/** That something has changed; what it is now is asked for. */
@ObjectType({
  simpleResolvers: true,
  description: 'That something has changed in the shop. It does not say what: ask anew for what is shown.',
})
export class ShopNews {
  @Field(() => Date, { description: 'When it was told.' })
  at: Date;
}
