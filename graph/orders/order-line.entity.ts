import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Product } from '../catalogue/product.entity.js';
import { KNOWN_WISH, SubstitutionWish } from '../catalogue/substitutes/substitution-wish.js';
import { ProductVariant } from '../catalogue/variants/product-variant.entity.js';
import { Image } from '../media/image.entity.js';
import type { Paise } from '../shared/money/money.js';
import { Rupees } from '../shared/money/rupees.scalar.js';
import { FromProperty } from '../shared/schema/direct-resolver.js';
import { Node } from '../shared/schema/node.type.js';
import type { Titles } from './line-title.js';
import { Order } from './order.entity.js';

/**
 * What was bought, as it was called, chosen and priced then; the catalogue may have changed since
 * (spec §3).
 */
@ObjectType({
  simpleResolvers: true,
  implements: Node,
  description: 'What was bought, as it was called, chosen and priced when it was.',
})
@Entity('order_line')
@Index(['orderId', 'position'], { unique: true })
@Check('order_line_quantity_is_positive', 'quantity > 0 AND price_paise > 0')
@Check('order_line_wish_is_known', KNOWN_WISH)
@Check('order_line_lacks_what_it_has', 'missing BETWEEN 0 AND quantity')
@Check('order_line_is_billed_as_weighed', 'weighed_back_paise BETWEEN 0 AND quantity * price_paise - discount_paise')
@Check('order_line_discount_is_part_of_it', 'discount_paise BETWEEN 0 AND quantity * price_paise')
export class OrderLine {
  @Field(() => ID, { description: 'Opaque id.' })
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Column('uuid', { name: 'order_id' })
  orderId: string;

  @ManyToOne(() => Order, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'order_id' })
  order?: Relation<Order>;

  /** Place in the order, from 1. */
  @Column('integer')
  position: number;

  @Index()
  @Column('uuid', { name: 'product_id', nullable: true })
  productId: string | null;

  @ManyToOne(() => Product, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'product_id' })
  product?: Relation<Product>;

  @Index()
  @Column('uuid', { name: 'variant_id', nullable: true })
  variantId: string | null;

  @ManyToOne(() => ProductVariant, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'variant_id' })
  variant?: Relation<ProductVariant>;

  @Field(() => String, {
    nullable: true,
    description: 'Article number of the variant when it was bought; null where nobody knows any more.',
  })
  @Column('text', { nullable: true })
  sku: string | null;

  /** The product's name in English when it was bought. */
  @Column('text', { name: 'product_title' })
  productTitle: string;

  /** The same in the language that it was bought in, where the product had a name in it. */
  @Column('jsonb', { default: {} })
  titles: Titles;

  @Field(() => [String], { description: 'The chosen options, e.g. 5 kg; empty when there was nothing to choose.' })
  @Column('text', { array: true })
  options: string[];

  @Column('uuid', { name: 'image_id', nullable: true })
  imageId: string | null;

  @ManyToOne(() => Image, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'image_id' })
  image?: Relation<Image>;

  @Field(() => Int, { description: 'Whole pieces, 1 or more.' })
  @Column('integer')
  quantity: number;

  @Field(() => Rupees, { name: 'price', description: 'Price of a piece when it was bought, in rupees.' })
  @FromProperty()
  @Column('bigint', { name: 'price_paise' })
  pricePaise: Paise;

  @Field(() => Rupees, {
    name: 'discount',
    description: 'What offers took off the whole line, in rupees; 0 for nothing.',
  })
  @FromProperty()
  @Column('bigint', { name: 'discount_paise', default: 0 })
  discountPaise: Paise;

  @Field(() => String, {
    nullable: true,
    description:
      'Until when all of its pieces are at their best at the least, as it was promised, e.g. 2027-01-12; null where nothing was.',
  })
  @Column('date', { name: 'best_before', nullable: true })
  bestBefore: string | null;

  /** The day by which it was promised to come; null where none was. */
  @Column('date', { name: 'deliver_on', nullable: true })
  deliverOn: string | null;

  @Field(() => SubstitutionWish, { description: 'What to do where it turns out to be missing when it is packed.' })
  @Column('text', { default: SubstitutionWish.ASK_ME })
  wish: SubstitutionWish;

  @Field(() => Int, {
    description: 'Pieces of quantity that were missing when it was packed: they are not sent, and not charged.',
  })
  @Column('integer', { default: 0 })
  missing: number;

  @Field(() => Int, {
    nullable: true,
    description: 'What a piece was sold as, in grams, of goods that are billed as weighed; null of all others.',
  })
  @Column('integer', { name: 'loose_grams', nullable: true })
  looseGrams: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'What its pieces weighed together when it was packed, in grams; null until they were weighed.',
  })
  @Column('integer', { name: 'weighed_grams', nullable: true })
  weighedGrams: number | null;

  /** What goes back since it weighed less than it was sold as. */
  @Column('bigint', { name: 'weighed_back_paise', default: 0 })
  weighedBackPaise: Paise;

  /** The line that it was sent in place of; null of what was ordered. */
  @Index({ where: 'substitute_for_id IS NOT NULL' })
  @Column('uuid', { name: 'substitute_for_id', nullable: true })
  substituteForId: string | null;

  @ManyToOne(() => OrderLine, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'substitute_for_id' })
  substituteFor?: Relation<OrderLine>;
}
