import { Field, ObjectType } from 'type-graphql';
import { Column } from 'typeorm';
import type { Paise } from '../shared/money/money.js';
import { Rupees } from '../shared/money/rupees.scalar.js';
import { FromProperty } from '../shared/schema/direct-resolver.js';

/**
 * What has a price and may have been reduced: a variant, and the product with what its default
 * variant costs.
 */
@ObjectType({ simpleResolvers: true, description: 'What has a price and may have been reduced.' })
export abstract class Priced {
  @Field(() => Rupees, {
    name: 'price',
    description: 'Price in rupees, taxes included; of a product that of its default variant.',
  })
  @FromProperty()
  @Column('integer', { name: 'price_paise' })
  pricePaise: Paise;

  @Field(() => Rupees, {
    name: 'oldPrice',
    nullable: true,
    description: 'Price before the reduction in rupees, never below `price`; null when it is not reduced.',
  })
  @FromProperty()
  @Column('integer', { name: 'old_price_paise', nullable: true })
  oldPricePaise: Paise | null;
}
