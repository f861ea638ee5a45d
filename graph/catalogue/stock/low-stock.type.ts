import { Field, Int, ObjectType } from 'type-graphql';
import { Product } from '../product.entity.js';
import { ProductVariant } from '../variants/product-variant.entity.js';

/** A variant of which few pieces are left. */
@ObjectType({ simpleResolvers: true, description: 'A variant of which few pieces are left.' })
export class LowStockVariant {
  @Field(() => Product, { description: 'The product that it is a choice of.' })
  product: Product;

  @Field(() => ProductVariant, { description: 'The variant itself; its countInStock says how many are left.' })
  variant: ProductVariant;
}

/** Variants of which few pieces are left. */
@ObjectType({ simpleResolvers: true, description: 'Variants of which few pieces are left.' })
export class LowStock {
  @Field(() => [LowStockVariant], { description: 'Those of which the fewest are left first.' })
  nodes: LowStockVariant[];

  @Field(() => Int, { description: 'How many there are in all.' })
  totalCount: number;
}
