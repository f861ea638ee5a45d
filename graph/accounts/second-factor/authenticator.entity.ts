import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../user.entity.js';

/** An app that shows a new code every half minute (TOTP, RFC 6238). An account has one at most. */
@Entity('authenticator')
export class Authenticator {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Column('uuid', { name: 'user_id' })
  userId: string;

  @OneToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id' })
  user?: Relation<User>;

  /** The shared secret, encrypted, so that who reads the table can make no code. */
  @Column('bytea')
  secret: Buffer;

  /** When its first code was typed in; null until then, and until then no sign-in takes it. */
  @Column('timestamp with time zone', { name: 'confirmed_at', precision: 3, nullable: true })
  confirmedAt: Date | null;

  /** The half minute of the last code that was taken: none up to it is taken again. */
  @Column('integer', { name: 'last_step', default: 0 })
  lastStep: number;

  @Column('timestamp with time zone', { name: 'last_used_at', precision: 3, nullable: true })
  lastUsedAt: Date | null;

  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;
}
