import { Field, InputType } from 'type-graphql';
import { OrderStatus } from './order-status.js';

/** What the orders of the shop are narrowed to. */
@InputType({ description: 'What the orders of the shop are narrowed to; absent and null conditions do not narrow.' })
export class OrderFilter {
  @Field(() => [OrderStatus], {
    nullable: true,
    description: 'Orders of any of these statuses; an empty list does not narrow.',
  })
  statuses?: OrderStatus[] | null;

  @Field(() => Date, { nullable: true, description: 'Orders placed at this moment or later.' })
  placedFrom?: Date | null;

  @Field(() => Date, { nullable: true, description: 'Orders placed before this moment.' })
  placedBefore?: Date | null;

  @Field(() => String, {
    nullable: true,
    description:
      'What somebody at the phone knows of an order: its number (JH-100001 or 100001), four digits or more of the phone number, the whole e-mail, a part of the name (the front of a word where it has one or two letters), or the id of the payment. At most 200 characters.',
  })
  text?: string | null;
}
