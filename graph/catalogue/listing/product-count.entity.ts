import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Category } from '../category.entity.js';

/**
 * How many products a category holds, in all and by price. Written by the triggers of `product`
 * alone, in the transaction that changes a product; read by `price-histogram.ts` and by the
 * database's `count_products`, see `totalOf` in `product-conditions.ts`. To count them anew took
 * the front page three quarters of its time with 100,000 products.
 */
@Entity('product_count')
@Index('product_count_entries', ['entry'], { where: "entry <> '00000000-0000-0000-0000-000000000000'" })
export class ProductCount {
  /** A top category, or the most specific one of products. */
  @PrimaryColumn('uuid', { name: 'category_id' })
  categoryId: string;

  @ManyToOne(() => Category, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'category_id' })
  category?: Relation<Category>;

  /**
   * Lowest of the prices with these first two digits, such as 4700 for 4700 to 4799 paise; 0 for
   * all prices together.
   */
  @PrimaryColumn('integer', { name: 'price_from' })
  priceFrom: number;

  /**
   * All zeros for the count itself. Others are what one writer added while another was changing
   * counts, so that no writer waits; all rows add up, and the next change folds them into the
   * count.
   */
  @PrimaryColumn('uuid')
  entry: string;

  /** How many; below 0 where products went, in a row that is not the count itself. */
  @Column('integer')
  products: number;
}
