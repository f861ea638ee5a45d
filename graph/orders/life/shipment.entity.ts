import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Order } from '../order.entity.js';
import { OrderLine } from '../order-line.entity.js';

/** A parcel that left the shop with all or some of an order. */
@ObjectType({ simpleResolvers: true, description: 'A parcel that left the shop with all or some of an order.' })
@Entity('shipment')
@Index(['orderId', 'id'])
export class Shipment {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Column('uuid', { name: 'order_id' })
  orderId: string;

  @ManyToOne(() => Order, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'order_id' })
  order?: Relation<Order>;

  @Field(() => String, {
    nullable: true,
    description: 'Who carries it; null when the shop does so itself, or did not say.',
  })
  @Column('text', { nullable: true })
  courier: string | null;

  @Field(() => String, { nullable: true, description: "The courier's number of it; null when it has none." })
  @Column('text', { name: 'tracking_number', nullable: true })
  trackingNumber: string | null;

  @Field(() => Date, { description: 'When it left.' })
  @Column('timestamp with time zone', { name: 'shipped_at', precision: 3, default: () => 'now()' })
  shippedAt: Date;
}

/** How many pieces of a line are in a parcel. */
@ObjectType({ simpleResolvers: true, description: 'How many pieces of a line are in a parcel.' })
@Entity('shipment_line')
@Check('shipment_line_quantity_is_positive', 'quantity > 0')
export class ShipmentLine {
  @PrimaryColumn('uuid', { name: 'shipment_id' })
  shipmentId: string;

  @ManyToOne(() => Shipment, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'shipment_id' })
  shipment?: Relation<Shipment>;

  @Index()
  @PrimaryColumn('uuid', { name: 'order_line_id' })
  orderLineId: string;

  @ManyToOne(() => OrderLine, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'order_line_id' })
  orderLine?: Relation<OrderLine>;

  @Field(() => Int, { description: 'Whole pieces, 1 or more.' })
  @Column('integer')
  quantity: number;
}
