import { Field, ID, InputType, Int } from 'type-graphql';

/** What to put into the cart (spec §2, product detail). */
@InputType({ description: 'What to put into the cart.' })
export class CartLineInput {
  @Field(() => ID, { description: 'Id of the product.' })
  productId: string;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of one of its variants. May be absent only when the product has just one.',
  })
  variantId?: string | null;

  @Field(() => Int, { defaultValue: 1, description: 'Whole pieces to add, 1 to what is in stock.' })
  quantity: number;
}
