import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { ProductVariant } from '../catalogue/product-variant.entity.js';
import { CHECKOUT_STOCK_STEPS, type CheckoutStockStepKind } from './checkout-stock-step-kind.js';
import { PaymentOrder } from './payment-order.entity.js';

/**
 * A step that moved stock for a checkout. Rows are only ever added, and each kind of step is taken at most once. What
 * somebody who runs the shop does to stock by hand is a `StockMovement`, in the table `stock_movement`.
 */
@Entity('checkout_stock_step')
@Unique('checkout_stock_steps_once_per_kind', ['paymentOrderId', 'variantId', 'kind'])
@Check('checkout_stock_step_kind_is_known', `kind IN ('${CHECKOUT_STOCK_STEPS.join("', '")}')`)
@Check('checkout_stock_step_quantity_is_positive', 'quantity > 0')
export class CheckoutStockStep {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Column('text')
  kind: CheckoutStockStepKind;

  @ForeignKey(() => PaymentOrder, { onDelete: 'RESTRICT' })
  @Column('uuid', { name: 'payment_order_id' })
  paymentOrderId: string;

  /** Null once the variant was removed. */
  @Index()
  @ForeignKey(() => ProductVariant, { onDelete: 'SET NULL' })
  @Column('uuid', { name: 'variant_id', nullable: true })
  variantId: string | null;

  @Column('integer')
  quantity: number;

  @Column('timestamp with time zone', { name: 'moved_at', precision: 3, default: () => 'now()' })
  movedAt: Date;
}
