import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { ProductVariant } from '../../variants/product-variant.entity.js';

/**
 * Pieces of a variant that were made together and keep until the same day. Where a variant has
 * batches, all of its stock is in them, what no one has said the date of in one without; the
 * database keeps them so (`sql/stock-batches.sql`).
 */
@ObjectType({
  simpleResolvers: true,
  description: 'Pieces of a variant that were made together and keep until the same day.',
})
@Entity('stock_batch')
@Index('stock_batch_is_one', { synchronize: false })
@Index('stock_batch_by_day', ['soldUntil'], { where: 'on_hand > 0' })
@Check('stock_batch_is_natural', 'reserved >= 0 AND reserved <= on_hand')
@Check('stock_batch_keeps_a_day', 'made_on < best_before')
export class StockBatch {
  @Field(() => ID, { description: 'Opaque id.' })
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Column('uuid', { name: 'variant_id' })
  variantId: string;

  @ManyToOne(() => ProductVariant, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'variant_id' })
  variant?: Relation<ProductVariant>;

  @Field({ description: 'The number that the maker printed on it; empty where there is none.' })
  @Column('text', { default: '' })
  number: string;

  @Field(() => String, {
    nullable: true,
    description: 'Until when it is at its best, e.g. 2027-01-12; null where no one has said it.',
  })
  @Column('date', { name: 'best_before', nullable: true })
  bestBefore: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'When it was made or packed, e.g. 2026-10-12; null where no one has said it.',
  })
  @Column('date', { name: 'made_on', nullable: true })
  madeOn: string | null;

  @Field(() => Int, { description: 'Pieces in the store room, those that checkouts in progress hold included.' })
  @Column('integer', { name: 'on_hand', default: 0 })
  onHand: number;

  @Field(() => Int, { description: 'Pieces that checkouts in progress hold.' })
  @Column('integer', { default: 0 })
  reserved: number;

  /** A trigger reckons it of the dates and of how long the product keeps. */
  @Field(() => String, {
    nullable: true,
    description:
      'The last day on which it may be handed over: after it, less is left than 30 % of its life or 45 days, whichever is less. Null where it has no date.',
  })
  @Column({ type: 'date', name: 'deliver_by', nullable: true, insert: false, update: false })
  deliverBy: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The last day on which it is sold, a few before `deliverBy` for the way. Null where it has no date.',
  })
  @Column({ type: 'date', name: 'sold_until', nullable: true, insert: false, update: false })
  soldUntil: string | null;
}
