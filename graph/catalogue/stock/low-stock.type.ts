import { Extensions, Field, Float, Int, ObjectType } from 'type-graphql';
import { Product } from '../product.entity.js';
import { ProductVariant } from '../variants/product-variant.entity.js';

/** A variant that is running out. */
@ObjectType({ simpleResolvers: true, description: 'A variant that is running out.' })
export class LowStockVariant {
  @Field(() => Product, { description: 'The product that it is a choice of.' })
  product: Product;

  @Field(() => ProductVariant, { description: 'The variant itself; its countInStock says how many are left.' })
  variant: ProductVariant;

  @Field(() => Int, { description: 'Pieces sold in the last 28 days, less those that came back for sale.' })
  soldIn28Days: number;

  @Field(() => Float, {
    nullable: true,
    description:
      'Days for which what is left lasts if it goes on selling like that, to a tenth; null where nothing was sold. What the shop has had for less than 28 days is reckoned by the days since.',
  })
  daysOfCover: number | null;
}

/** Variants that are running out. */
@ObjectType({ simpleResolvers: true, description: 'Variants that are running out.' })
export class LowStock {
  // `first` says how many there are.
  @Extensions({ usualItems: 1 })
  @Field(() => [LowStockVariant], {
    description:
      'Those that last for the fewest days first; after them those that do not sell, the fewest pieces first.',
  })
  nodes: LowStockVariant[];

  @Field(() => Int, { description: 'How many there are in all.' })
  totalCount: number;
}
