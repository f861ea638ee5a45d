import { Field, ID, ObjectType } from 'type-graphql';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { LanguageEnum } from '../../shared/languages/language.enum.js';
import type { Language } from '../../shared/languages/languages.js';
import { Role } from '../../shared/rights/role.js';
import { isOneOf } from '../../shared/rows/is-one-of.js';
import { User } from '../user.entity.js';

/** An invitation to help to run the shop, by a link that is mailed and works once. */
@ObjectType({ simpleResolvers: true, description: 'An invitation to help to run the shop that was not accepted yet.' })
@Entity('staff_invitation')
@Check('staff_invitation_role_is_known', isOneOf('role', Role))
@Check('staff_invitation_email_is_filled', "email <> ''")
export class StaffInvitation {
  @Field(() => ID, { description: 'Opaque id.' })
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  /** Trimmed and in lower case; an address has one invitation at most. */
  @Field({ description: 'The address that the link is mailed to.' })
  @Column('text', { unique: true })
  email: string;

  @Field(() => Role, { description: 'The role that it gives.' })
  @Column('text')
  role: Role;

  @Field(() => LanguageEnum, { description: 'What the mail is written in.' })
  @Column('text')
  language: Language;

  /** SHA-256 of the token in hex; null until it is mailed. */
  @Index({ unique: true })
  @Column('text', { name: 'token_hash', nullable: true })
  tokenHash: string | null;

  /** Who invites; null once that account is gone. */
  @Column('uuid', { name: 'invited_by_id', nullable: true })
  invitedById: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'invited_by_id' })
  invitedBy?: Relation<User> | null;

  @Field(() => Date, { description: 'When it was sent.' })
  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;

  @Field(() => Date, { description: 'From here on the link is refused.' })
  @Column('timestamp with time zone', { name: 'expires_at', precision: 3 })
  expiresAt: Date;
}
