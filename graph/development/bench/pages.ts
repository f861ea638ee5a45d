import { someGoods } from '../../testing/whole-shop/shop-calls.js';

/**
 * The pages on which shoppers arrive: home, a listing, a product.
 *
 * @param address of the running shop, without a slash at its end
 */
export async function pagesOf(address: string): Promise<[name: string, path: string][]> {
  process.env.SHOP_ADDRESS = address;
  const { category, product } = await someGoods();
  return [
    ['home', '/'],
    ['listing', `/products/category/${category.id}`],
    ['product', `/product/${product.id}`],
  ];
}
