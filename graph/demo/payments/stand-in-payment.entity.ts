import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
  VirtualColumn,
} from 'typeorm';
import { type Notes, StandInOrder } from './stand-in-order.entity.js';

/** A payment in the ledger of the stand-in provider. */
@Entity('standin_payment')
@Check('standin_payment_status_is_known', "status IN ('created', 'failed', 'authorized', 'captured', 'refunded')")
export class StandInPayment {
  @PrimaryColumn('text')
  id: string;

  @Index()
  @Column('text', { name: 'order_id' })
  orderId: string;

  @ManyToOne(() => StandInOrder, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'order_id' })
  order?: Relation<StandInOrder>;

  /** `created` waits for what the payer's bank or UPI app answers. */
  @Column('text')
  status: 'created' | 'failed' | 'authorized' | 'captured' | 'refunded';

  /** Once this is over, what still waits is told as failed; its bank may answer all the same. */
  @Column('timestamp with time zone', { name: 'expires_at', precision: 3, nullable: true })
  expiresAt: Date | null;

  @Column('bigint')
  amount: number;

  @Column('text')
  currency: string;

  /** How it was paid. */
  @Column('text', { default: 'card' })
  method: 'card' | 'upi' | 'netbanking';

  /** Code of the bank whose own page was paid on, such as HDFC; null for another method. */
  @Column('text', { nullable: true })
  bank: string | null;

  /** Whose saved cards the dialog showed; null where it was opened for no customer. */
  @Column('text', { name: 'customer_id', nullable: true })
  customerId: string | null;

  /** The saved card that paid, or was saved by this payment; null for none. */
  @Column('text', { name: 'token_id', nullable: true })
  tokenId: string | null;

  /** The offer that it was made with; null for none. */
  @Column('text', { name: 'offer_id', nullable: true })
  offerId: string | null;

  /** The payer's; null where the dialog was told none. */
  @Column('text', { nullable: true })
  email: string | null;

  /** The payer's phone number; null where the dialog was told none. */
  @Column('text', { nullable: true })
  contact: string | null;

  @Column('jsonb', { default: {} })
  notes: Notes;

  /** What went back by refunds, in paise; of one that failed the money stays with the shop. */
  @VirtualColumn({
    type: 'bigint',
    query: (payment) =>
      `SELECT coalesce(sum(r.amount), 0)::bigint FROM standin_refund r WHERE r.payment_id = ${payment}.id AND r.status <> 'failed'`,
  })
  amountRefunded: number;

  /** Whether webhooks are sent for it; not when it was paid with `webhook: drop`. */
  @Column('boolean', { name: 'notifies_shop', default: true })
  notifiesShop: boolean;

  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;
}
