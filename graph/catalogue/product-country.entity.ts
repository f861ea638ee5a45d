import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Country } from '../location/country.entity.js';
import { Product } from './product.entity.js';

/**
 * One of the only countries that a product is sold to; a product without any is sold everywhere.
 */
@Entity('product_country')
export class ProductCountry {
  @PrimaryColumn('uuid', { name: 'product_id' })
  productId: string;

  @ManyToOne(() => Product, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'product_id' })
  product?: Relation<Product>;

  @Index()
  @PrimaryColumn('uuid', { name: 'country_id' })
  countryId: string;

  @ManyToOne(() => Country, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'country_id' })
  country?: Relation<Country>;
}
