import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { isOneOf } from '../../shared/rows/is-one-of.js';
import { User } from '../user.entity.js';

/** What opening a link does. */
export enum LinkPurpose {
  /** Shows that the address of the account is read by its owner. */
  CONFIRM = 'confirm',
  /** Gives the account another address. */
  CHANGE = 'change',
  /** Gives the account back the address that it had when a change was asked for. */
  UNDO = 'undo',
}

/**
 * A link about the e-mail address of an account, which is mailed to the address that it is for and
 * works once. A link that undoes a change keeps that address from others while it is good.
 */
@Entity('email_link')
@Check('email_link_purpose_is_known', isOneOf('purpose', LinkPurpose))
@Check('email_link_is_filled', "email <> '' AND other_email <> ''")
@Check('email_link_names_both_addresses', "purpose = 'change' OR (purpose = 'confirm') = (other_email IS NULL)")
export class EmailLink {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Index()
  @Column('uuid', { name: 'user_id' })
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id' })
  user?: Relation<User>;

  @Column('text')
  purpose: LinkPurpose;

  /** The address that it is mailed to, and that the account has once it is opened. */
  @Index()
  @Column('text')
  email: string;

  /**
   * The other address of a change: for the link that makes it the former one, null where there was
   * none; for the link that undoes it the new one.
   */
  @Column('text', { name: 'other_email', nullable: true })
  otherEmail: string | null;

  /**
   * SHA-256 of the token in hex, so that who reads the table can open no link; null until it is
   * mailed.
   */
  @Index({ unique: true })
  @Column('text', { name: 'token_hash', nullable: true })
  tokenHash: string | null;

  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;

  /** From here on the link is refused. */
  @Column('timestamp with time zone', { name: 'expires_at', precision: 3 })
  expiresAt: Date;
}
