import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Category } from '../catalogue/category.entity.js';
import { Image } from '../media/image.entity.js';
import { Node } from '../shared/schema/node.type.js';
import { Promotion } from './promotion.entity.js';

/** A picture of the carousel that opens the home page (spec §3). */
@ObjectType({
  simpleResolvers: true,
  implements: Node,
  description: 'A picture of the carousel that opens the home page.',
})
@Entity('home_slide')
export class HomeSlide extends Promotion {
  @Field(() => ID, { description: 'Opaque id.' })
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  /** Place in the carousel, from 1. */
  @Column('integer', { unique: true })
  position: number;

  /** Where it leads; null: nowhere. */
  @Column('uuid', { name: 'category_id', nullable: true })
  categoryId: string | null;

  @ManyToOne(() => Category, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'category_id' })
  category?: Relation<Category>;

  /** For wide screens; its alternative text is the headline. */
  @Column('uuid', { name: 'image_id' })
  imageId: string;

  @ManyToOne(() => Image, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'image_id' })
  image?: Relation<Image>;

  /** For narrow screens; null: the wide one is shown everywhere. */
  @Column('uuid', { name: 'narrow_image_id', nullable: true })
  narrowImageId: string | null;

  @ManyToOne(() => Image, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'narrow_image_id' })
  narrowImage?: Relation<Image>;
}
