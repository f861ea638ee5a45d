import { Check, Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import type { Language } from '../../shared/languages/languages.js';
import { isOneOf } from '../../shared/rows/is-one-of.js';
import { User } from '../user.entity.js';

/** Why an account is to be deleted. */
export enum DeletionCause {
  /** Its owner asked for it. */
  ASKED = 'ASKED',
  /** Its owner stayed away for three years. */
  INACTIVE = 'INACTIVE',
}

/**
 * An account that is to be deleted, 48 hours after its owner was told. The row goes when the
 * account is kept, and with the account.
 *
 * @see Digital Personal Data Protection Rules 2025, rule 8 (2)
 */
@Entity('account_deletion')
@Check('account_deletion_cause_is_known', isOneOf('cause', DeletionCause))
@Check('account_deletion_language_is_a_code', "language ~ '^[a-z]{2}$'")
@Check('account_deletion_is_told_before', `erase_at >= asked_at + interval '48 hours'`)
export class AccountDeletion {
  @PrimaryColumn('uuid', { name: 'user_id' })
  userId: string;

  @OneToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id' })
  user?: Relation<User>;

  /** What the link of the notice is made for, so that an old one keeps no later deletion off. */
  @Column('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Column('text')
  cause: DeletionCause;

  @Column('timestamp with time zone', { name: 'asked_at', precision: 3, default: () => 'now()' })
  askedAt: Date;

  /** From when on a job deletes the account. */
  @Index()
  @Column('timestamp with time zone', { name: 'erase_at', precision: 3 })
  eraseAt: Date;

  /** When the notice was mailed; null until then, and for an account without one. */
  @Column('timestamp with time zone', { name: 'told_at', precision: 3, nullable: true })
  toldAt: Date | null;

  /** What the mails about it are written in. */
  @Column('text')
  language: Language;
}
