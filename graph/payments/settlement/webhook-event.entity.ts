import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * An event of a webhook of the provider, stored before it is acknowledged, so that nothing
 * acknowledged is lost.
 */
@Entity('webhook_event')
@Index('webhook_event_to_do', ['receivedAt'], { where: 'processed_at IS NULL' })
export class WebhookEvent {
  /** The provider's id of it; it may tell the same thing several times. */
  @PrimaryColumn('text', { name: 'event_id' })
  eventId: string;

  /** The signed text as it came. */
  @Column('text')
  raw: string;

  @Column('timestamp with time zone', { name: 'received_at', precision: 3, default: () => 'now()' })
  receivedAt: Date;

  /** Null as long as a job is to deal with it. */
  @Column('timestamp with time zone', { name: 'processed_at', precision: 3, nullable: true })
  processedAt: Date | null;
}
