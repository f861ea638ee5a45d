import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { Paise } from '../shared/money/money.js';
import { Rupees } from '../shared/money/rupees.scalar.js';
import { FromProperty } from '../shared/schema/direct-resolver.js';
import { UserError } from '../shared/schema/payload.js';
import { Cart } from './cart.type.js';

/** What became of a choice that was merged into a cart. */
export enum CartMergeOutcome {
  ADDED = 'ADDED',
  RAISED = 'RAISED',
  LIMITED_TO_STOCK = 'LIMITED_TO_STOCK',
  LIMITED_PER_LINE = 'LIMITED_PER_LINE',
  CART_FULL = 'CART_FULL',
  SOLD_OUT = 'SOLD_OUT',
  GONE = 'GONE',
  NEEDS_OPTION = 'NEEDS_OPTION',
}

registerEnumType(CartMergeOutcome, {
  name: 'CartMergeOutcome',
  description: 'What became of a choice that was merged into the cart.',
  valuesConfig: {
    ADDED: { description: 'All of it is in the cart, as a line of its own.' },
    RAISED: { description: 'All of it is in the cart, on top of pieces of the same that were there.' },
    LIMITED_TO_STOCK: { description: 'Fewer pieces were added than chosen, or none: there are no more.' },
    LIMITED_PER_LINE: {
      description: 'Fewer pieces were added than chosen, or none: one order may have no more of it.',
    },
    CART_FULL: {
      description: 'Fewer pieces were added than chosen, or none: the cart holds no more things or rupees.',
    },
    SOLD_OUT: { description: 'None was added: it is sold out for now.' },
    GONE: { description: 'None was added: it is no longer sold.' },
    NEEDS_OPTION: { description: 'None was added: it comes in several variants, and none was chosen.' },
  },
});

/** What became of one choice; stored under its idempotency key. */
@ObjectType({ simpleResolvers: true, description: 'What became of one of the choices that were merged into the cart.' })
export class CartChange {
  @Field(() => ID, { description: 'Id of the product, as it was sent.' })
  productId: string;

  @Field(() => ID, { nullable: true, description: 'Id of the variant; null where none was named and none found.' })
  variantId: string | null;

  @Field(() => CartMergeOutcome, { description: 'What became of it.' })
  outcome: CartMergeOutcome;

  @Field(() => Int, { description: 'Whole pieces that were chosen, 1 or more.' })
  wanted: number;

  @Field(() => Int, { description: 'Whole pieces of these that came into the cart, 0 to `wanted`.' })
  added: number;

  @Field(() => Int, { description: 'Whole pieces of the variant that were in the cart afterwards; 0 for none.' })
  quantity: number;

  @Field(() => Rupees, {
    name: 'price',
    nullable: true,
    description: 'What a piece cost when it was merged, in rupees; null for what is no longer sold.',
  })
  @FromProperty()
  pricePaise: Paise | null;

  @Field(() => Rupees, {
    name: 'priceBefore',
    nullable: true,
    description: 'What a piece cost when it was chosen, in rupees; null when it costs the same, or was not sent.',
  })
  @FromProperty()
  priceBeforePaise: Paise | null;
}

/** What merging answers. */
@ObjectType({ simpleResolvers: true, description: 'What merging choices into the cart answers.' })
export class MergeCartPayload {
  @Field(() => Cart, { nullable: true, description: 'The whole cart after the change; null when refused.' })
  cart?: Cart;

  @Field(() => [CartChange], { description: 'What became of each choice, in the order sent; empty when refused.' })
  changes: CartChange[];

  @Field(() => String, { nullable: true, description: 'What to tell the shopper; null when refused.' })
  message?: string;

  @Field(() => [UserError], { description: 'Why it was refused; empty when it was not.' })
  userErrors: UserError[];
}
