import { registerEnumType } from 'type-graphql';

/** Whether shoppers are shown a product. */
export enum ProductStatus {
  PUBLISHED = 'PUBLISHED',
  HIDDEN = 'HIDDEN',
  ARCHIVED = 'ARCHIVED',
}

registerEnumType(ProductStatus, {
  name: 'ProductStatus',
  description: 'Whether shoppers are shown a product.',
  valuesConfig: {
    PUBLISHED: { description: 'Shoppers find it, and may buy it.' },
    HIDDEN: { description: 'Only the desk shows it: it is not ready yet, or waits for its time.' },
    ARCHIVED: { description: 'Only the desk shows it, apart from what is sold: it is not for sale any more.' },
  },
});
