import { Field, ID, ObjectType } from 'type-graphql';
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import type { CustomValues } from '../custom-fields/custom-fields.service.js';
import { Role } from '../shared/rights/role.js';
import { isOneOf } from '../shared/rows/is-one-of.js';
import { Node } from '../shared/schema/node.type.js';

/**
 * A shopper's account (spec §3). Only its owner is ever handed one of these, and an admin over
 * REST; the password's hash is in no answer and is not even read unless asked for by name.
 */
@ObjectType({ simpleResolvers: true, implements: Node, description: 'An account. Only its owner gets to see one.' })
@Entity('user')
@Check('user_custom_is_an_object', `jsonb_typeof(custom) = 'object'`)
@Check('user_email_is_filled', "email <> ''")
@Check('user_role_is_known', isOneOf('role', Role))
@Check('user_token_version_is_natural', 'token_version >= 0')
export class User {
  @Field(() => ID, { description: 'Opaque id.' })
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Field({ description: 'The name that the shopper goes by.' })
  @Column('text')
  name: string;

  @Field({
    description:
      'What the shopper signs in with: unique, trimmed and in lower case. Empty for who signs in by phone and has given none.',
  })
  @Column('text', { unique: true, nullable: true, transformer: { from: (email) => email ?? '', to: nullIfEmpty } })
  email: string;

  /**
   * When the owner proved to read the address, by a link or by a provider; null until then.
   */
  @Column('timestamp with time zone', { name: 'email_confirmed_at', precision: 3, nullable: true })
  emailConfirmedAt: Date | null;

  @Field({
    description:
      'Whether the shopper has shown to read mail at this address, by a link or by a provider. Nothing is withheld until then.',
  })
  get isEmailConfirmed(): boolean {
    return this.emailConfirmedAt !== null;
  }

  @Field(() => String, { nullable: true, description: 'Phone number as it was typed; null when none was given.' })
  @Column('text', { nullable: true })
  phone: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The mobile number that signs the shopper in by a code, such as +919876543210: its owner has shown to read messages there. Null while there is none.',
  })
  @Column('text', { name: 'confirmed_phone', unique: true, nullable: true })
  confirmedPhone: string | null;

  /** By what the ledger of consent knows its owner: the address, or the number where none is. */
  get contact(): string {
    return this.email || (this.confirmedPhone ?? '');
  }

  /** Null for an account that has no password, whom no password lets in. */
  @Column('text', { name: 'password_hash', nullable: true, select: false })
  passwordHash: string | null;

  @Field(() => Role, { nullable: true, description: 'What the account does for the shop; null for a shopper.' })
  @Column('text', { nullable: true })
  role: Role | null;

  @Field({ description: 'True for the owner of the shop.' })
  get isAdmin(): boolean {
    return this.role === Role.OWNER;
  }

  /** Tokens carry the version they were made under; raising it ends them all. */
  @Column('integer', { name: 'token_version', default: 0 })
  tokenVersion: number;

  /** What it has in the fields that extensions add, by their names. */
  @Column({ type: 'jsonb', default: {}, select: false })
  custom: CustomValues;

  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;

  /** When its owner signed in last; at the making where they never did. */
  @Column('timestamp with time zone', { name: 'signed_in_at', precision: 3, default: () => 'now()' })
  signedInAt: Date;
}

/** The column holds no text for an account without an address, so that many may have none. */
function nullIfEmpty(email: unknown): unknown {
  return email === '' ? null : email;
}
