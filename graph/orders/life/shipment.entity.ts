import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Order } from '../order.entity.js';
import { OrderLine } from '../order-line.entity.js';

/** A parcel that left the shop with all or some of an order. */
@ObjectType({ simpleResolvers: true, description: 'A parcel that left the shop with all or some of an order.' })
@Entity('shipment')
@Index(['orderId', 'id'])
export class Shipment {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @ForeignKey(() => Order, { onDelete: 'CASCADE' })
  @Column('uuid', { name: 'order_id' })
  orderId: string;

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
  @ForeignKey(() => Shipment, { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid', { name: 'shipment_id' })
  shipmentId: string;

  @Index()
  @ForeignKey(() => OrderLine, { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid', { name: 'order_line_id' })
  orderLineId: string;

  @Field(() => Int, { description: 'Whole pieces, 1 or more.' })
  @Column('integer')
  quantity: number;
}
