import { Field, ObjectType, registerEnumType } from 'type-graphql';

/** What an owner does until a shop has sold something, in the order in which it is best done. */
export enum FirstStepKind {
  NAME = 'NAME',
  ADDRESS = 'ADDRESS',
  CATEGORY = 'CATEGORY',
  PRODUCT = 'PRODUCT',
  DELIVERY = 'DELIVERY',
  PAYMENT = 'PAYMENT',
  TEST_PURCHASE = 'TEST_PURCHASE',
  FIRST_DELIVERY = 'FIRST_DELIVERY',
}

registerEnumType(FirstStepKind, {
  name: 'FirstStepKind',
  description: 'What an owner does until a shop has sold something.',
  valuesConfig: {
    NAME: { description: 'Says what the shop is called; done once it has a name of its own.' },
    ADDRESS: { description: 'Says where the shop is; done once it has an address of its own.' },
    CATEGORY: { description: 'Makes a category; done while there is one.' },
    PRODUCT: { description: 'Puts a product on the shelf; done while shoppers can buy one.' },
    DELIVERY: { description: 'Says where goods are brought, or for how much; done while a zone or a charge is set.' },
    PAYMENT: {
      description:
        'Decides how orders are paid; done while cash is taken at the door, or real money by a provider of payments.',
    },
    TEST_PURCHASE: { description: 'Buys something, as a shopper does; done once an order was placed.' },
    FIRST_DELIVERY: { description: 'Packs, sends and hands it over; done once an order was delivered.' },
  },
});

/** A step towards the first sale. */
@ObjectType({ simpleResolvers: true, description: 'A step towards the first sale of a new shop.' })
export class FirstStep {
  @Field(() => FirstStepKind, { description: 'What is to be done.' })
  kind: FirstStepKind;

  @Field(() => Boolean, {
    description: 'Whether the shop has what the step brings, by what is so now; nobody ticks it off.',
  })
  isDone: boolean;
}
