import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Product } from '../../../catalogue/product.entity.js';
import { WasteReason } from '../../../catalogue/stock/stock-movement.entity.js';
import { ProductVariant } from '../../../catalogue/variants/product-variant.entity.js';
import { Order } from '../../../orders/order.entity.js';
import type { Paise } from '../../../shared/money/money.js';
import { Rupees } from '../../../shared/money/rupees.scalar.js';
import { FromProperty } from '../../../shared/schema/direct-resolver.js';
import { UserError } from '../../../shared/schema/payload.js';
import { Shortage } from './shortage.entity.js';

/** Something that can be sent instead of what is missing. */
@ObjectType({ simpleResolvers: true, description: 'Something that can be sent instead of what is missing.' })
export class SubstituteOffer {
  @Field(() => ProductVariant, { description: 'What would be sent.' })
  variant: ProductVariant;

  @Field(() => Product, { description: 'The product that it is of.' })
  product: Product;

  @Field({
    description: 'What it is called, in the language that is asked for, with its brand, e.g. Annvriksh Toor Dal, 1 kg.',
  })
  title: string;

  @Field(() => Rupees, {
    name: 'price',
    description: 'What a piece would be charged at, in rupees: never more than what is missing cost.',
  })
  @FromProperty()
  pricePaise: Paise;
}

/** What a packer could not find. */
@InputType({ description: 'What a packer could not find.' })
export class MissingInput {
  @Field(() => ID, { description: 'Id of the line of the order.' })
  lineId: string;

  @Field(() => Int, { description: 'Pieces that are missing, 1 or more.' })
  quantity: number;

  @Field(() => WasteReason, { description: 'Why; they leave the stock as waste of this reason.' })
  reason: WasteReason;

  @Field(() => [ID], {
    nullable: true,
    description:
      'Variants out of the substitutes of the line that are at hand, the best first, at most 3. For a line that wants something SIMILAR the first is sent; for one that wants to be asked the shopper chooses. Absent or empty: nothing fits, and the money goes back.',
  })
  offers?: string[] | null;
}

/** What an answer comes to. */
@ObjectType({ simpleResolvers: true, description: 'What an answer to a question about what is missing comes to.' })
export class ShortagePayload {
  @Field(() => Shortage, { nullable: true, description: 'What was asked, as it now stands; null when refused.' })
  shortage?: Shortage | null;

  @Field(() => Order, {
    nullable: true,
    description: 'Its order; null when refused, and for who answers by the link of a mail.',
  })
  order?: Order | null;

  @Field(() => String, { nullable: true, description: 'A sentence to show; null when refused.' })
  message?: string;

  @Field(() => [UserError], { description: 'Why it was refused; empty when it was not.' })
  userErrors: UserError[];
}

/** What a change of the time to answer comes to. */
@ObjectType({ simpleResolvers: true, description: 'What a change of the time that shoppers have to answer comes to.' })
export class AnswerMinutesPayload {
  @Field(() => Int, { nullable: true, description: 'Minutes from now on; null when refused.' })
  answerMinutes?: number;

  @Field(() => [UserError], { description: 'Why it was refused; empty when it was not.' })
  userErrors: UserError[];
}
