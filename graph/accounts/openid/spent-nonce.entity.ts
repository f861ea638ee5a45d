import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A nonce of an ID token that a shopper signed in with; a second token with it is refused. */
@Entity('spent_nonce')
export class SpentNonce {
  /** SHA-256 of the nonce in hex. */
  @PrimaryColumn('text', { name: 'nonce_hash' })
  nonceHash: string;

  /** When the nonce would be refused anyway; an hour later the row is forgotten. */
  @Index()
  @Column('timestamp with time zone', { name: 'expires_at', precision: 3 })
  expiresAt: Date;
}
