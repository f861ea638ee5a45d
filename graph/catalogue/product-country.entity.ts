import { Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Country } from '../location/country.entity.js';
import { Product } from './product.entity.js';

/** One of the only countries that a product is sold to; a product without any is sold everywhere. */
@Entity('product_country')
export class ProductCountry {
  @ForeignKey(() => Product, { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid', { name: 'product_id' })
  productId: string;

  @Index()
  @ForeignKey(() => Country, { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid', { name: 'country_id' })
  countryId: string;
}
