import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import type { CustomValues } from '../custom-fields/custom-fields.service.js';
import { Image } from '../media/image.entity.js';
import { Node } from '../shared/schema/node.type.js';
import type { Translations } from './translations/translation.type.js';

/** A category of the shop; at most three levels deep (spec §3). */
@ObjectType({
  simpleResolvers: true,
  implements: Node,
  description: 'A category of products. Top categories have sub-categories, and those may have some of their own.',
})
@Entity('category')
@Index(['parentId', 'position'])
@Check('category_custom_is_an_object', `jsonb_typeof(custom) = 'object'`)
@Check('category_translations_are_an_object', `jsonb_typeof(translations) = 'object'`)
@Check('category_is_not_its_own_parent', 'parent_id <> id')
export class Category {
  @Field(() => ID, { description: 'Opaque id.' })
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  /** In English; the graph answers the name in the language of the request. */
  @Column('text')
  name: string;

  /** Its name in other languages. */
  @Column('jsonb', { default: {} })
  translations: Translations<'name'>;

  @Field({ description: 'Name for addresses, unique in the shop, e.g. atta-flours.' })
  @Column('text', { unique: true })
  slug: string;

  @Field(() => String, {
    nullable: true,
    description: 'Soft field that the pictures of the category stand on, as #RRGGBB; null when none was chosen.',
  })
  @Column('text', { nullable: true })
  color: string | null;

  /** Null for a top category. */
  @Column('uuid', { name: 'parent_id', nullable: true })
  parentId: string | null;

  @ManyToOne(() => Category, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'parent_id' })
  parent?: Relation<Category>;

  @Field(() => Int, {
    description: 'Place among its siblings, from 1, with gaps; of two in one place the names decide.',
  })
  @Column('integer', { default: 1 })
  position: number;

  @Column('uuid', { name: 'image_id', nullable: true })
  imageId: string | null;

  @ManyToOne(() => Image, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'image_id' })
  image?: Relation<Image>;

  /** What it has in the fields that extensions add, by their names. */
  @Column({ type: 'jsonb', default: {}, select: false })
  custom: CustomValues;

  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;
}
