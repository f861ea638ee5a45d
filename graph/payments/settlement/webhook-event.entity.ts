import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Something that the provider told on its own, kept before it is answered, so that nothing acknowledged is lost. */
@Entity('webhook_event')
@Index('webhook_event_to_do', ['nextAt'], { where: 'processed_at IS NULL' })
export class WebhookEvent {
  /** The provider's id of it; it may tell the same thing several times. */
  @PrimaryColumn('text', { name: 'event_id' })
  eventId: string;

  /** The signed text as it came. */
  @Column('text')
  raw: string;

  @Column('timestamp with time zone', { name: 'received_at', precision: 3, default: () => 'now()' })
  receivedAt: Date;

  /** How often it was taken up. */
  @Column('integer', { default: 0 })
  attempts: number;

  /** From when on it may be taken up, again if it was before. */
  @Column('timestamp with time zone', { name: 'next_at', precision: 3, default: () => 'now()' })
  nextAt: Date;

  @Column('timestamp with time zone', { name: 'processed_at', precision: 3, nullable: true })
  processedAt: Date | null;
}
