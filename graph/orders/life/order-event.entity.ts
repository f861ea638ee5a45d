import { Field, ObjectType } from 'type-graphql';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import type { Paise } from '../../shared/money/money.js';
import { Rupees } from '../../shared/money/rupees.scalar.js';
import { isOneOf } from '../../shared/rows/is-one-of.js';
import { FromProperty } from '../../shared/schema/direct-resolver.js';
import { Order } from '../order.entity.js';
import { OrderActor, OrderEventKind } from './order-life.js';

/**
 * Something that happened to an order, kept in the transaction in which it did. Rows are only ever
 * added.
 */
@ObjectType({
  simpleResolvers: true,
  description: 'Something that happened to an order. Events are never changed or removed.',
})
@Entity('order_event')
@Index(['orderId', 'id'])
@Check('order_event_kind_is_known', isOneOf('kind', OrderEventKind))
@Check('order_event_actor_is_known', isOneOf('actor', OrderActor))
export class OrderEvent {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Column('uuid', { name: 'order_id' })
  orderId: string;

  @ManyToOne(() => Order, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'order_id' })
  order?: Relation<Order>;

  @Field(() => OrderEventKind, { description: 'What happened.' })
  @Column('text')
  kind: OrderEventKind;

  @Field(() => OrderActor, { description: 'Whose step it was.' })
  @Column('text')
  actor: OrderActor;

  /** Of the account or the API key; null when it was an automatic step, or an operator's. */
  @Column('uuid', { name: 'actor_id', nullable: true })
  actorId: string | null;

  @Field(() => Rupees, {
    name: 'amount',
    nullable: true,
    description: 'The money that it is about; null when about none.',
  })
  @FromProperty()
  @Column('bigint', { name: 'amount_paise', nullable: true })
  amountPaise: Paise | null;

  @Field(() => String, {
    nullable: true,
    description: 'What somebody said with it, such as why a return is refused; null when nothing was said.',
  })
  @Column('text', { nullable: true })
  note: string | null;

  @Field(() => Date, { description: "When, by the shop's clock." })
  @Column('timestamp with time zone', { name: 'happened_at', precision: 3, default: () => 'now()' })
  happenedAt: Date;
}
