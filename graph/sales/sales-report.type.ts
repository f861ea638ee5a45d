import { Field, Float, Int, ObjectType } from 'type-graphql';
import { RefundReason } from '../payments/refunds/refund-reason.js';
import type { Paise } from '../shared/money/money.js';
import { Rupees } from '../shared/money/rupees.scalar.js';
import type { Periods } from './sales-periods.js';

/** Orders that were sold, their pieces, and what they came to. */
@ObjectType({ simpleResolvers: true, description: 'Orders that were sold, their pieces, and what they came to.' })
export class SalesSum {
  @Field(() => Int, { description: 'Orders that were placed and not called off since.' })
  orderCount: number;

  @Field(() => Int, { description: 'Whole pieces.' })
  pieces: number;

  @Field(() => Rupees, { simple: false, name: 'total', description: 'What they came to, in rupees.' })
  totalPaise: Paise;
}

/** Goods that were sold. */
@ObjectType({ simpleResolvers: true, description: 'Goods that were sold: their pieces, and what they came to.' })
export class GoodsSum {
  @Field(() => Int, { description: 'Whole pieces.' })
  pieces: number;

  @Field(() => Rupees, { simple: false, name: 'total', description: 'What they came to, in rupees.' })
  totalPaise: Paise;
}

/** All that is told of a period in one number each. */
@ObjectType({ simpleResolvers: true, description: 'All that is told of a period in one number each.' })
export class SalesFigures extends SalesSum {
  @Field(() => Rupees, { simple: false, name: 'goods', description: 'What their goods came to, in rupees.' })
  goodsPaise: Paise;

  @Field(() => Rupees, { simple: false, name: 'delivery', description: 'What was taken for delivery, in rupees.' })
  shippingPaise: Paise;

  @Field(() => Rupees, {
    simple: false,
    name: 'cashFees',
    description: 'What was taken for paying at the door, in rupees.',
  })
  cashFeePaise: Paise;

  @Field(() => Rupees, {
    simple: false,
    name: 'roundedOff',
    description: 'What cutting to whole rupees took off, in rupees: goods, delivery and fees less this are the total.',
  })
  roundedOffPaise: Paise;

  @Field(() => Rupees, {
    simple: false,
    name: 'averageOrder',
    nullable: true,
    description: 'What an order came to on average, in rupees to the paisa; null without orders.',
  })
  averageOrderPaise: Paise | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Pieces of an order on average, to two decimals; null without orders.',
  })
  piecesPerOrder: number | null;

  @Field(() => Int, { description: 'Orders that were placed in the period and were cancelled or refunded as a whole.' })
  calledOffCount: number;

  @Field(() => Rupees, { simple: false, name: 'calledOff', description: 'What those would have come to, in rupees.' })
  calledOffPaise: Paise;

  @Field(() => Rupees, {
    simple: false,
    name: 'refunded',
    description:
      'What was promised back in the period of orders that stand, whenever they were placed, in rupees: for returns and by goodwill.',
  })
  refundedPaise: Paise;

  @Field(() => Rupees, { simple: false, name: 'net', description: 'The total less what was refunded, in rupees.' })
  netPaise: Paise;

  @Field(() => Int, { description: 'Returns that were asked for in the period and not refused.' })
  returnCount: number;

  @Field(() => Int, { description: 'Whole pieces of those.' })
  returnedPieces: number;
}

/** What was sold on a day, beside the same day of the period before. */
@ObjectType({
  simpleResolvers: true,
  description: 'What was sold on a day, beside what was sold on the day that stands at the same place before.',
})
export class SalesOfDay {
  @Field({ description: "The day of India's calendar, e.g. 2026-03-05." })
  day: string;

  @Field({ description: 'The day of the period before at the same place.' })
  dayBefore: string;

  @Field(() => SalesSum, { description: 'What was sold on the day.' })
  sold: SalesSum;

  @Field(() => SalesSum, { description: 'What was sold on the day before.' })
  before: SalesSum;
}

/** What was sold at an hour of the day. */
@ObjectType({ simpleResolvers: true, description: 'What was sold at an hour of the day, over the whole period.' })
export class SalesOfHour {
  @Field(() => Int, { description: 'The hour by the clock of India, 0 to 23.' })
  hour: number;

