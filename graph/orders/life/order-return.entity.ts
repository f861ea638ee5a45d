import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { isOneOf } from '../../shared/rows/is-one-of.js';
import { Node } from '../../shared/schema/node.type.js';
import { Order } from '../order.entity.js';
import { OrderLine } from '../order-line.entity.js';
import { ReturnStatus } from './order-life.js';

/** Goods of an order that a shopper sends back, from the asking on (spec §9). */
@ObjectType({
  simpleResolvers: true,
  implements: Node,
  description: 'Goods of an order that a shopper sends back, from the asking on.',
})
@Entity('order_return')
@Index(['orderId', 'id'])
@Index(['status', 'id'])
@Index('order_return_by_moment', ['requestedAt'])
@Check('order_return_status_is_known', isOneOf('status', ReturnStatus))
export class OrderReturn {
  @Field(() => ID, { description: 'Opaque id.' })
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Column('uuid', { name: 'order_id' })
  orderId: string;

  @ManyToOne(() => Order, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'order_id' })
  order?: Relation<Order>;

  @Field(() => ReturnStatus, { description: 'How far it has come.' })
  @Column('text', { default: ReturnStatus.REQUESTED })
  status: ReturnStatus;

  @Field({ description: 'Why, in the words of the shopper.' })
  @Column('text')
  reason: string;

  @Field({ description: 'Whether the shopper wants the money as store credit, instead of as it was paid.' })
  @Column('boolean', { name: 'to_credit', default: false })
  toCredit: boolean;

  @Field(() => String, { nullable: true, description: "The shop's answer to the shopper; null when it has none." })
  @Column('text', { nullable: true })
  note: string | null;

  @Field(() => Date, { description: 'When the shopper asked.' })
  @Column('timestamp with time zone', { name: 'requested_at', precision: 3, default: () => 'now()' })
  requestedAt: Date;

  @Field(() => Date, { nullable: true, description: 'When the shop answered; null until it has.' })
  @Column('timestamp with time zone', { name: 'decided_at', precision: 3, nullable: true })
  decidedAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'When the goods arrived at the shop; null until they have.' })
  @Column('timestamp with time zone', { name: 'received_at', precision: 3, nullable: true })
  receivedAt: Date | null;
}

/** How many pieces of a line are sent back. */
@ObjectType({ simpleResolvers: true, description: 'How many pieces of a line are sent back.' })
@Entity('order_return_line')
@Check('order_return_line_quantity_is_positive', 'quantity > 0 AND restocked BETWEEN 0 AND quantity')
export class OrderReturnLine {
  @PrimaryColumn('uuid', { name: 'order_return_id' })
  orderReturnId: string;

  @ManyToOne(() => OrderReturn, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'order_return_id' })
  orderReturn?: Relation<OrderReturn>;

  @Index()
  @PrimaryColumn('uuid', { name: 'order_line_id' })
  orderLineId: string;

  @ManyToOne(() => OrderLine, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'order_line_id' })
  orderLine?: Relation<OrderLine>;

  @Field(() => Int, { description: 'Whole pieces, 1 or more.' })
  @Column('integer')
  quantity: number;

  @Field(() => Int, { description: 'Pieces that went back into the store room, and are for sale again.' })
  @Column('integer', { default: 0 })
  restocked: number;
}
