import { Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../user.entity.js';

/**
 * The link by which an owner who forgot the password may choose another. Of an account the latest
 * one is good.
 */
@Entity('password_reset')
export class PasswordReset {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId: string;

  @OneToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id' })
  user?: Relation<User>;

  /** SHA-256 of the token in hex, so that who reads the table can open no account. */
  @Index({ unique: true })
  @Column('text', { name: 'token_hash' })
  tokenHash: string;

  /** From here on the link is refused. */
  @Column('timestamp with time zone', { name: 'expires_at', precision: 3 })
  expiresAt: Date;
}
