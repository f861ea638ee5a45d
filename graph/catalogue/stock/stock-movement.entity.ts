import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { ActorKind } from '../../audit/audit-entry.entity.js';
import type { Edge } from '../../shared/paging/cursor.js';
import { edgeOf } from '../../shared/paging/edge.type.js';
import { PageInfo } from '../../shared/paging/page-info.type.js';
import { Node } from '../../shared/schema/node.type.js';
import { ProductVariant } from '../variants/product-variant.entity.js';

/**
 * What staff did to the stock of a variant. Rows are only ever added. What
 * checkouts do to stock is a `CheckoutStockStep`, in the table `checkout_stock_step`.
 */
@ObjectType({
  simpleResolvers: true,
  implements: Node,
  description: 'What somebody who runs the shop did to the stock of a variant.',
})
@Entity('stock_movement')
@Index(['variantId', 'id'])
@Check('stock_movement_moves', 'delta <> 0')
@Check('stock_movement_leaves_what_is_natural', 'on_hand >= 0')
export class StockMovement {
  @Field(() => ID, { description: 'Opaque id.' })
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Column('uuid', { name: 'variant_id' })
  variantId: string;

  @ManyToOne(() => ProductVariant, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'variant_id' })
  variant?: Relation<ProductVariant>;

  @Field(() => Int, { description: 'Pieces that came, or went when it is below 0; never 0.' })
  @Column('integer')
  delta: number;

  @Field(() => Int, { description: 'Pieces on hand after it.' })
  @Column('integer', { name: 'on_hand' })
  onHand: number;

  @Field({ description: 'Why, in the words of the account or program that did it.' })
  @Column('text')
  reason: string;

  @Field(() => ActorKind, { description: 'What kind of caller did it.' })
  @Column('text', { name: 'actor_kind' })
  actorKind: ActorKind;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the account or of the API key that did it; null for an operator.',
  })
  @Column('uuid', { name: 'actor_id', nullable: true })
  actorId: string | null;

  @Field(() => Date, { description: "When, by the shop's clock." })
  @Column('timestamp with time zone', { name: 'moved_at', precision: 3, default: () => 'now()' })
  movedAt: Date;
}

const StockMovementEdge = edgeOf('StockMovement', () => StockMovement);

/** A page of the history of a stock, latest first. */
@ObjectType({ simpleResolvers: true, description: 'A page of what was done to a stock by hand, latest first.' })
export class StockMovementConnection {
  @Field(() => [StockMovement], { description: 'The movements of this page.' })
  nodes: StockMovement[];

  @Field(() => [StockMovementEdge], { description: 'The same movements with their cursors.' })
  edges: Edge<StockMovement>[];

  @Field(() => PageInfo, { description: 'Where this page stands in the list.' })
  pageInfo: PageInfo;

  /** Whose movements `totalCount` counts, once it is asked for. */
  variantId: string;
}

/** The stock of a variant as those see it who run the shop. */
@ObjectType({ simpleResolvers: true, description: 'The stock of a variant as those see it who run the shop.' })
export class VariantStock {
  variantId: string;

  @Field(() => Int, { description: 'Pieces in the store room, those that checkouts in progress hold included.' })
  onHand: number;

  @Field(() => Int, { description: 'Pieces that checkouts in progress hold; never above onHand.' })
  reserved: number;
}
