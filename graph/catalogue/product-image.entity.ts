import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Image } from '../media/image.entity.js';
import { Product } from './product.entity.js';

/** A picture of a product, in its place. */
@Entity('product_image')
export class ProductImage {
  @ForeignKey(() => Product, { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid', { name: 'product_id' })
  productId: string;

  /** From 1; the first picture is the one that cards show. */
  @PrimaryColumn('integer')
  position: number;

  @Index()
  @ForeignKey(() => Image, { onDelete: 'CASCADE' })
  @Column('uuid', { name: 'image_id' })
  imageId: string;
}
