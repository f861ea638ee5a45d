import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** An e-mail address that asked for the newsletter. It need not be an account's. */
@Entity('newsletter_subscription')
@Check('newsletter_email_is_normal', "email <> '' AND email = lower(email)")
export class NewsletterSubscription {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  /** Trimmed and in lower case. */
  @Column('text', { unique: true })
  email: string;

  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;

  /**
   * When its reader consented; null until then, and nothing is sent. Follows from the ledger of
   * consent, by a trigger, and from nothing else.
   */
  @Column('timestamp with time zone', { name: 'confirmed_at', precision: 3, nullable: true })
  confirmedAt: Date | null;
}
