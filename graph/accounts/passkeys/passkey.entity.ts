import { Field, ID, ObjectType } from 'type-graphql';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../user.entity.js';

/** A key in a phone, a computer or a stick (WebAuthn). An account has ten at most. */
@ObjectType({
  simpleResolvers: true,
  description: 'A key in a phone, a computer or a stick, which signs its owner in.',
})
@Entity('passkey')
@Check('passkey_is_named', "name <> ''")
export class Passkey {
  @Field(() => ID, { description: 'Opaque id.' })
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Index()
  @Column('uuid', { name: 'user_id' })
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id' })
  user?: Relation<User>;

  @Field({ description: 'What its owner calls it.' })
  @Column('text')
  name: string;

  /** By what the device knows it, in base64url. */
  @Column('text', { name: 'credential_id', unique: true })
  credentialId: string;

  @Column('bytea', { name: 'public_key' })
  publicKey: Buffer;

  /** How often it has signed, as it says itself; 0 where it does not count. */
  @Column('bigint', { default: 0, transformer: { from: Number, to: (count: number) => count } })
  counter: number;

  /** How browsers reach it. */
  @Column('text', { array: true })
  transports: string[];

  @Field(() => Date, { nullable: true, description: 'When it last signed in; null: never since it was added.' })
  @Column('timestamp with time zone', { name: 'last_used_at', precision: 3, nullable: true })
  lastUsedAt: Date | null;

  @Field(() => Date, { description: 'When it was added.' })
  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;
}
