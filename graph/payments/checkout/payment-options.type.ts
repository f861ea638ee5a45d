import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { PaymentMethod } from '../../orders/payment-method.js';
import type { Paise } from '../../shared/money/money.js';
import { Rupees } from '../../shared/money/rupees.scalar.js';
import type { AppliedOffer } from '../../shared/reckoning.js';
import { FromProperty } from '../../shared/schema/direct-resolver.js';

/** With what a shopper pays in the dialog of a provider. */
export enum PaymentInstrument {
  UPI = 'UPI',
  CARD = 'CARD',
  NETBANKING = 'NETBANKING',
}

registerEnumType(PaymentInstrument, {
  name: 'PaymentInstrument',
  description: 'With what a shopper pays in the dialog of a provider.',
  valuesConfig: {
    UPI: { description: 'An app on the phone that pays, or a QR code on a wide screen; no UPI id is typed.' },
    CARD: { description: 'A credit or debit card, new or saved.' },
    NETBANKING: { description: "The page of the shopper's own bank." },
  },
});

/** A way in which a cart can be paid. */
@ObjectType({ simpleResolvers: true, description: 'A way in which a cart can be paid, and what that costs.' })
export class PaymentChoice {
  @Field({
    description:
      'To send as `paymentOption`: `online`, `cash`, `credit`, one of an extension, or the part of online that an offer is for, `upi` or `bank-card:` with an id.',
  })
  code: string;

  @Field({
    description:
      'Whether it is a part of `online`, to which the payer is held since an offer is for it: what is paid in another way goes back by itself.',
  })
  isPart: boolean;

  @Field(() => PaymentMethod, {
    description:
      'ONLINE is paid by startPayment before the goods are packed, CASH by placeCashOrder at the hand-over, CREDIT by placeCreditOrder at once.',
  })
  method: PaymentMethod;

  @Field({ description: "What it is called, in the visitor's language." })
  label: string;

  @Field(() => Rupees, { name: 'fee', description: 'Added to the total, in whole rupees.' })
  @FromProperty()
  feePaise: Paise;

  @Field(() => Rupees, {
    name: 'shipping',
    description: "What delivery costs when it is paid so, in rupees; in place of the cart's own.",
  })
  @FromProperty()
  shippingPaise: Paise;

  @Field(() => Rupees, {
    name: 'discount',
    description: "What offers take off the lines when it is paid so, in rupees; in place of the cart's own.",
  })
  @FromProperty()
  discountPaise: Paise;

  @Field(() => Rupees, {
    name: 'total',
    description:
      "What is to be paid so by standard delivery, in whole rupees, fee included; in place of the cart's own.",
  })
  @FromProperty()
  totalPaise: Paise;

  @Field(() => Rupees, {
    name: 'credit',
    description:
      "What the viewer's gift cards and store credit can pay of that, in whole rupees; 0 for nothing. Send as much of it as is wished as `credit`.",
  })
  @FromProperty()
  creditPaise: Paise;

  @Field(() => [PaymentInstrument], {
    description:
      'What the shopper may choose before the dialog opens, the first one first; empty where no dialog does, or where it asks itself.',
  })
  instruments: PaymentInstrument[];

  @Field(() => Boolean, {
    nullable: true,
    description:
      "Whether the provider keeps the viewer's cards, so that its dialog shows them; false where the viewer may be asked (savesCard), null where no cards are kept.",
  })
  keepsCards: boolean | null;

  /** The offers that hold when it is paid so. */
  applied: readonly AppliedOffer[];

  @Field({ description: 'Whether it can be; false for a place or a value that it is not offered for.' })
  isOffered: boolean;

  @Field(() => String, { nullable: true, description: 'Why it is not offered, to be shown; null where it is.' })
  reason: string | null;
}
