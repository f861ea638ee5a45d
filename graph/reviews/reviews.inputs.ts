import { Field, Float, ID, InputType } from 'type-graphql';

/** What a shopper says of a product (spec §3, review). */
@InputType({ description: 'What a shopper says of a product. Name and account are those of the token.' })
export class ReviewInput {
  @Field(() => ID, { description: 'Id of the product.' })
  productId: string;

  @Field({ description: 'Plain text, 1 to 2000 characters without the blanks around it.' })
  text: string;

  @Field(() => Float, { defaultValue: 1, description: 'Stars, 0.5 to 5 in halves.' })
  customerRating: number;

  @Field(() => [ID], {
    nullable: true,
    description:
      'Ids of its photos, at most 5: of the store of uploads, see uploadImages, or such as it has already. Absent: those that it has stay.',
  })
  images?: string[] | null;
}
