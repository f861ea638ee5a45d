import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Offer } from './offer.entity.js';

/**
 * A span of time in which everybody had percent off goods, whatever else was bought. The database
 * keeps it as offers change, so that a price that is struck later can look back at it.
 */
@Entity('offer_run')
export class OfferRun {
  @PrimaryColumn('uuid', { name: 'offer_id' })
  offerId: string;

  @ManyToOne(() => Offer, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'offer_id' })
  offer?: Relation<Offer>;

  @PrimaryColumn('timestamp with time zone', { name: 'began_at', precision: 3 })
  beganAt: Date;

  /** Null: it runs, without an end. */
  @Column('timestamp with time zone', { name: 'ended_at', precision: 3, nullable: true })
  endedAt: Date | null;

  @Column('numeric')
  percent: string;

  /** Which goods, as in the terms of the offer. */
  @Column('jsonb')
  scope: object;
}
