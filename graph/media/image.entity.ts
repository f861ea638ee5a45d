import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** A picture and what is told about it; its files lie in the image store under `key`. */
@ObjectType({ simpleResolvers: true, description: 'A picture, stored in a few widths.' })
@Entity('image')
@Check('image_has_widths', 'cardinality(widths) > 0')
export class Image {
  @Field(() => ID, { description: 'Opaque id.' })
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  /** Names the files of the picture; several images may share them with texts of their own. */
  @Column('text')
  key: string;

  @Field({ description: 'What a person who cannot see the picture should know; empty for an ornament.' })
  @Column('text')
  alt: string;

  @Field(() => Int, { description: 'Width of the largest file in pixels.' })
  @Column('integer')
  width: number;

  @Field(() => Int, { description: 'Height of the largest file in pixels; all files have the same proportions.' })
  @Column('integer')
  height: number;

  /** Widths of the stored files in pixels, smallest first. */
  @Column('integer', { array: true })
  widths: number[];

  /**
   * Width in pixels of one more file, for looking from close by, which `widths` does not name;
   * null: there is none.
   */
  @Column('integer', { name: 'zoom_width', nullable: true })
  zoomWidth: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'A colour such as #F8EBCB to fill the place of the picture while it loads; null when there is none.',
  })
  @Column('text', { nullable: true })
  placeholder: string | null;

  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;
}
