import { Field, ObjectType } from 'type-graphql';
import type { Paise } from '../../shared/money/money.js';
import { Rupees } from '../../shared/money/rupees.scalar.js';
import { FromProperty } from '../../shared/schema/direct-resolver.js';
import { CreditKind } from '../credit-kind.js';

/**
 * What the shop owed of one kind of credit, and why that changed: opening plus sold, given,
 * returned and adjustedUp, less spent, expired, withdrawn and adjustedDown, is closing.
 */
@ObjectType({
  simpleResolvers: true,
  description:
    'What the shop owed of one kind of credit, and why it changed: opening + sold + given + returned + adjustedUp − spent − expired − withdrawn − adjustedDown = closing.',
})
export class CreditAccount {
  @Field(() => CreditKind, { description: 'Of which kind of credit.' })
  kind: CreditKind;

  @Field(() => Rupees, {
    name: 'opening',
    description: 'What was owed when the first month began, what checkouts had set aside included, in rupees.',
  })
  @FromProperty()
  openingPaise: Paise;

  @Field(() => Rupees, { name: 'sold', description: 'Gift cards that shoppers paid for, in rupees.' })
  @FromProperty()
  soldPaise: Paise;

  @Field(() => Rupees, { name: 'given', description: 'What staff gave, in rupees.' })
  @FromProperty()
  givenPaise: Paise;

  @Field(() => Rupees, { name: 'returned', description: 'What came back from orders, in rupees.' })
  @FromProperty()
  returnedPaise: Paise;

  @Field(() => Rupees, { name: 'spent', description: 'What orders were paid with, in rupees.' })
  @FromProperty()
  spentPaise: Paise;

  @Field(() => Rupees, { name: 'expired', description: 'What was not spent in time, in rupees.' })
  @FromProperty()
  expiredPaise: Paise;

  @Field(() => Rupees, {
    name: 'withdrawn',
    description: 'What was left on gift cards that were called off, in rupees.',
  })
  @FromProperty()
  withdrawnPaise: Paise;

  @Field(() => Rupees, { name: 'adjustedUp', description: 'What staff added to put balances right, in rupees.' })
  @FromProperty()
  adjustedUpPaise: Paise;

  @Field(() => Rupees, { name: 'adjustedDown', description: 'What staff took off to put balances right, in rupees.' })
  @FromProperty()
  adjustedDownPaise: Paise;

  @Field(() => Rupees, { name: 'closing', description: 'What was owed when the last month ended, in rupees.' })
  @FromProperty()
  closingPaise: Paise;
}

/** The books of gift cards and store credit of some months. */
@ObjectType({
  simpleResolvers: true,
  description:
    'The books of gift cards and store credit. No tax is in them: it is due on what is bought with credit, and stands in the GST return.',
})
export class CreditBooks {
  @Field({ description: 'The first month by the calendar of India, e.g. 2026-10.' })
  from: string;

  @Field({ description: 'The last month.' })
  to: string;

  @Field(() => [CreditAccount], { description: 'Gift cards, then store credit.' })
  accounts: CreditAccount[];
}
