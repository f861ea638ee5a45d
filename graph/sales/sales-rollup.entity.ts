import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Product } from '../catalogue/product.entity.js';
import type { RefundReason } from '../payments/refunds/refund-reason.js';
import type { Paise } from '../shared/money/money.js';

/**
 * A day of India whose sums no longer say what the books do; a row for each change, so that no two
 * orders wait for each other. `rollUpSales` takes them away with the sums that it writes anew.
 */
@Entity('sales_stale_day')
export class SalesStaleDay {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Index()
  @Column('date')
  day: string;
}

/**
 * A product that was moved to another top category since the sums by category were written; a row
 * for each change, as of days.
 */
@Entity('sales_stale_product')
@Index('sales_stale_product_by_product', ['productId'])
export class SalesStaleProduct {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Column('uuid', { name: 'product_id' })
  productId: string;

  /** Where it stood before this change, which is where the change before it had put it. */
  @Column('uuid', { name: 'category_before' })
  categoryBefore: string;

  @Column('uuid', { name: 'category_after' })
  categoryAfter: string;
}

/** What was ordered in an hour of India's calendar, summed up from the orders. */
@Entity('sales_hour')
export class SalesHour {
  @PrimaryColumn('date')
  day: string;

  /** 0 to 23. */
  @PrimaryColumn('smallint')
  hour: number;

  @Column('integer', { name: 'order_count' })
  orderCount: number;

  @Column('integer')
  pieces: number;

  @Column('bigint', { name: 'total_paise' })
  totalPaise: Paise;

  @Column('bigint', { name: 'goods_paise' })
  goodsPaise: Paise;

  @Column('bigint', { name: 'shipping_paise' })
  shippingPaise: Paise;

  @Column('bigint', { name: 'cash_fee_paise' })
  cashFeePaise: Paise;

  /** Orders of the hour that were cancelled or refunded since; they are in none of the others. */
  @Column('integer', { name: 'called_off_count' })
  calledOffCount: number;

  @Column('bigint', { name: 'called_off_paise' })
  calledOffPaise: Paise;
}

/** What was sold of a product. */
abstract class SalesOfProductSums {
  /** Of a product that was removed it follows from its name. */
  @PrimaryColumn('uuid', { name: 'product_id' })
  productId: string;

  /** The name of a product that was removed; null for one that is there. */
  @Column('text', { nullable: true })
  title: string | null;

  @Column('integer', { name: 'order_count' })
  orderCount: number;

  @Column('integer')
  pieces: number;

  @Column('bigint', { name: 'goods_paise' })
  goodsPaise: Paise;
}

/** On a day. */
@Entity('sales_product_day')
export class SalesProductDay extends SalesOfProductSums {
  @PrimaryColumn('date')
  day: string;
}

/** In a month: at every moment what its days come to. */
@Entity('sales_product_month')
@Index('sales_product_month_best', ['month', 'goodsPaise'])
export class SalesProductMonth extends SalesOfProductSums {
  /** Its first day. */
  @PrimaryColumn('date')
  month: string;
}

/** Under which top category the sums by category count a product, on all days. */
@Entity('sales_product_category')
export class SalesProductCategory {
  @PrimaryColumn('uuid', { name: 'product_id' })
  productId: string;

  @ManyToOne(() => Product, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'product_id' })
  product?: Relation<Product>;

  @Column('uuid', { name: 'category_id' })
  categoryId: string;
}

/**
 * What was sold of a top category on a day: at every moment what `SalesProductDay` comes to by
 * `SalesProductCategory`.
 */
@Entity('sales_category_day')
export class SalesCategoryDay {
  @PrimaryColumn('date')
  day: string;

  /** `NO_CATEGORY` of products that were removed. */
  @PrimaryColumn('uuid', { name: 'category_id' })
  categoryId: string;

  @Column('integer')
  pieces: number;

  @Column('bigint', { name: 'goods_paise' })
  goodsPaise: Paise;
}

/** What was ordered to a PIN code. */
abstract class SalesOfPinSums {
  /** Digits alone; empty where none was typed. */
  @PrimaryColumn('text')
  pin: string;

  @Column('integer', { name: 'order_count' })
  orderCount: number;

  @Column('integer')
  pieces: number;

  @Column('bigint', { name: 'total_paise' })
  totalPaise: Paise;
}

/** On a day. */
@Entity('sales_pin_day')
export class SalesPinDay extends SalesOfPinSums {
  @PrimaryColumn('date')
  day: string;
}

/** In a month: at every moment what its days come to. */
@Entity('sales_pin_month')
export class SalesPinMonth extends SalesOfPinSums {
  /** Its first day. */
  @PrimaryColumn('date')
  month: string;
}

/** What was promised back on a day for a reason. */
@Entity('sales_refund_day')
export class SalesRefundDay {
  @PrimaryColumn('date')
  day: string;

  @PrimaryColumn('text')
  reason: RefundReason;

  @Column('integer', { name: 'refund_count' })
  refundCount: number;

  @Column('bigint', { name: 'total_paise' })
  totalPaise: Paise;

  /** What of it is of orders that were not called off since. */
  @Column('bigint', { name: 'standing_paise' })
  standingPaise: Paise;
}

/** What shoppers asked on a day to send back, but for what was refused. */
@Entity('sales_return_day')
export class SalesReturnDay {
  @PrimaryColumn('date')
  day: string;

  @Column('integer', { name: 'return_count' })
  returnCount: number;

  @Column('integer')
  pieces: number;
}
