import { Field, ObjectType } from 'type-graphql';
import { UserError } from '../../shared/schema/payload.js';
import { StockCount, StockCountLine } from './stock-count.entity.js';

/** What a change of a count answers. */
@ObjectType({ simpleResolvers: true, description: 'What a change of a count answers.' })
export class StockCountPayload {
  @Field(() => StockCount, { nullable: true, description: 'The count as it now stands; null when refused.' })
  count?: StockCount;

  @Field(() => [UserError], { description: 'Why it was refused; empty when it was not.' })
  userErrors: UserError[];
}

/** What counting pieces answers. */
@ObjectType({ simpleResolvers: true, description: 'What counting pieces answers.' })
export class StockCountLinePayload {
  @Field(() => StockCount, { nullable: true, description: 'The count as it now stands; null when refused.' })
  count?: StockCount;

  @Field(() => StockCountLine, {
    nullable: true,
    description: 'What is counted of the variant by now; null when refused, and for one that was left out.',
  })
  line?: StockCountLine | null;

  @Field(() => [UserError], { description: 'Why it was refused; empty when it was not.' })
  userErrors: UserError[];
}
