import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * A code that is texted to a phone number, to show that its owner reads its messages; a number has
 * one at most. The code follows from the id and JWT_SECRET, so that the table holds none, not even
 * as a hash, which six digits would not hide.
 */
@Entity('phone_code')
@Check('phone_code_tries_are_counted', 'tries >= 0')
export class PhoneCode {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  /** In E.164, such as +919876543210. */
  @Column('text', { unique: true })
  phone: string;

  /** Codes that were typed in for it, right or wrong. */
  @Column('integer', { default: 0 })
  tries: number;

  /** From here on it is refused. */
  @Index()
  @Column('timestamp with time zone', { name: 'expires_at', precision: 3 })
  expiresAt: Date;
}
