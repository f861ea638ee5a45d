import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { ActorKind } from '../../audit/audit-entry.entity.js';
import { ProductVariant } from '../../catalogue/variants/product-variant.entity.js';
import type { Edge } from '../../shared/paging/cursor.js';
import { edgeOf } from '../../shared/paging/edge.type.js';
import { PageInfo } from '../../shared/paging/page-info.type.js';
import { Node } from '../../shared/schema/node.type.js';

/**
 * A count of the shelves: begun, filled while the shop sells, and closed by booking what was found
 * more or fewer. One is open at a time, so that no difference is booked twice.
 */
@ObjectType({
  simpleResolvers: true,
  implements: Node,
  description: 'A count of the shelves, which goes on while the shop sells.',
})
@Entity('stock_count')
@Index('stock_count_one_is_open', ['isOpen'], { unique: true, where: 'is_open' })
@Check('stock_count_ends_once', 'is_open = (closed_at IS NULL AND cancelled_at IS NULL)')
@Check('stock_count_ends_one_way', 'closed_at IS NULL OR cancelled_at IS NULL')
export class StockCount {
  @Field(() => ID, { description: 'Opaque id.' })
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Field({ description: 'What it is called, e.g. Front shelves.' })
  @Column('text')
  name: string;

  @Field(() => Boolean, { description: 'Whether pieces can still be counted.' })
  @Column('boolean', { name: 'is_open', default: true })
  isOpen: boolean;

  @Field(() => Date, { description: "When it was begun, by the shop's clock." })
  @Column('timestamp with time zone', { name: 'started_at', precision: 3, default: () => 'now()' })
  startedAt: Date;

  @Field(() => Date, { nullable: true, description: 'When its differences were booked; null where they were not.' })
  @Column('timestamp with time zone', { name: 'closed_at', precision: 3, nullable: true })
  closedAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it was given up with nothing booked; null otherwise.' })
  @Column('timestamp with time zone', { name: 'cancelled_at', precision: 3, nullable: true })
  cancelledAt: Date | null;

  @Field(() => ActorKind, { description: 'What kind of caller began it.' })
  @Column('text', { name: 'actor_kind' })
  actorKind: ActorKind;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the account or the API key that began it; null for an operator.',
  })
  @Column('uuid', { name: 'actor_id', nullable: true })
  actorId: string | null;
}

/** What was counted of a variant. */
@ObjectType({ simpleResolvers: true, description: 'What was counted of a variant.' })
@Entity('stock_count_line')
@Index(['countId', 'variantId'], { unique: true })
@Check('stock_count_line_is_natural', 'counted >= 0 AND expected >= 0')
export class StockCountLine {
  @Field(() => ID, { description: 'Opaque id.' })
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Column('uuid', { name: 'count_id' })
  countId: string;

  @ManyToOne(() => StockCount, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'count_id' })
  count?: Relation<StockCount>;

  @Index()
  @Column('uuid', { name: 'variant_id' })
  variantId: string;

  @ManyToOne(() => ProductVariant, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'variant_id' })
  variant?: Relation<ProductVariant>;

  @Field(() => Int, { description: 'Pieces that were counted on the shelf.' })
  @Column('integer')
  counted: number;

  @Field(() => Int, {
    description:
      'Pieces that should have lain there when their count began: those on hand, and those that are sold and not packed yet.',
  })
  @Column('integer')
  expected: number;

  /** Latest movement of the variant when its count began; null where there was none. */
  @Column('uuid', { name: 'movement_id', nullable: true })
  movementId: string | null;

  @Field(() => Boolean, {
    description:
      'Whether pieces left or came between two scans of it, so that it is to be counted again before the count can be closed.',
  })
  @Column('boolean', { name: 'is_disturbed', default: false })
  isDisturbed: boolean;

  @Field(() => Date, { description: "When it was counted last, by the shop's clock." })
  @Column('timestamp with time zone', { name: 'counted_at', precision: 3, default: () => 'now()' })
  countedAt: Date;
}

const StockCountEdge = edgeOf('StockCount', () => StockCount);

/** A page of counts. */
@ObjectType({ simpleResolvers: true, description: 'A page of counts, latest first.' })
export class StockCountConnection {
  @Field(() => [StockCount], { description: 'The counts of this page.' })
  nodes: StockCount[];

  @Field(() => [StockCountEdge], { description: 'The same counts with their cursors.' })
  edges: Edge<StockCount>[];

  @Field(() => PageInfo, { description: 'Where this page stands in the list.' })
  pageInfo: PageInfo;
}

const StockCountLineEdge = edgeOf('StockCountLine', () => StockCountLine);

/** A page of what was counted. */
@ObjectType({
  simpleResolvers: true,
  description: 'A page of what was counted, what was first counted last at its top.',
})
export class StockCountLineConnection {
  @Field(() => [StockCountLine], { description: 'The lines of this page.' })
  nodes: StockCountLine[];

  @Field(() => [StockCountLineEdge], { description: 'The same lines with their cursors.' })
  edges: Edge<StockCountLine>[];

  @Field(() => PageInfo, { description: 'Where this page stands in the list.' })
  pageInfo: PageInfo;

  /** Whose lines `totalCount` counts, once it is asked for. */
  countId: string;
}

/** What a count comes to so far. */
@ObjectType({ simpleResolvers: true, description: 'What a count comes to so far.' })
export class StockCountSums {
  @Field(() => Int, { description: 'Variants that were counted.' })
  variantCount: number;

  @Field(() => Int, { description: 'Pieces that were counted.' })
  pieceCount: number;

  @Field(() => Int, { description: 'Pieces more than expected, of the variants of which there are more.' })
  surplus: number;

  @Field(() => Int, { description: 'Pieces fewer than expected, of the variants of which there are fewer.' })
  shortage: number;

  @Field(() => Int, { description: 'Variants that are to be counted again before it can be closed.' })
  disturbedCount: number;
}
