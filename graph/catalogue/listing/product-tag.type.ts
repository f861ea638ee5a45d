import { Field, Int, ObjectType } from 'type-graphql';

/** A tag with its goods. */
@ObjectType({ simpleResolvers: true, description: "One of the shop's own words for shelves." })
export class ProductTag {
  @Field({ description: 'In lower case, such as diwali.' })
  tag: string;

  @Field(() => Int, { description: 'How many products have it, hidden and archived ones among them; at least 1.' })
  productCount: number;
}
