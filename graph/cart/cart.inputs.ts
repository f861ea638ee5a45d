import { Field, ID, InputType, Int } from 'type-graphql';
import type { Paise } from '../shared/money/money.js';
import { Rupees } from '../shared/money/rupees.scalar.js';

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

/** A choice that was made by a visitor not signed in, or the shop could not be reached. */
@InputType({ description: 'A choice that was made while nobody was signed in, or the shop could not be reached.' })
export class CartMergeLineInput extends CartLineInput {
  @Field(() => Rupees, {
    nullable: true,
    description: 'What a piece cost when it was chosen, in rupees, to be told of a change; it is charged to nobody.',
  })
  price?: Paise | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The key under which `addToCart` was called for this very choice, or a text of your own, at most 200 characters: what has come into the cart under it does not come again.',
  })
  idempotencyKey?: string | null;
}
