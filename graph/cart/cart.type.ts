import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Paise } from '../shared/money/money.js';
import { Rupees } from '../shared/money/rupees.scalar.js';
import type { AppliedOffer } from '../shared/reckoning.js';
import { FromProperty } from '../shared/schema/direct-resolver.js';
import { Node } from '../shared/schema/node.type.js';
import { UserError } from '../shared/schema/payload.js';
import { CartLine, type PricedCartLine } from './cart-line.entity.js';

/**
 * What a shopper is about to buy. It has no row of its own: every account has one cart, its lines.
 */
@ObjectType({
  simpleResolvers: true,
  implements: Node,
  description: 'What a shopper is about to buy, priced by the catalogue as it is now.',
})
export class Cart {
  @Field(() => ID, { description: 'Opaque id, the same for as long as the account exists.' })
  id: string;

  @Field(() => [CartLine], { description: 'In the order in which they were added; empty for an empty cart.' })
  lines: PricedCartLine[];

  @Field(() => Int, { description: 'Pieces over all lines.' })
  totalQuantity: number;

  @Field(() => Rupees, { name: 'subTotal', description: 'Sum of the lines in rupees, paise included.' })
  @FromProperty()
  subTotalPaise: Paise;

  @Field(() => Rupees, {
    name: 'discount',
    description: 'What offers take off the lines, in rupees; 0 for nothing.',
  })
  @FromProperty()
  discountPaise: Paise;

  @Field(() => Rupees, {
    name: 'rounding',
    description: 'The paise that are dropped, in rupees: 0 to 0.99. total = subTotal - discount - rounding + shipping.',
  })
  @FromProperty()
  roundingPaise: Paise;

  @Field(() => Rupees, {
    name: 'shipping',
    description: 'What delivery costs, in whole rupees, less what offers take off it; 0 when it is free.',
  })
  @FromProperty()
  shippingPaise: Paise;

  @Field(() => Rupees, {
    name: 'total',
    description: 'What is to be paid: subTotal less discount, cut to whole rupees, and what delivery costs.',
  })
  @FromProperty()
  totalPaise: Paise;

  /** The offers that hold for it; none where no feature keeps any. */
  offers: readonly AppliedOffer[];

  /** The code of the way to pay that it was priced for; null where none is chosen yet. */
  paymentOption: string | null;
}

/** What the mutations of the cart answer. */
@ObjectType({ simpleResolvers: true, description: 'What the mutations of the cart answer.' })
export class CartPayload {
  @Field(() => Cart, { nullable: true, description: 'The whole cart after the change; null when refused.' })
  cart?: Cart;

  @Field(() => String, {
    nullable: true,
    description: 'What to tell the shopper; null when refused or not worth a word.',
  })
  message?: string;

  @Field(() => [UserError], { description: 'Why it was refused; empty when it was not.' })
  userErrors: UserError[];
}
