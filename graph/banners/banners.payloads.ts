import { Field, ObjectType } from 'type-graphql';
import { UserError } from '../shared/schema/payload.js';
import { Banner } from './banner.entity.js';
import { HomeSlide } from './home-slide.entity.js';

/** What a change of a banner answers. */
@ObjectType({ simpleResolvers: true, description: 'What a change of a banner answers.' })
export class BannerPayload {
  @Field(() => Banner, { nullable: true, description: 'The banner as it now stands; null when refused.' })
  banner?: Banner;

  @Field(() => [UserError], { description: 'Why it was refused; empty when it was not.' })
  userErrors: UserError[];
}

/** What a change of a slide answers. */
@ObjectType({ simpleResolvers: true, description: 'What a change of a slide answers.' })
export class HomeSlidePayload {
  @Field(() => HomeSlide, { nullable: true, description: 'The slide as it now stands; null when refused.' })
  homeSlide?: HomeSlide;

  @Field(() => [UserError], { description: 'Why it was refused; empty when it was not.' })
  userErrors: UserError[];
}
