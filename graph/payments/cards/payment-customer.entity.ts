import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../../accounts/user.entity.js';

/**
 * Under which id the payment provider keeps the cards of a shopper, who has consented to it. The
 * shop has no number of a card and no token.
 */
@Entity('payment_customer')
export class PaymentCustomer {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id' })
  user?: Relation<User>;

  /** The provider's own id, such as cust_1Aa00000000001. */
  @Column('text', { name: 'provider_customer_id' })
  providerCustomerId: string;

  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;
}
