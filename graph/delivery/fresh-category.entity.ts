import { Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Category } from '../catalogue/category.entity.js';

/** A category whose goods, with those of the categories below it, travel as fresh. */
@Entity('fresh_category')
export class FreshCategory {
  @PrimaryColumn('uuid', { name: 'category_id' })
  categoryId: string;

  @OneToOne(() => Category, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'category_id' })
  category?: Relation<Category>;
}
