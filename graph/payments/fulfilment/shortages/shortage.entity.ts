import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { WasteReason } from '../../../catalogue/stock/stock-movement.entity.js';
import { KNOWN_WISH, SubstitutionWish } from '../../../catalogue/substitutes/substitution-wish.js';
import { OrderActor } from '../../../orders/life/order-life.js';
import { Order } from '../../../orders/order.entity.js';
import { OrderLine } from '../../../orders/order-line.entity.js';
import { isOneOf } from '../../../shared/rows/is-one-of.js';
import { Node } from '../../../shared/schema/node.type.js';

/** How far something that was missing has come. */
export enum ShortageStatus {
  ASKED = 'ASKED',
  SUBSTITUTED = 'SUBSTITUTED',
  NOT_SUPPLIED = 'NOT_SUPPLIED',
}

registerEnumType(ShortageStatus, {
  name: 'ShortageStatus',
  description: 'How far something that was missing has come.',
  valuesConfig: {
    ASKED: { description: 'The shopper is asked what to send instead.' },
    SUBSTITUTED: { description: 'Something else is sent in its place.' },
    NOT_SUPPLIED: { description: 'Nothing is sent in its place, and it is not charged.' },
  },
});

/**
 * Pieces of a line that were missing when an order was packed. While the shopper is asked nothing
 * of stock or money has moved; when it ends, all of it does.
 */
@ObjectType({
  simpleResolvers: true,
  implements: Node,
  description: 'Pieces of a line of an order that were missing when it was packed, and what became of them.',
})
@Entity('shortage')
@Index(['orderId', 'id'])
@Index('shortage_asked', ['askedUntil'], { where: "status = 'ASKED'" })
@Check('shortage_wish_is_known', KNOWN_WISH)
@Check('shortage_status_is_known', isOneOf('status', ShortageStatus))
@Check('shortage_reason_is_known', isOneOf('reason', WasteReason))
@Check('shortage_quantity_is_positive', 'quantity > 0')
@Check('shortage_is_asked_until_a_moment', `status <> 'ASKED' OR asked_until IS NOT NULL`)
@Check('shortage_names_its_substitute', `(status = 'SUBSTITUTED') = (substitute_line_id IS NOT NULL)`)
export class Shortage {
  @Field(() => ID, { description: 'Opaque id.' })
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Column('uuid', { name: 'order_id' })
  orderId: string;

  @ManyToOne(() => Order, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'order_id' })
  order?: Relation<Order>;

  @Index()
  @Column('uuid', { name: 'order_line_id' })
  orderLineId: string;

  @ManyToOne(() => OrderLine, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'order_line_id' })
  orderLine?: Relation<OrderLine>;

  @Field(() => Int, { description: 'Pieces that are missing, 1 or more.' })
  @Column('integer')
  quantity: number;

  @Field(() => WasteReason, { description: 'Why they could not be sent.' })
  @Column('text')
  reason: WasteReason;

  @Field(() => SubstitutionWish, { description: 'What the shopper had said of the line.' })
  @Column('text')
  wish: SubstitutionWish;

  @Field(() => ShortageStatus, { description: 'How far it has come.' })
  @Column('text')
  status: ShortageStatus;

  /** The variants that the shopper can choose from, as the packer offered them. */
  @Column('uuid', { array: true, default: () => `'{}'` })
  offered: string[];

  @Field(() => Date, {
    nullable: true,
    description: 'Until when the shopper can answer; then the money goes back. Null where no one was asked.',
  })
  @Column('timestamp with time zone', { name: 'asked_until', precision: 3, nullable: true })
  askedUntil: Date | null;

  @Column('uuid', { name: 'substitute_line_id', nullable: true })
  substituteLineId: string | null;

  @ManyToOne(() => OrderLine, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'substitute_line_id' })
  substituteLine?: Relation<OrderLine>;

  @Field(() => OrderActor, {
    nullable: true,
    description: 'Whose answer it was; PAYMENT where the time ran out, null while it is asked.',
  })
  @Column('text', { name: 'ended_by', nullable: true })
  endedBy: OrderActor | null;

  @Field(() => Date, { description: 'When it was found missing.' })
  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;

  @Field(() => Date, { nullable: true, description: 'When it ended; null while the shopper is asked.' })
  @Column('timestamp with time zone', { name: 'ended_at', precision: 3, nullable: true })
  endedAt: Date | null;
}
