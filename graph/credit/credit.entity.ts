import { Field, ID, ObjectType } from 'type-graphql';
import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Paise } from '../shared/money/money.js';
import { Rupees } from '../shared/money/rupees.scalar.js';
import { isOneOf } from '../shared/rows/is-one-of.js';
import { FromProperty } from '../shared/schema/direct-resolver.js';
import { Node } from '../shared/schema/node.type.js';
import { CreditKind } from './credit-kind.js';

/**
 * Money that the shop owes in goods: a gift card, or one gift or refund of store credit. Its
 * balance is the sum of its movements, which the database adds to it as they are written.
 */
@ObjectType({
  simpleResolvers: true,
  implements: Node,
  description: 'A gift card, or a sum of store credit, which pays for orders in parts until nothing is left.',
})
@Entity('credit')
@Index(['kind', 'id'])
@Index('credit_to_expire', ['expiresAt'], { where: 'balance_paise > 0' })
@Check('credit_kind_is_known', isOneOf('kind', CreditKind))
@Check('credit_is_never_overdrawn', 'balance_paise >= 0')
@Check('credit_has_a_code_as_a_card', "(kind = 'GIFT_CARD') = (code_hash IS NOT NULL AND last_four IS NOT NULL)")
export class Credit {
  @Field(() => ID, { description: 'Opaque id.' })
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Field(() => CreditKind, { description: 'Whether it is a gift card or store credit.' })
  @Column('text')
  kind: CreditKind;

  /** Of a gift card; the code itself is in the mail alone. */
  @Column('text', { name: 'code_hash', nullable: true, unique: true, select: false })
  codeHash: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The last four characters of the code of a gift card; null for store credit.',
  })
  @Column('text', { name: 'last_four', nullable: true })
  lastFour: string | null;

  @Field(() => Rupees, { name: 'value', description: 'What it was worth at first, in rupees.' })
  @FromProperty()
  @Column('bigint', { name: 'value_paise' })
  valuePaise: Paise;

  @Field(() => Rupees, {
    name: 'balance',
    description: 'What is left, in rupees, without what an open checkout has set aside.',
  })
  @FromProperty()
  @Column('bigint', { name: 'balance_paise', default: 0 })
  balancePaise: Paise;

  @Field(() => Date, { nullable: true, description: 'When what is left expires; null for never.' })
  @Column('timestamp with time zone', { name: 'expires_at', precision: 3, nullable: true })
  expiresAt: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When the mail with the code of a gift card went out; null before, and for store credit.',
  })
  @Column('timestamp with time zone', { name: 'sent_at', precision: 3, nullable: true })
  sentAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'When a gift card was called off; null where it was not.' })
  @Column('timestamp with time zone', { name: 'withdrawn_at', precision: 3, nullable: true })
  withdrawnAt: Date | null;

  @Field(() => Date, { description: 'When it was given or bought.' })
  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;
}
