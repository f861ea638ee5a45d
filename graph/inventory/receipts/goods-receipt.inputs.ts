import { Field, InputType, Int } from 'type-graphql';
import type { Paise } from '../../shared/money/money.js';
import { Rupees } from '../../shared/money/rupees.scalar.js';

/** Pieces of a variant on a bill. */
@InputType({ description: 'Pieces of a variant on the bill of a supplier.' })
export class GoodsReceiptLineInput {
  @Field({ description: 'Article number of the variant, which is what its barcode says.' })
  sku: string;

  @Field(() => Int, { description: 'Pieces, 1 to 1000000.' })
  quantity: number;

  @Field(() => Rupees, { description: 'What a piece costs, in rupees; 0 for what was a gift.' })
  unitCost: Paise;

  @Field(() => String, {
    nullable: true,
    description: 'The number of the batch, at most 50 characters; absent: there is none.',
  })
  batchNumber?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Until when they are at their best, e.g. 2027-01-12; absent: they are not kept by a date.',
  })
  bestBefore?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'When they were made or packed, before `bestBefore`; absent: reckoned of the shelf life of the product.',
  })
  madeOn?: string | null;
}

/** What a supplier brought. */
@InputType({ description: 'What a supplier brought, as the bill has it.' })
export class GoodsReceiptInput {
  @Field({ description: 'Who sent it, at most 100 characters.' })
  supplier: string;

  @Field({ description: 'The number of the bill, at most 50 characters.' })
  billNumber: string;

  @Field({ description: 'The day that stands on the bill, e.g. 2026-11-26; not after today.' })
  billDate: string;

  @Field(() => String, { nullable: true, description: 'What is to be noted with it, at most 500 characters.' })
  note?: string | null;

  @Field(() => [GoodsReceiptLineInput], { description: 'What is on the bill, 1 to 500 lines.' })
  lines: GoodsReceiptLineInput[];
}
