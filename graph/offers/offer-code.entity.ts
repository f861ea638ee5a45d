import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Offer } from './offer.entity.js';

/** A word that shoppers enter for an offer. */
@Entity('offer_code')
@Check('offer_code_is_in_capitals', `code ~ '^[A-Z0-9-]{3,40}$'`)
@Check('offer_code_limits_are_natural', 'max_uses > 0 AND uses >= 0')
export class OfferCode {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Index()
  @Column('uuid', { name: 'offer_id' })
  offerId: string;

  @ManyToOne(() => Offer, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'offer_id' })
  offer?: Relation<Offer>;

  /** In capitals, unique in the shop. */
  @Column('text', { unique: true })
  code: string;

  /** How often it may be used in all; null: without a limit of its own. */
  @Column('integer', { name: 'max_uses', nullable: true })
  maxUses: number | null;

  /** Uses that are held by checkouts or stand in orders. */
  @Column('integer', { default: 0 })
  uses: number;

  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;
}
