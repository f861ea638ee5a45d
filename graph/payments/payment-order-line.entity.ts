import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation, Unique } from 'typeorm';
import { Product } from '../catalogue/product.entity.js';
import { KNOWN_WISH, SubstitutionWish } from '../catalogue/substitutes/substitution-wish.js';
import { ProductVariant } from '../catalogue/variants/product-variant.entity.js';
import { Image } from '../media/image.entity.js';
import type { Titles } from '../orders/line-title.js';
import type { Paise } from '../shared/money/money.js';
import { PaymentOrder } from './payment-order.entity.js';

/**
 * A line of a checkout: what it was called and cost when it was priced, and what is held for it.
 */
@Entity('payment_order_line')
@Unique('payment_order_line_is_one_per_variant', ['paymentOrderId', 'variantId'])
@Check('payment_order_line_quantity_is_positive', 'quantity > 0 AND price_paise > 0')
@Check('payment_order_line_wish_is_known', KNOWN_WISH)
@Check('payment_order_line_lacks_what_it_has', 'missing BETWEEN 0 AND quantity')
@Check('payment_order_line_discount_is_part_of_it', 'discount_paise BETWEEN 0 AND quantity * price_paise')
export class PaymentOrderLine {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Column('uuid', { name: 'payment_order_id' })
  paymentOrderId: string;

  @ManyToOne(() => PaymentOrder, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'payment_order_id' })
  paymentOrder?: Relation<PaymentOrder>;

  /** Place in the cart, from 1. */
  @Column('integer')
  position: number;

  /** Null once the variant was removed, which does not happen while anything is held. */
  @Index()
  @Column('uuid', { name: 'variant_id', nullable: true })
  variantId: string | null;

  @ManyToOne(() => ProductVariant, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'variant_id' })
  variant?: Relation<ProductVariant>;

  /** Null once the product was removed. */
  @Index()
  @Column('uuid', { name: 'product_id', nullable: true })
  productId: string | null;

  @ManyToOne(() => Product, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'product_id' })
  product?: Relation<Product>;

  /** Null where the variant was gone before this was kept. */
  @Column('text', { nullable: true })
  sku: string | null;

  @Column('text', { name: 'product_title' })
  productTitle: string;

  /** The same in the language of the checkout, where the product has a name in it. */
  @Column('jsonb', { default: {} })
  titles: Titles;

  @Column('text', { array: true })
  options: string[];

  @Column('uuid', { name: 'image_id', nullable: true })
  imageId: string | null;

  @ManyToOne(() => Image, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'image_id' })
  image?: Relation<Image>;

  @Column('integer')
  quantity: number;

  @Column('bigint', { name: 'price_paise' })
  pricePaise: Paise;

  /** What was taken off the whole line. */
  @Column('bigint', { name: 'discount_paise', default: 0 })
  discountPaise: Paise;

  /** The day until which all of it is at its best at the least; null where none is promised. */
  @Column('date', { name: 'best_before', nullable: true })
  bestBefore: string | null;

  /** The day by which it was promised to come; null where none was. */
  @Column('date', { name: 'deliver_on', nullable: true })
  deliverOn: string | null;

  /** What to do where it turns out to be missing. */
  @Column('text', { default: SubstitutionWish.ASK_ME })
  wish: SubstitutionWish;

  /** What a piece was sold as, in grams, of goods that are billed as weighed; null of others. */
  @Column('integer', { name: 'loose_grams', nullable: true })
  looseGrams: number | null;

  /** Pieces that were missing when it was packed, so that they never come back to the stock. */
  @Column('integer', { default: 0 })
  missing: number;
}
