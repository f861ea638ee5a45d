import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Category } from '../catalogue/category.entity.js';

/** A category whose goods, with those of the categories below it, travel as fresh. */
@Entity('fresh_category')
export class FreshCategory {
  @ForeignKey(() => Category, { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid', { name: 'category_id' })
  categoryId: string;
}
