import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** An e-mail in the local mailbox, which takes the place of a mail server outside production. */
@Entity('mailbox_message')
export class MailboxMessage {
  /** The id of the mail. */
  @PrimaryColumn('text')
  id: string;

  /** The address that it is for. */
  @Column('text')
  recipient: string;

  @Column('text')
  subject: string;

  @Column('text')
  text: string;

  @Column('text')
  html: string;

  @Index()
  @Column('timestamp with time zone', { name: 'sent_at', precision: 3, default: () => 'now()' })
  sentAt: Date;
}
