import { Field, ID, InputType } from 'type-graphql';
import { PlaceInput } from '../../accounts/addresses/addresses.inputs.js';
import type { Paise } from '../../shared/money/money.js';
import { Rupees } from '../../shared/money/rupees.scalar.js';

/** To whom, where and how to reach them (spec §3, billing form). */
@InputType({
  description:
    'Who receives the goods and how to reach them. All fields but streetAddressLine2 are required; the first empty one is named. At most 300 characters each.',
})
export class BillingInput extends PlaceInput {
  @Field({ description: 'E-mail address.' })
  email: string;

  @Field(() => String, {
    nullable: true,
    description: 'The chosen time for fresh goods, a `code` of the `slots` of a DeliveryPromise; absent: the earliest.',
  })
  deliverySlot?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether what does not spoil is to come by express, which costs the fee of the cart’s expressOffer.',
  })
  isExpress?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description:
      'How it is paid, a `code` of the `paymentChoices` of the cart; absent: `online`, `cash` at the door, or `credit`.',
  })
  paymentOption?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'True where the shopper has just ticked that the payment provider may keep the card, as a token, until that is withdrawn (withdrawConsent); read by startPayment. Absent: nothing is kept that was not before.',
  })
  savesCard?: boolean | null;

  @Field(() => Rupees, {
    nullable: true,
    description:
      'How much of the total gift cards and store credit pay, in whole rupees, at most the `credit` of the chosen way; the rest is paid in that way. Absent: nothing.',
  })
  credit?: Paise | null;

  @Field(() => String, {
    nullable: true,
    description:
      'GSTIN of a buyer that is a business, so that the invoice names it, such as 29AAAAA0000A1ZY; refused where its check digit is wrong. Absent or empty for a person.',
  })
  buyerGstin?: string | null;
}

/** What the provider's dialog hands over when it was paid (spec §7, payment). */
@InputType({ description: "What the provider's dialog hands over when it was paid." })
export class PlaceOrderInput {
  @Field(() => ID, { description: 'Id of the payment order that startPayment answered.' })
  paymentOrderId: string;

  @Field({ description: 'What the dialog calls razorpay_payment_id: the id of the payment at the provider.' })
  paymentId: string;

  @Field({
    description:
      'What the dialog calls razorpay_signature: the proof of the provider that this payment is of this payment order.',
  })
  signature: string;
}
