import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { User } from '../accounts/user.entity.js';

/** What a call under an idempotency key led to; kept for seven days. */
@Entity('idempotency')
export class IdempotencyRecord {
  @ForeignKey(() => User, { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId: string;

  /** The operation by its name in the graph. */
  @PrimaryColumn('text')
  route: string;

  /** The client's own. */
  @PrimaryColumn('text')
  key: string;

  @Column('text', { name: 'request_hash' })
  requestHash: string;

  @Column('jsonb')
  response: { paymentOrderId: string };

  @Index()
  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;
}
