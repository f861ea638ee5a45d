import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { StandInCustomer } from './stand-in-customer.entity.js';

/** A card as the network keeps it for one customer of one shop: nothing to pay by elsewhere. */
@Entity('standin_token')
export class StandInToken {
  @PrimaryColumn('text')
  id: string;

  @Index()
  @Column('text', { name: 'customer_id' })
  customerId: string;

  @ManyToOne(() => StandInCustomer, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'customer_id' })
  customer?: Relation<StandInCustomer>;

  @Column('text')
  network: string;

  /** The last four digits, by which its owner knows it. */
  @Column('text')
  last4: string;

  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;
}
