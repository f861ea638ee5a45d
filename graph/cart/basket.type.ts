import { Field, Int, ObjectType } from 'type-graphql';
import type { Paise } from '../shared/money/money.js';
import { Rupees } from '../shared/money/rupees.scalar.js';
import { FromProperty } from '../shared/schema/direct-resolver.js';
import { CartChange } from './cart-merge.type.js';

/** Goods that were put together for a shopper, who has them in no cart yet. */
@ObjectType({
  simpleResolvers: true,
  description: 'Goods that were put together for a shopper, priced as an empty cart would be. Nothing is kept of it.',
})
export class Basket {
  @Field(() => [CartChange], {
    description: 'What would become of each choice in an empty cart, in the order sent.',
  })
  lines: CartChange[];

  @Field(() => Date, { description: 'The version of the catalogue that these prices are of.' })
  catalogueVersion: Date;

  @Field(() => Int, { description: 'Pieces that can be had, over all choices.' })
  totalQuantity: number;

  @Field(() => Rupees, { name: 'subTotal', description: 'What those come to in rupees, paise included.' })
  @FromProperty()
  subTotalPaise: Paise;

  @Field(() => Rupees, {
    name: 'discount',
    description: 'What the offers that everybody has take off them, in rupees; 0 for nothing.',
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
    description: 'What their delivery costs, in whole rupees, less what offers take off it; 0 when it is free.',
  })
  @FromProperty()
  shippingPaise: Paise;

  @Field(() => Rupees, {
    name: 'total',
    description:
      'What is to be paid, in whole rupees. Codes and offers for some shoppers alone are told in the cart, to the person who buys.',
  })
  @FromProperty()
  totalPaise: Paise;

  @Field(() => String, {
    nullable: true,
    description:
      'Path of the page where a person sees these goods and puts them into the cart, behind the address of the shop; null where nothing of it can be had. It says what a piece cost now, so that the page tells what has changed.',
  })
  path: string | null;
}
