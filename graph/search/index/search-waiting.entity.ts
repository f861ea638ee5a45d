import { Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Product } from '../../catalogue/product.entity.js';

/**
 * A product that an import has put up for sale and that search has yet to read; see `searchWaits`.
 * What a crash leaves here is read when the shop starts again, or behind the next import.
 */
@Entity('search_waiting')
export class SearchWaiting {
  @PrimaryColumn('uuid', { name: 'product_id' })
  productId: string;

  @OneToOne(() => Product, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'product_id' })
  product?: Relation<Product>;
}
