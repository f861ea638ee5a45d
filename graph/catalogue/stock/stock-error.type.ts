import { Field, Int, ObjectType } from 'type-graphql';
import { UserError } from '../../shared/schema/payload.js';
import { Product } from '../product.entity.js';

/** A refusal for lack of stock (spec §5). */
@ObjectType({
  simpleResolvers: true,
  implements: UserError,
  description: 'More pieces were asked for than can be sold now. Its code is OUT_OF_STOCK.',
})
export class StockError extends UserError {
  @Field(() => Int, { description: 'Pieces of the chosen variant that can be sold now, 0 or more.' })
  available: number;

  @Field(() => Product, { description: 'What there is too little of.' })
  product: Product;
}
