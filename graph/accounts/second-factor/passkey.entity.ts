import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../user.entity.js';

/** A key in a phone, a computer or a stick that signs what the shop asks (WebAuthn). */
@Entity('passkey')
@Check('passkey_is_named', "name <> ''")
export class Passkey {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Index()
  @Column('uuid', { name: 'user_id' })
  userId: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id' })
  user?: Relation<User>;

  /** What its owner calls it. */
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

  @Column('timestamp with time zone', { name: 'last_used_at', precision: 3, nullable: true })
  lastUsedAt: Date | null;

  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;
}
