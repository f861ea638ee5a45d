import { Field, ID, ObjectType } from 'type-graphql';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import type { CustomValues } from '../../custom-fields/custom-fields.service.js';
import { Image } from '../../media/image.entity.js';
import type { Paise } from '../../shared/money/money.js';
import { Rupees } from '../../shared/money/rupees.scalar.js';
import { FromProperty } from '../../shared/schema/direct-resolver.js';
import { Node } from '../../shared/schema/node.type.js';
import { numberOrNull } from '../number-or-null.js';
import { Priced } from '../priced.entity.js';
import { Product } from '../product.entity.js';
import type { NetUnit } from './net-quantity.type.js';

/**
 * One choice of a product, with its own price and stock. The one at position 1 is the default
 * variant.
 *
 * What is available is `on_hand - reserved - withheld`: a checkout reserves before it is paid, and
 * only a paid one takes from what is on hand. Of a product that is hidden nothing is.
 */
@ObjectType({
  simpleResolvers: true,
  implements: Node,
  description: 'One choice of a product, e.g. its 5 kg pack, with its own price and stock.',
})
@Entity('product_variant')
@Index(['productId', 'position'], { unique: true })
@Index('product_variant_sku_parts', { synchronize: false })
@Index('product_variant_sold_out', ['productId'], { where: 'NOT is_available' })
@Index('product_variant_image', ['imageId'], { where: 'image_id IS NOT NULL' })
@Check('variant_custom_is_an_object', `jsonb_typeof(custom) = 'object'`)
@Check('variant_price_is_positive', 'price_paise > 0')
@Check('variant_old_price_is_no_lower', 'old_price_paise >= price_paise')
@Check('variant_net_quantity_is_measured', `(net_value IS NULL) = (net_unit IS NULL) AND net_value > 0`)
@Check('variant_net_unit_is_known', `net_unit IN ('G', 'ML', 'PIECE', 'CM')`)
@Check('variant_stock_is_natural', 'on_hand >= 0 AND reserved >= 0')
@Check('variant_reserves_only_what_is_there', 'reserved <= on_hand')
@Check('variant_withholds_only_what_is_free', 'withheld BETWEEN 0 AND on_hand - reserved')
export class ProductVariant extends Priced {
  @Field(() => ID, { description: 'Opaque id.' })
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Column('uuid', { name: 'product_id' })
  productId: string;

  @ManyToOne(() => Product, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'product_id' })
  product?: Relation<Product>;

  @Field({ description: "The shop's article number, unique." })
  @Column('text', { unique: true })
  sku: string;

  @Field(() => String, {
    nullable: true,
    description: 'Size of clothes, shoes and sets, e.g. XL; null when it is no choice.',
  })
  @Column('text', { nullable: true })
  size: string | null;

  @Field(() => String, { nullable: true, description: 'Memory of a device, e.g. 8 GB; null when it is no choice.' })
  @Column('text', { nullable: true })
  ram: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Weight, volume or count of a pack, e.g. 500 g; null when it is no choice.',
  })
  @Column('text', { nullable: true })
  weight: string | null;

  @Field(() => Rupees, {
    name: 'lowestPrice30Days',
    nullable: true,
    description:
      'The lowest price in rupees of the 30 days before it came to cost what it does; null when it has had no other price.',
  })
  @FromProperty()
  @Column({ type: 'integer', name: 'lowest_price_paise', nullable: true, update: false })
  lowestPricePaise: Paise | null;

  /**
   * How much the pack holds, in `netUnit`; null where it is not known. A trigger reads it from the
   * weight, or else the size, no matter who writes the row; see `sql/net-quantities.sql`.
   */
  @Column('numeric', { name: 'net_value', precision: 12, scale: 3, nullable: true, transformer: numberOrNull })
  netValue: number | null;

  @Column('text', { name: 'net_unit', nullable: true })
  netUnit: NetUnit | null;

  /** Whether staff have said by hand what it holds; the trigger then leaves it alone. */
  @Column('boolean', { name: 'net_is_said', default: false })
  netIsSaid: boolean;

  @Field({
    description:
      'Whether it is sold loose, by weight: it is billed as weighed when it is packed, and never above what was shown.',
  })
  @Column('boolean', { name: 'is_loose', default: false })
  isLoose: boolean;

  /**
   * Price of a kilogram, litre, piece or metre; the trigger keeps it. Null where the quantity is
   * not known.
   */
  @Column({
    ...{ type: 'bigint', name: 'unit_price_paise', nullable: true, insert: false, update: false },
    transformer: numberOrNull,
  })
  unitPricePaise: Paise | null;

  /** Pieces in the store room, reserved ones included. */
  @Column('integer', { name: 'on_hand', default: 0 })
  onHand: number;

  /** Pieces that checkouts in progress hold. */
  @Column('integer', { default: 0 })
  reserved: number;

  /**
   * Pieces that no checkout holds and that are too near to their date to be sold, of a variant that
   * has batches; null: it has none. Triggers and a job keep it, see `sql/stock-batches.sql`.
   */
  @Column({ type: 'integer', nullable: true, insert: false, update: false })
  withheld: number | null;

  /**
   * Whether pieces are left that can be sold; a trigger keeps it, see `sql/availability.sql`.
   * It is there to be found by, and changes far more seldom than the numbers it follows from, whose
   * index every sale would have to write.
   */
  @Column({ type: 'boolean', name: 'is_available', default: false, select: false, insert: false, update: false })
  isAvailable: boolean;

  /** Whether shoppers are shown its product; a trigger keeps it, see `sql/shown.sql`. */
  @Column({ type: 'boolean', name: 'is_shown', default: true, insert: false, update: false })
  isShown: boolean;

  /** Place in the list of choices, from 1. */
  @Column('integer')
  position: number;

  /** A picture that shows this choice; null where those of the product tell it. */
  @Column('uuid', { name: 'image_id', nullable: true })
  imageId: string | null;

  @ManyToOne(() => Image, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'image_id', foreignKeyConstraintName: 'product_variant_image_fk' })
  image?: Relation<Image>;

  /** What it has in the fields that extensions add, by their names. */
  @Column({ type: 'jsonb', default: {}, select: false })
  custom: CustomValues;
}
