import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { ActorKind } from '../../audit/audit-entry.entity.js';
import type { Edge } from '../../shared/paging/cursor.js';
import { edgeOf } from '../../shared/paging/edge.type.js';
import { PageInfo } from '../../shared/paging/page-info.type.js';
import { isOneOf } from '../../shared/rows/is-one-of.js';
import { Node } from '../../shared/schema/node.type.js';
import { ProductVariant } from '../variants/product-variant.entity.js';

/** What changed a stock. */
export enum StockMovementKind {
  OPENING = 'OPENING',
  SALE = 'SALE',
  CANCELLATION = 'CANCELLATION',
  RETURN = 'RETURN',
  RECEIPT = 'RECEIPT',
  WASTE = 'WASTE',
  COUNT = 'COUNT',
  CORRECTION = 'CORRECTION',
  IMPORT = 'IMPORT',
}

registerEnumType(StockMovementKind, {
  name: 'StockMovementKind',
  description: 'What changed a stock.',
  valuesConfig: {
    OPENING: { description: 'What there was when the history began.' },
    SALE: { description: 'An order was paid, or placed to be paid at the door.' },
    CANCELLATION: { description: 'An order was called off, or refused at the door, and its pieces can be sold again.' },
    RETURN: { description: 'Goods came back from a shopper, fit to be sold again.' },
    RECEIPT: { description: 'Goods came from a supplier.' },
    WASTE: { description: 'Goods cannot be sold any more.' },
    COUNT: { description: 'A count of the shelves found more or fewer.' },
    CORRECTION: { description: 'The number was written by hand.' },
    IMPORT: { description: 'A file said how many there are.' },
  },
});

/** Why goods cannot be sold any more. */
export enum WasteReason {
  DAMAGED = 'DAMAGED',
  EXPIRED = 'EXPIRED',
  SPOILED = 'SPOILED',
  LOST = 'LOST',
  OWN_USE = 'OWN_USE',
}

registerEnumType(WasteReason, {
  name: 'WasteReason',
  description: 'Why goods cannot be sold any more.',
  valuesConfig: {
    DAMAGED: { description: 'They are broken, torn or leaking.' },
    EXPIRED: { description: 'Their date has passed.' },
    SPOILED: { description: 'They went bad.' },
    LOST: { description: 'They were stolen, or cannot be found.' },
    OWN_USE: { description: 'The shop used them itself, or gave them away to taste.' },
  },
});

/** The kinds of which it is reckoned how fast a variant sells. */
export const SOLD_KINDS = `kind IN ('SALE', 'CANCELLATION', 'RETURN')`;

/**
 * A change of how many pieces of a variant are on hand, with who made it and why. A trigger writes
 * one for each, by any statement, so that their sum is what is on hand; rows are only
 * ever added (`sql/stock-movements.sql`). What a checkout does, held pieces included, is besides a
 * `CheckoutStockStep`, so that it is done once.
 */
@ObjectType({
  simpleResolvers: true,
  implements: Node,
  description: 'A change of how many pieces of a variant are on hand.',
})
@Entity('stock_movement')
@Index(['variantId', 'id'])
@Index('stock_movement_sold', ['movedAt', 'variantId', 'delta'], { where: SOLD_KINDS })
@Check('stock_movement_moves', 'delta <> 0')
@Check('stock_movement_leaves_what_is_natural', 'on_hand >= 0')
@Check('stock_movement_kind_is_known', isOneOf('kind', StockMovementKind))
@Check('stock_movement_wastes_for_a_reason', `(kind = 'WASTE') = (waste_reason IS NOT NULL)`)
@Check('stock_movement_waste_reason_is_known', isOneOf('waste_reason', WasteReason))
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

  @Field(() => StockMovementKind, { description: 'What changed it.' })
  @Column('text')
  kind: StockMovementKind;

  @Field({
    description:
      'Why, in the words of the account or program that did it; the name of the operation where it followed from one; empty where `kind` says it all.',
  })
  @Column('text')
  reason: string;

  @Field(() => WasteReason, { nullable: true, description: 'Why goods cannot be sold any more; null but for waste.' })
  @Column('text', { name: 'waste_reason', nullable: true })
  wasteReason: WasteReason | null;

  /**
   * What it belongs to: the checkout of a sale, a cancellation and a return; a count; a receipt.
   * Without a foreign key, since it stands for rows of features above.
   */
  @Column('uuid', { name: 'document_id', nullable: true })
  documentId: string | null;

  @Field(() => ActorKind, { description: 'What kind of caller did it.' })
  @Column('text', { name: 'actor_kind' })
  actorKind: ActorKind;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the account or of the API key that did it; null for an operator and for the shop itself.',
  })
  @Column('uuid', { name: 'actor_id', nullable: true })
  actorId: string | null;

  @Field(() => Date, { description: "When, by the shop's clock." })
  @Column('timestamp with time zone', { name: 'moved_at', precision: 3, default: () => 'now()' })
  movedAt: Date;
}

const StockMovementEdge = edgeOf('StockMovement', () => StockMovement);

/** A page of the history of a stock, latest first. */
@ObjectType({ simpleResolvers: true, description: 'A page of what changed a stock, latest first.' })
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

  @Field(() => Int, {
    description:
      'Pieces that no checkout holds and that are too near to their date to be sold; 0 where it is not kept by batches.',
  })
  withheld: number;
}
