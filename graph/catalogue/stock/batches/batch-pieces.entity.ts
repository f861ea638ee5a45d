import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { StockBatch } from './stock-batch.entity.js';

/**
 * What a checkout, and the order that it became, has of a batch. Triggers write it with the batch
 * itself; it tells to whom a batch went that is called back.
 */
@Entity('batch_pieces')
@Check('batch_pieces_are_natural', 'held >= 0 AND sold >= 0 AND sent >= 0 AND returned >= 0')
@Check('batch_pieces_leave_once', 'sent <= sold + returned')
export class BatchPieces {
  /** Of the checkout. Without a foreign key, since it stands for a row of a feature above. */
  @PrimaryColumn('uuid', { name: 'document_id' })
  documentId: string;

  @Index()
  @PrimaryColumn('uuid', { name: 'batch_id' })
  batchId: string;

  @ManyToOne(() => StockBatch, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'batch_id' })
  batch?: Relation<StockBatch>;

  @Column('uuid', { name: 'variant_id' })
  variantId: string;

  /** Set aside until it is paid. */
  @Column('integer', { default: 0 })
  held: number;

  /** Sold and not given back. */
  @Column('integer', { default: 0 })
  sold: number;

  /** Of those that were sold, in parcels that have left. */
  @Column('integer', { default: 0 })
  sent: number;

  /** Sold, and back in the batch. */
  @Column('integer', { default: 0 })
  returned: number;
}
