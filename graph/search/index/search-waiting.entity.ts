import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Product } from '../../catalogue/product.entity.js';

/**
 * A product that an import has put up for sale and that search has yet to read; see `searchWaits`. What a crash leaves
 * here is read when the shop starts again, or behind the next import.
 */
@Entity('search_waiting')
export class SearchWaiting {
  @ForeignKey(() => Product, { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid', { name: 'product_id' })
  productId: string;
}
