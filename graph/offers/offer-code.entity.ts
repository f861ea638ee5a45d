import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Offer } from './offer.entity.js';

/** A word that shoppers enter for an offer. */
@ObjectType({ simpleResolvers: true, description: 'A word that shoppers enter for an offer.' })
@Entity('offer_code')
@Check('offer_code_is_in_capitals', `code ~ '^[A-Z0-9-]{3,40}$'`)
@Check('offer_code_limits_are_natural', 'max_uses > 0 AND uses >= 0')
export class OfferCode {
  @Field(() => ID, { description: 'Opaque id.' })
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Index()
  @Column('uuid', { name: 'offer_id' })
  offerId: string;

  @ManyToOne(() => Offer, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'offer_id' })
  offer?: Relation<Offer>;

  @Field({ description: 'In capitals, unique in the shop, e.g. DIWALI-7K2M9QXA.' })
  @Column('text', { unique: true })
  code: string;

  @Field(() => Int, {
    nullable: true,
    description: 'How often it may be used in all; null: without a limit of its own.',
  })
  @Column('integer', { name: 'max_uses', nullable: true })
  maxUses: number | null;

  @Field(() => Int, { description: 'Uses that are held by checkouts or stand in orders.' })
  @Column('integer', { default: 0 })
  uses: number;

  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;
}
