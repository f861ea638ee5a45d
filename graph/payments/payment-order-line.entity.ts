import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { Product } from '../catalogue/product.entity.js';
import { ProductVariant } from '../catalogue/product-variant.entity.js';
import { Image } from '../media/image.entity.js';
import type { Paise } from '../shared/money.js';
import { PaymentOrder } from './payment-order.entity.js';

/** A line of a checkout: what it was called and cost when it was priced, and what is held for it. */
@Entity('payment_order_line')
@Unique('payment_order_line_is_one_per_variant', ['paymentOrderId', 'variantId'])
@Check('payment_order_line_quantity_is_positive', 'quantity > 0 AND price_paise > 0')
export class PaymentOrderLine {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @ForeignKey(() => PaymentOrder, { onDelete: 'CASCADE' })
  @Column('uuid', { name: 'payment_order_id' })
  paymentOrderId: string;

  /** Place in the cart, from 1. */
  @Column('integer')
  position: number;

  /** Null once the variant was removed, which does not happen while anything is held. */
  @Index()
  @ForeignKey(() => ProductVariant, { onDelete: 'SET NULL' })
  @Column('uuid', { name: 'variant_id', nullable: true })
  variantId: string | null;

  /** Null once the product was removed. */
  @Index()
  @ForeignKey(() => Product, { onDelete: 'SET NULL' })
  @Column('uuid', { name: 'product_id', nullable: true })
  productId: string | null;

  /** Null where the variant was gone before this was kept. */
  @Column('text', { nullable: true })
  sku: string | null;

  @Column('text', { name: 'product_title' })
  productTitle: string;

  @Column('text', { array: true })
  options: string[];

  @ForeignKey(() => Image, { onDelete: 'SET NULL' })
  @Column('uuid', { name: 'image_id', nullable: true })
  imageId: string | null;

  @Column('integer')
  quantity: number;

  @Column('bigint', { name: 'price_paise' })
  pricePaise: Paise;
}
