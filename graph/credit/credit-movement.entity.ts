import { Field, ID, ObjectType } from 'type-graphql';
import { Check, Column, Entity, ForeignKey, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import type { Paise } from '../shared/money/money.js';
import { isOneOf } from '../shared/rows/is-one-of.js';
import { Credit } from './credit.entity.js';
import { CreditMovementKind } from './credit-kind.js';

const { HELD, RELEASED, SPENT } = CreditMovementKind;

/** A change of a balance. Rows are only ever added. */
@ObjectType({
  simpleResolvers: true,
  description: 'A change of the balance of a credit. Movements are never changed or removed.',
})
@Entity('credit_movement')
@Index(['creditId', 'id'])
@Index(['paymentOrderId'])
@Index('credit_movement_pays_once', ['paymentOrderId', 'creditId'], { unique: true, where: `kind = '${SPENT}'` })
@Check('credit_movement_kind_is_known', isOneOf('kind', CreditMovementKind))
@Check('credit_movement_is_of_something', 'amount_paise <> 0')
@Check(
  'credit_movement_is_of_a_checkout',
  `kind NOT IN ('${[HELD, RELEASED, SPENT].join("', '")}') OR payment_order_id IS NOT NULL`,
)
export class CreditMovement {
  @Field(() => ID, { description: 'Opaque id.' })
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Column('uuid', { name: 'credit_id' })
  creditId: string;

  @ManyToOne(() => Credit, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'credit_id' })
  credit?: Relation<Credit>;

  @Field(() => CreditMovementKind, { description: 'Why the balance changed.' })
  @Column('text')
  kind: CreditMovementKind;

  /** Negative for what was taken. */
  @Column('bigint', { name: 'amount_paise' })
  amountPaise: Paise;

  /** Of the checkout that it was held or spent for, whose table belongs to payments. */
  @ForeignKey('PaymentOrder', { onDelete: 'RESTRICT' })
  @Column('uuid', { name: 'payment_order_id', nullable: true })
  paymentOrderId: string | null;

  @Field(() => String, { nullable: true, description: 'Why, in the words of staff; null when nothing was said.' })
  @Column('text', { nullable: true })
  note: string | null;

  @Field(() => Date, { description: "When, by the shop's clock." })
  @Column('timestamp with time zone', { name: 'happened_at', precision: 3, default: () => 'clock_timestamp()' })
  happenedAt: Date;
}
