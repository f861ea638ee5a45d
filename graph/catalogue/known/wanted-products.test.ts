import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { Role } from '../../shared/rights/role.js';
import { aUser } from '../../testing/factories/account.factory.js';
import { aCategory, aProduct } from '../../testing/factories/catalogue.factory.js';
import { openShop, type TestShop } from '../../testing/shop.js';
import { findProduct } from '../catalogue.service.js';
import { Product } from '../product.entity.js';
import { wholeProducts } from '../product-parts.js';
import { ProductStatus } from '../product-status.js';

const WANTS = wholeProducts('card', 'stock', 'category');

let shop: TestShop;
let rice: Product;
let oil: Product;

beforeAll(async () => {
  shop = await openShop();
  const { id: categoryId } = await aCategory(shop.ctx());
  rice = await aProduct(shop.ctx(), { categoryId, name: 'Sona Masuri' });
  oil = await aProduct(shop.ctx(), { categoryId, name: 'Groundnut Oil' });
});
afterAll(() => shop.close());

describe('products that several shoppers open at the same moment', () => {
  it('are read with one statement, and each shopper sees their own', async () => {
    const wanted = [rice.id, oil.id, v7(), rice.id];
    const read = () => Promise.all(wanted.map((id) => findProduct(shop.ctx(), id, WANTS)));
    // From here on its category is cached.
    await read();

    let seen: (Product | null)[] = [];
    const statements = await shop.countStatements(async () => {
      seen = await read();
    });

    expect(seen.map((product) => product?.name)).toEqual(['Sona Masuri', 'Groundnut Oil', undefined, 'Sona Masuri']);
    expect(statements).toBe(1);
    expect(seen[0]).not.toBe(seen[3]);
  });

  it('are seen by staff and not by shoppers while they are hidden', async () => {
    const owner = await aUser(shop.ctx(), { role: Role.OWNER });
    await shop.database.getRepository(Product).update(oil.id, { status: ProductStatus.HIDDEN });

    const [ofShopper, ofStaff] = await Promise.all([
      findProduct(shop.ctx(), oil.id, WANTS),
      findProduct(shop.ctx({ id: owner.id, role: Role.OWNER }), oil.id, WANTS),
    ]);

    expect(ofShopper).toBeNull();
    expect(ofStaff?.name).toBe('Groundnut Oil');
  });
});
