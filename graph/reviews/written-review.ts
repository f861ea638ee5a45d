import { findProduct } from '../catalogue/catalogue.service.js';
import type { Product } from '../catalogue/product.entity.js';
import type { Context } from '../shared/context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { phrase } from '../shared/languages/phrase.js';
import type { Review } from './review.entity.js';

/** What a visitor is told who wants to write one. @see spec §5 (review) */
export const LOGIN_FIRST = phrase('Please Login first');

/** A review that was written or changed, and its product with the rating that it has now. */
export interface WrittenReview {
  review: Review;
  product: Product;
  message: string;
}

/** The product that a review is of. @throws ShopError NOT_FOUND */
export async function getProduct(ctx: Context, id: string): Promise<Product> {
  const product = await findProduct(ctx, id);
  if (!product) throw new ShopError(ErrorCode.NOT_FOUND, phrase('There is no such product.'), 'productId');
  return product;
}
