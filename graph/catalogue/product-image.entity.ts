import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Image } from '../media/image.entity.js';
import { Product } from './product.entity.js';

/** A picture of a product, in its place. */
@Entity('product_image')
export class ProductImage {
  @PrimaryColumn('uuid', { name: 'product_id' })
  productId: string;

  @ManyToOne(() => Product, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'product_id' })
  product?: Relation<Product>;

  /** From 1; the first picture is the one that cards show. */
  @PrimaryColumn('integer')
  position: number;

  @Index()
  @Column('uuid', { name: 'image_id' })
  imageId: string;

  @ManyToOne(() => Image, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'image_id' })
  image?: Relation<Image>;
}
