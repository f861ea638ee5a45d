import { Field, ObjectType } from 'type-graphql';
import { Column } from 'typeorm';

/**
 * What banners and slides of the carousel have in common: they are shown on the days that they are
 * for (spec §3).
 */
@ObjectType({ simpleResolvers: true, description: 'What is shown on the days that it is for.' })
export abstract class Promotion {
  @Field(() => String, {
    nullable: true,
    description: 'Its headline in Hindi; null when it has none, and the alternative text of its picture stands for it.',
  })
  @Column('text', { name: 'hindi_headline', nullable: true })
  hindiHeadline: string | null;

  /** Whether it may be seen at all. */
  @Field({ description: 'Whether it is shown, as far as its days allow.' })
  @Column('boolean', { name: 'is_on', default: true })
  isOn: boolean;

  @Field(() => Date, { nullable: true, description: 'From when on it is shown; null: from the beginning.' })
  @Column('timestamp with time zone', { name: 'shows_from', precision: 3, nullable: true })
  showsFrom: Date | null;

  @Field(() => Date, { nullable: true, description: 'Until when it is shown; null: without an end.' })
  @Column('timestamp with time zone', { name: 'shows_until', precision: 3, nullable: true })
  showsUntil: Date | null;
}
