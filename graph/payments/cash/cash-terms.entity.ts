import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import type { Paise } from '../../shared/money/money.js';
import { Rupees } from '../../shared/money/rupees.scalar.js';
import { FromProperty } from '../../shared/schema/direct-resolver.js';

/**
 * How orders can be paid for at the door: one row at most, and none where they cannot (spec §9).
 */
@ObjectType({ simpleResolvers: true, description: 'How orders can be paid for at the door (cash on delivery).' })
@Entity('cash_terms')
@Check('cash_terms_are_one', 'id = 1')
@Check('cash_terms_are_whole_rupees', 'fee_paise >= 0 AND fee_paise % 100 = 0 AND most_paise > 0')
@Check('cash_terms_let_somebody_order', 'most_open > 0')
export class CashTerms {
  @PrimaryColumn('integer', { default: 1 })
  id: number;

  @Field(() => Rupees, {
    name: 'fee',
    description: 'Added to an order that is paid for at the door, in whole rupees.',
  })
  @FromProperty()
  @Column('bigint', { name: 'fee_paise' })
  feePaise: Paise;

  @Field(() => Rupees, {
    name: 'most',
    description: 'The most that such an order comes to without this fee, in rupees.',
  })
  @FromProperty()
  @Column('bigint', { name: 'most_paise' })
  maxPaise: Paise;

  @Field(() => Int, {
    description: 'How many such orders of a shopper can be on their way at a time, 1 or more.',
  })
  @Column('integer', { name: 'most_open' })
  mostOpen: number;
}