  @Field(() => SalesSum, { description: 'What was sold at it in the period.' })
  sold: SalesSum;

  @Field(() => SalesSum, { description: 'What was sold at it in the period before.' })
  before: SalesSum;
}

/** What was sold of a category. */
@ObjectType({
  simpleResolvers: true,
  description: 'What was sold of the products that stand in a top category now, without delivery and fees.',
})
export class SalesOfCategory {
  categoryId: string | null;

  @Field(() => GoodsSum, { description: 'What was sold of it in the period.' })
  sold: GoodsSum;

  @Field(() => GoodsSum, { description: 'What was sold of it in the period before.' })
  before: GoodsSum;
}

/** What was sold of a product. */
@ObjectType({ simpleResolvers: true, description: 'What was sold of a product, in all its packs.' })
export class SalesOfProduct {
  productId: string;

  @Field({ description: 'What it is called in English, or was called where it was removed.' })
  name: string;

  @Field(() => SalesSum, { description: 'What was sold of it in the period, without delivery and fees.' })
  sold: SalesSum;

  @Field(() => SalesSum, { description: 'What was sold of it in the period before.' })
  before: SalesSum;
}

/** What was ordered to a PIN code. */
@ObjectType({ simpleResolvers: true, description: 'What was ordered to a PIN code.' })
export class SalesOfPin {
  @Field({ description: 'The PIN code, digits alone; empty where none was typed.' })
  pin: string;

  @Field(() => SalesSum, { description: 'What was ordered to it in the period.' })
  sold: SalesSum;

  @Field(() => SalesSum, { description: 'What was ordered to it in the period before.' })
  before: SalesSum;
}

/** What went back for a reason. */
@ObjectType({ simpleResolvers: true, description: 'What was promised back for a reason, of any order.' })
export class SalesRefund {
  @Field(() => RefundReason, { description: 'Why it goes back.' })
  reason: RefundReason;

  @Field(() => Int, { description: 'Refunds of the period.' })
  count: number;

  @Field(() => Rupees, { simple: false, name: 'total', description: 'What they come to, in rupees.' })
  totalPaise: Paise;

  @Field(() => Int, { description: 'Refunds of the period before.' })
  countBefore: number;

  @Field(() => Rupees, { simple: false, name: 'totalBefore', description: 'What those come to, in rupees.' })
  totalBeforePaise: Paise;
}

/** Goods that lie in carts. */
@ObjectType({
  simpleResolvers: true,
  description: 'Goods of a product that were put into carts in the period, and lie there still after an hour.',
})
export class LeftInCarts {
  productId: string;

  @Field({ description: 'What the product is called in English.' })
  name: string;

  @Field(() => Int, { description: 'Carts that it lies in.' })
  cartCount: number;

  @Field(() => Int, { description: 'Whole pieces.' })
  pieces: number;

  @Field(() => Rupees, {
    simple: false,
    name: 'total',
    description: 'What they come to at the price of today, in rupees.',
  })
  totalPaise: Paise;
}

/** What sells in a period, beside the one before. */
@ObjectType({
  simpleResolvers: true,
  description:
    'What sells in a period, beside the equally long one before it. It is what the orders and refunds in the books say at this moment, to the paisa.',
})
export class SalesReport {
  periods: Periods;

  @Field({ description: 'The first day, e.g. 2026-11-01.' })
  from: string;

  @Field({ description: 'The last day.' })
  to: string;

  @Field({ description: 'The first day of the period before; its last is the day before `from`.' })
  fromBefore: string;

  @Field(() => SalesFigures, { description: 'The period in one number each.' })
  sold: SalesFigures;

  @Field(() => SalesFigures, { description: 'The period before in one number each.' })
  before: SalesFigures;

  @Field(() => [SalesOfDay], { description: 'Day by day, the first first, those without an order as well.' })
  days: SalesOfDay[];

  @Field(() => [SalesOfHour], { description: 'By the hours of the day, all 24.' })
  hours: SalesOfHour[];
}
