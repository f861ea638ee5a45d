import { Field, InputType } from 'type-graphql';
import type { Paise } from '../../../shared/money/money.js';
import { Rupees } from '../../../shared/money/rupees.scalar.js';

/** A gift card that a shopper buys. */
@InputType({ description: 'A gift card that a shopper buys for somebody, or for themselves.' })
export class GiftCardPurchaseInput {
  @Field(() => Rupees, {
    description: 'What it is worth and costs, in whole rupees, from giftCardMin to giftCardMax of `creditTerms`.',
  })
  amount: Paise;

  @Field({ description: 'Whom the mail greets, 1 to 100 characters.' })
  recipientName: string;

  @Field({ description: 'The e-mail address that its code is sent to.' })
  recipientEmail: string;

  @Field(() => String, { nullable: true, description: 'What the mail says besides, up to 300 characters.' })
  message?: string | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When the mail is to go out, within 90 days; absent or past: as soon as it is paid.',
  })
  sendAt?: Date | null;
}
