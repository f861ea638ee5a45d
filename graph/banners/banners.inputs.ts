import { Field, ID, InputType, Int } from 'type-graphql';
import { BannerPlacement } from './banner.entity.js';

/** What banners and slides have in common, as it is to be. */
@InputType({ description: 'What is promoted, and when it is shown.' })
abstract class PromotionInput {
  @Field({ description: 'Its headline, 1 to 200 characters, which is the alternative text of its pictures.' })
  headline: string;

  @Field(() => String, {
    nullable: true,
    description: 'The headline in Hindi, 1 to 200 characters; null: none; absent: as it was.',
  })
  hindiHeadline?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it is shown; absent in a new one: yes.' })
  isOn?: boolean | null;

  @Field(() => Date, { nullable: true, description: 'From when on it is shown; null: from the beginning.' })
  showsFrom?: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Until when it is shown, later than showsFrom; null: without an end.',
  })
  showsUntil?: Date | null;
}

/** A banner as it is to be. */
@InputType({ description: 'A banner as it is to be. In a change, what is absent stays as it was.' })
export class BannerInput extends PromotionInput {
  @Field(() => ID, { nullable: true, description: 'The banner to change; absent: a new one.' })
  id?: string | null;

  @Field(() => BannerPlacement, { description: 'Where it stands.' })
  placement: BannerPlacement;

  @Field(() => Int, {
    nullable: true,
    description: 'Place among the banners there, from 1; those behind it move on. Absent in a new one: the last.',
  })
  position?: number | null;

  @Field(() => ID, {
    nullable: true,
    description: "Its picture, out of the caller's store of uploads (uploadImages); needed in a new one.",
  })
  imageId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The top category that it leads to; null or absent: the one above subCategoryId.',
  })
  categoryId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The category that it leads to before that one; null: none. At least one of the two is needed.',
  })
  subCategoryId?: string | null;
}

/** A slide of the carousel as it is to be. */
@InputType({ description: 'A slide of the carousel as it is to be. In a change, what is absent stays as it was.' })
export class HomeSlideInput extends PromotionInput {
  @Field(() => ID, { nullable: true, description: 'The slide to change; absent: a new one.' })
  id?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Place in the carousel, from 1; those behind it move on. Absent in a new one: the last.',
  })
  position?: number | null;

  @Field(() => ID, {
    nullable: true,
    description:
      "Its picture for wide screens, out of the caller's store of uploads (uploadImages); needed in a new one.",
  })
  imageId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Its picture for narrow screens, out of the same store; null: the wide one is shown everywhere.',
  })
  narrowImageId?: string | null;

  @Field(() => ID, { nullable: true, description: 'The category that it leads to; null: nowhere.' })
  categoryId?: string | null;
}
