import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What a request under an Idempotency-Key was answered; stored for seven days. */
@Entity('stored_answer')
export class StoredAnswer {
  /** Who asked: an account, an API key, or visitors. */
  @PrimaryColumn('text')
  caller: string;

  /** The client's own text, hashed. */
  @PrimaryColumn('text', { name: 'key_hash' })
  keyHash: string;

  @Column('text', { name: 'request_hash' })
  requestHash: string;

  /**
   * Readable only with the client's key, since it may hold a token; null while the work is under
   * way.
   */
  @Column('bytea', { nullable: true })
  answer: Buffer | null;

  @Index()
  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;
}
