import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';

/** What a call under an idempotency key led to; stored for seven days. */
@Entity('idempotency')
export class IdempotencyRecord {
  /** The table of accounts stands above what is shared. */
  @ForeignKey('User', { onDelete: 'CASCADE' })
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
  response: object;

  @Index()
  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;
}
