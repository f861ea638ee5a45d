import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import type { Paise } from '../../shared/money/money.js';
import { ProductVariant } from './product-variant.entity.js';

/**
 * What a variant has cost since when. Triggers write it, no matter who changes a price, see
 * `sql/price-history.sql`.
 */
@Entity('variant_price')
@Index('variant_price_by_moment', ['since'])
export class VariantPrice {
  @PrimaryColumn('uuid', { name: 'variant_id' })
  variantId: string;

  @ManyToOne(() => ProductVariant, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'variant_id' })
  variant?: Relation<ProductVariant>;

  @PrimaryColumn('timestamp with time zone', { precision: 3, default: () => 'now()' })
  since: Date;

  @Column('integer', { name: 'price_paise' })
  pricePaise: Paise;
}
