import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { ActorKind } from '../../audit/audit-entry.entity.js';
import { ProductVariant } from '../../catalogue/variants/product-variant.entity.js';
import type { Paise } from '../../shared/money/money.js';
import { Rupees } from '../../shared/money/rupees.scalar.js';
import type { Edge } from '../../shared/paging/cursor.js';
import { edgeOf } from '../../shared/paging/edge.type.js';
import { PageInfo } from '../../shared/paging/page-info.type.js';
import { Node } from '../../shared/schema/node.type.js';

/** Goods that came from a supplier with a bill. Rows are only ever added. */
@ObjectType({ simpleResolvers: true, implements: Node, description: 'Goods that came from a supplier with a bill.' })
@Entity('goods_receipt')
export class GoodsReceipt {
  @Field(() => ID, { description: 'Opaque id.' })
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Field({ description: 'Who sent them, as the bill has it.' })
  @Column('text')
  supplier: string;

  @Field({ description: 'The number of the bill.' })
  @Column('text', { name: 'bill_number' })
  billNumber: string;

  @Field({ description: 'The day that stands on the bill, e.g. 2026-11-26.' })
  @Column('date', { name: 'bill_date' })
  billDate: string;

  /**
   * By what the same bill is known again: its supplier, its number and the financial year, in which
   * suppliers begin to count anew.
   */
  @Column('text', { name: 'bill_key', unique: true })
  billKey: string;

  @Field(() => String, { nullable: true, description: 'What was noted with it; null where nothing was.' })
  @Column('text', { nullable: true })
  note: string | null;

  @Field(() => Rupees, { simple: false, name: 'total', description: 'What all lines cost together, in rupees.' })
  @Column('bigint', { name: 'total_paise' })
  totalPaise: Paise;

  @Field(() => Int, { description: 'Pieces of all lines together.' })
  @Column('integer', { name: 'piece_count' })
  pieceCount: number;

  @Field(() => Date, { description: "When it was entered, by the shop's clock." })
  @Column('timestamp with time zone', { name: 'received_at', precision: 3, default: () => 'now()' })
  receivedAt: Date;

  @Field(() => ActorKind, { description: 'What kind of caller entered it.' })
  @Column('text', { name: 'actor_kind' })
  actorKind: ActorKind;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the account or the API key that entered it; null for an operator.',
  })
  @Column('uuid', { name: 'actor_id', nullable: true })
  actorId: string | null;
}

/** Pieces of a variant on a bill, of one batch where it has a date or a number. */
@ObjectType({ simpleResolvers: true, description: 'Pieces of a variant on the bill of a supplier.' })
@Entity('goods_receipt_line')
@Index(['receiptId', 'position'], { unique: true })
@Check('goods_receipt_line_brings_something', 'quantity > 0 AND unit_cost_paise >= 0')
export class GoodsReceiptLine {
  @Field(() => ID, { description: 'Opaque id.' })
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Column('uuid', { name: 'receipt_id' })
  receiptId: string;

  @ManyToOne(() => GoodsReceipt, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'receipt_id' })
  receipt?: Relation<GoodsReceipt>;

  /** Place on the bill, from 1. */
  @Column('integer')
  position: number;

  /** Null once the variant was removed. */
  @Index()
  @Column('uuid', { name: 'variant_id', nullable: true })
  variantId: string | null;

  @ManyToOne(() => ProductVariant, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'variant_id' })
  variant?: Relation<ProductVariant>;

  @Field({ description: 'Article number of the variant when it came.' })
  @Column('text')
  sku: string;

  @Field({ description: 'What it was called when it came, with its pack.' })
  @Column('text')
  title: string;

  @Field(() => Int, { description: 'Pieces.' })
  @Column('integer')
  quantity: number;

  @Field(() => Rupees, { simple: false, name: 'unitCost', description: 'What a piece cost, in rupees.' })
  @Column('bigint', { name: 'unit_cost_paise' })
  unitCostPaise: Paise;

  @Field({ description: 'The number of the batch, as it is printed on the goods; empty where there is none.' })
  @Column('text', { name: 'batch_number', default: '' })
  batchNumber: string;

  @Field(() => String, {
    nullable: true,
    description: 'Until when they are at their best, e.g. 2027-01-12; null where no one has said it.',
  })
  @Column('date', { name: 'best_before', nullable: true })
  bestBefore: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'When they were made or packed, e.g. 2026-10-12; null where no one has said it.',
  })
  @Column('date', { name: 'made_on', nullable: true })
  madeOn: string | null;
}

const GoodsReceiptEdge = edgeOf('GoodsReceipt', () => GoodsReceipt);

/** A page of receipts. */
@ObjectType({ simpleResolvers: true, description: 'A page of what suppliers brought, latest first.' })
export class GoodsReceiptConnection {
  @Field(() => [GoodsReceipt], { description: 'The receipts of this page.' })
  nodes: GoodsReceipt[];

  @Field(() => [GoodsReceiptEdge], { description: 'The same receipts with their cursors.' })
  edges: Edge<GoodsReceipt>[];

  @Field(() => PageInfo, { description: 'Where this page stands in the list.' })
  pageInfo: PageInfo;
}
