import { Extensions, Field, Int, ObjectType } from 'type-graphql';
import { Product } from '../../product.entity.js';
import { ProductVariant } from '../../variants/product-variant.entity.js';
import { StockBatch } from './stock-batch.entity.js';

/** A batch that is near to its date. */
@ObjectType({ simpleResolvers: true, description: 'A batch that is near to its date.' })
export class AgingBatch {
  @Field(() => Product, { description: 'What it is of.' })
  product: Product;

  @Field(() => ProductVariant, { description: 'Which choice of the product.' })
  variant: ProductVariant;

  @Field(() => StockBatch, { description: 'The batch itself.' })
  batch: StockBatch;

  @Field(() => Int, { description: 'Days for which it is still sold; below 0 once it is not.' })
  daysLeft: number;
}

/** Batches that are near to their date. */
@ObjectType({ simpleResolvers: true, description: 'Batches that are near to their date.' })
export class AgingBatches {
  // `first` says how many there are.
  @Extensions({ usualItems: 1 })
  @Field(() => [AgingBatch], { description: 'Those first that are sold for the fewest days.' })
  nodes: AgingBatch[];

  @Field(() => Int, { description: 'How many there are in all.' })
  totalCount: number;
}
