import { Field, ID, InputType, Int } from 'type-graphql';

/** Pieces of a line of an order. */
@InputType({ description: 'Pieces of a line of an order. Each line is named once.' })
export class OrderPiecesInput {
  @Field(() => ID, { description: 'Id of the line.' })
  lineId: string;

  @Field(() => Int, { description: 'Whole pieces, 1 or more.' })
  quantity: number;
}

/** A parcel that leaves the shop. */
@InputType({ description: 'A parcel that leaves the shop.' })
export class ShipmentInput {
  @Field(() => String, {
    nullable: true,
    description: 'Who carries it, at most 100 characters; absent: the shop itself.',
  })
  courier?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The courier's number of it, at most 100 characters; absent: it has none.",
  })
  trackingNumber?: string | null;

  @Field(() => [OrderPiecesInput], {
    nullable: true,
    description: 'What is in it; absent: everything that has not left.',
  })
  lines?: OrderPiecesInput[] | null;
}

/** What a shopper wants to send back. */
@InputType({ description: 'What a shopper wants to send back.' })
export class ReturnInput {
  @Field(() => ID, { description: 'Id of the order.' })
  orderId: string;

  @Field(() => [OrderPiecesInput], {
    nullable: true,
    description: 'What is to go back; absent: everything that has not.',
  })
  lines?: OrderPiecesInput[] | null;

  @Field({ description: 'Why, 1 to 500 characters.' })
  reason: string;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the money is to come as store credit; absent: as it was paid.',
  })
  toCredit?: boolean | null;
}
