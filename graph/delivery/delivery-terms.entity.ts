import { Field, ObjectType } from 'type-graphql';
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import type { Paise } from '../shared/money/money.js';
import { Rupees } from '../shared/money/rupees.scalar.js';
import { FromProperty } from '../shared/schema/direct-resolver.js';

/** What the shop charges for delivery: one row at most, and none where it charges nothing. */
@ObjectType({
  simpleResolvers: true,
  description: 'What the shop charges for delivery, the same in the cart, at the checkout and in its texts.',
})
@Entity('delivery_terms')
@Check('delivery_terms_are_one', 'id = 1')
@Check(
  'delivery_terms_are_whole_rupees',
  'fee_paise >= 0 AND fee_paise % 100 = 0 AND free_from_paise >= 0 AND express_fee_paise >= 0 AND express_fee_paise % 100 = 0',
)
export class DeliveryTerms {
  @PrimaryColumn('integer', { default: 1 })
  id: number;

  @Field(() => Rupees, {
    name: 'fee',
    description: 'Charge for an order, in whole rupees; 0 where delivery is free.',
  })
  @FromProperty()
  @Column('bigint', { name: 'fee_paise' })
  feePaise: Paise;

  @Field(() => Rupees, {
    name: 'freeFrom',
    description: 'The sum of the goods from which delivery is free, in rupees; 0 where there is no fee.',
  })
  @FromProperty()
  @Column('bigint', { name: 'free_from_paise' })
  freeFromPaise: Paise;

  @Field(() => Rupees, {
    name: 'expressFee',
    nullable: true,
    description:
      'Charge for an order that comes by express, instead of fee, in whole rupees; null where the shop offers no express.',
  })
  @FromProperty()
  @Column('bigint', { name: 'express_fee_paise', nullable: true })
  expressFeePaise: Paise | null;
}
