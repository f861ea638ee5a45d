import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Category } from '../catalogue/category.entity.js';
import { Image } from '../media/image.entity.js';
import { Node } from '../shared/schema/node.type.js';
import { Promotion } from './promotion.entity.js';

/** Where a banner stands. */
export enum BannerPlacement {
  HOME = 'HOME',
  SIDE = 'SIDE',
}

registerEnumType(BannerPlacement, {
  name: 'BannerPlacement',
  description: 'Where a banner stands.',
  valuesConfig: {
    HOME: { description: 'In the promotional row of the home page.' },
    SIDE: { description: 'In the column beside the featured products and in the sidebar of listings.' },
  },
});

/**
 * A promotion that leads to a category (spec §3): to the sub-category when it has one, else to the
 * category.
 */
@ObjectType({
  simpleResolvers: true,
  implements: Node,
  description: 'A promotion that leads to its sub-category when it has one, else to its category.',
})
@Entity('banner')
@Index(['placement', 'position'])
@Check('banner_placement_is_known', "placement IN ('HOME', 'SIDE')")
export class Banner extends Promotion {
  @Field(() => ID, { description: 'Opaque id.' })
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Field(() => BannerPlacement, { description: 'Where it stands.' })
  @Column('text')
  placement: BannerPlacement;

  /** Place among the banners of its placement, from 1. */
  @Column('integer')
  position: number;

  @Column('uuid', { name: 'category_id', nullable: true })
  categoryId: string | null;

  @ManyToOne(() => Category, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'category_id' })
  category?: Relation<Category>;

  @Column('uuid', { name: 'sub_category_id', nullable: true })
  subCategoryId: string | null;

  @ManyToOne(() => Category, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'sub_category_id' })
  subCategory?: Relation<Category>;

  /** Its alternative text is the headline. */
  @Column('uuid', { name: 'image_id' })
  imageId: string;

  @ManyToOne(() => Image, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'image_id' })
  image?: Relation<Image>;
}
