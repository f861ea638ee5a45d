import { Field, Int, ObjectType } from 'type-graphql';

/** How many reviews of a product gave so many stars. */
@ObjectType({ simpleResolvers: true, description: 'How many reviews of a product gave so many stars.' })
export class StarCount {
  @Field(() => Int, {
    description: 'Whole stars, 1 to 5. Half a star more counts with the stars below it, half a star alone with 1.',
  })
  stars: number;

  @Field(() => Int, { description: 'How many reviews; 0 where nobody gave so many.' })
  count: number;
}
