import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * Wrong guesses at one e-mail's password, whether or not there is such an account, over both faces
 * together.
 */
@Entity('sign_in_failure')
@Check('sign_in_failures_are_counted', 'failures > 0')
export class SignInFailure {
  /** SHA-256 of the e-mail in hex, so that the table holds no addresses. */
  @PrimaryColumn('text')
  account: string;

  /** Guesses since the last pause of a quarter of an hour. */
  @Column('integer')
  failures: number;

  @Index()
  @Column('timestamp with time zone', { name: 'last_failed_at', precision: 3, default: () => 'now()' })
  lastFailedAt: Date;
}
