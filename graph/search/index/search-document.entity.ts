import { Column, Entity, Index, JoinColumn, ManyToOne, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Category } from '../../catalogue/category.entity.js';
import { Product } from '../../catalogue/product.entity.js';

/**
 * What search knows of a product. Written by the triggers in `sql/3-upkeep.sql` alone, in the
 * transaction that changes the product.
 */
@Entity('search_document')
export class SearchDocument {
  @PrimaryColumn('uuid', { name: 'product_id' })
  productId: string;

  @OneToOne(() => Product, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'product_id' })
  product?: Relation<Product>;

  /** The most specific category that the product lies in. */
  @Column('uuid', { name: 'shelf_id' })
  categoryId: string;

  @ManyToOne(() => Category, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'shelf_id' })
  category?: Relation<Category>;

  /** Its words, weighed by where they stand; see `search_describe` in `sql/2-documents.sql`. */
  @Index({ type: 'gin' })
  @Column('tsvector')
  words: string;

  /** How many words the head of the name has, the brand left out. */
  @Column('smallint', { name: 'head_size' })
  headSize: number;

  /** True for several things sold as one. */
  @Column('boolean', { name: 'is_combo' })
  isCombo: boolean;

  /** The packs that it is sold in, in the smaller unit: 5000g, 1000ml, 12pc, xl. */
  @Index({ type: 'gin' })
  @Column('text', { array: true })
  packs: string[];

  /** True while any of its variants can be bought. */
  @Column('boolean', { name: 'is_available' })
  isAvailable: boolean;

  /** What the vocabulary counts it under: kind and term of `SearchTerm`, written together. */
  @Column('text', { array: true })
  terms: string[];
}
