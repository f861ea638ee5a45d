import { Field, ObjectType } from 'type-graphql';
import { UserError } from '../../shared/schema/payload.js';
import { Category } from '../category.entity.js';
import { Product } from '../product.entity.js';

/** What a change of a category answers. */
@ObjectType({ simpleResolvers: true, description: 'What a change of a category answers.' })
export class CategoryPayload {
  @Field(() => Category, { nullable: true, description: 'The category as it now stands; null when refused.' })
  category?: Category;

  @Field(() => [UserError], { description: 'Why it was refused; empty when it was not.' })
  userErrors: UserError[];
}

/** What a change of a product or of its stock answers. */
@ObjectType({ simpleResolvers: true, description: 'What a change of a product or of its stock answers.' })
export class ProductPayload {
  @Field(() => Product, { nullable: true, description: 'The product as it now stands; null when refused.' })
  product?: Product;

  @Field(() => [UserError], { description: 'Why it was refused; empty when it was not.' })
  userErrors: UserError[];
}
