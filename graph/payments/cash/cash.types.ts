import { Field, InputType, Int, ObjectType } from 'type-graphql';
import type { Paise } from '../../shared/money/money.js';
import { Rupees } from '../../shared/money/rupees.scalar.js';
import { FromProperty } from '../../shared/schema/direct-resolver.js';
import { UserError } from '../../shared/schema/payload.js';
import { CashTerms } from './cash-terms.entity.js';

/** Whether a cart can be paid for at the door. */
@ObjectType({
  simpleResolvers: true,
  description: 'Whether a cart can be paid for at the door (cash on delivery), and what that costs.',
})
export class CashOffer {
  @Field(() => Rupees, { name: 'fee', description: 'Added to the total, in whole rupees.' })
  @FromProperty()
  feePaise: Paise;

  @Field({ description: 'Whether it can; false for a place or a value that the shop takes no cash for.' })
  isOffered: boolean;

  @Field(() => String, { nullable: true, description: 'Why it is not offered, to be shown; null where it is.' })
  reason: string | null;
}

/** How orders can be paid for at the door, as it is to be. */
@InputType({ description: 'How orders can be paid for at the door, as it is to be.' })
export class CashTermsInput {
  @Field(() => Rupees, { description: 'Added to such an order, in whole rupees; 0 for nothing.' })
  fee: Paise;

  @Field(() => Rupees, { description: 'The most that such an order comes to without this fee, in rupees, 1 or more.' })
  most: Paise;

  @Field(() => Int, { description: 'How many of a shopper can be on their way at a time, 1 to 100.' })
  mostOpen: number;
}

/** What a change of the terms answers. */
@ObjectType({ simpleResolvers: true, description: 'What a change of the terms of cash on delivery answers.' })
export class CashTermsPayload {
  @Field(() => CashTerms, {
    nullable: true,
    description: 'The terms as they now stand; null when refused, and when it is switched off.',
  })
  cashTerms?: CashTerms | null;

  @Field(() => [UserError], { description: 'Why it was refused; empty when it was not.' })
  userErrors: UserError[];
}
