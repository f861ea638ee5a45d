import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation, Unique } from 'typeorm';
import { ProductVariant } from '../catalogue/variants/product-variant.entity.js';
import { isOneOf } from '../shared/rows/is-one-of.js';
import { CHECKOUT_STOCK_STEPS, type CheckoutStockStepKind } from './checkout-stock-step-kind.js';
import { PaymentOrder } from './payment-order.entity.js';

/**
 * A step that moved stock for a checkout. Rows are only ever added, and each kind of step is taken
 * at most once. What staff do to stock by hand is a `StockMovement`, in the
 * table `stock_movement`.
 */
@Entity('checkout_stock_step')
@Unique('checkout_stock_steps_once_per_kind', ['paymentOrderId', 'variantId', 'kind'])
@Check('checkout_stock_step_kind_is_known', isOneOf('kind', CHECKOUT_STOCK_STEPS))
@Check('checkout_stock_step_quantity_is_positive', 'quantity > 0')
export class CheckoutStockStep {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Column('text')
  kind: CheckoutStockStepKind;

  @Column('uuid', { name: 'payment_order_id' })
  paymentOrderId: string;

  @ManyToOne(() => PaymentOrder, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'payment_order_id' })
  paymentOrder?: Relation<PaymentOrder>;

  /** Null once the variant was removed. */
  @Index()
  @Column('uuid', { name: 'variant_id', nullable: true })
  variantId: string | null;

  @ManyToOne(() => ProductVariant, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'variant_id' })
  variant?: Relation<ProductVariant>;

  @Column('integer')
  quantity: number;

  @Column('timestamp with time zone', { name: 'moved_at', precision: 3, default: () => 'now()' })
  movedAt: Date;
}
