import { Field, ObjectType } from 'type-graphql';
import { Product } from '../catalogue/product.entity.js';
import { ProductVariant } from '../catalogue/variants/product-variant.entity.js';

/** What is in stock of a product now. */
@ObjectType({
  simpleResolvers: true,
  description: 'What is in stock of a product now; the counts are in the fields `countInStock`.',
})
export class StockChange {
  @Field(() => Product, { description: 'The product, with the pieces of all its variants together.' })
  product: Product;

  @Field(() => [ProductVariant], {
    description: 'Its variants in their order; only those that were asked for, where variantIds were given.',
  })
  variants: ProductVariant[];
}
