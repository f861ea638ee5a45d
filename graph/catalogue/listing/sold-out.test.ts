import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { User } from '../../accounts/user.entity.js';
import { aUser } from '../../testing/factories/account.factory.js';
import { aCategory } from '../../testing/factories/catalogue.factory.js';
import { rowsReadBy } from '../../testing/postgres/sent-statements.js';
import { drawFrom } from '../../testing/random.js';
import { SEED } from '../../testing/seed.js';
import { openShop, type TestShop } from '../../testing/shop.js';
import { ProductSort } from '../catalogue.inputs.js';
import { ProductStatus } from '../product-status.js';
import { FacetKey } from './product-connection.type.js';
import { facetsOf } from './product-facets.service.js';
import { countProducts, listProducts } from './product-listing.service.js';

const PRODUCTS = 600;
const EVERY_STATUS = Object.values(ProductStatus);

let shop: TestShop;
let admin: User;
let categoryId: string;

beforeAll(async () => {
  shop = await openShop();
  admin = await aUser(shop.ctx(), { isAdmin: true });
  ({ id: categoryId } = await aCategory(shop.ctx()));
  await shop.database.query(
    `WITH made AS (
       INSERT INTO product (slug, name, description, brand, category_id, price_paise, status)
       SELECT 'p-' || n, 'Rice ' || n, '', 'Gokul', $1, 1000 + n,
         CASE n % 20 WHEN 0 THEN 'HIDDEN' WHEN 1 THEN 'ARCHIVED' ELSE 'PUBLISHED' END
       FROM generate_series(1, $2) AS n RETURNING id, slug)
     INSERT INTO product_variant (product_id, sku, price_paise, on_hand, position)
     SELECT id, slug || '-' || place, 1000, 10, place FROM made, generate_series(1, 3) AS place`,
    [categoryId, PRODUCTS],
  );
  await shop.database.query('ANALYZE');
});
afterAll(() => shop.close());

/** Ids of products of some statuses, by whether anything of them is left, as the stocks have it. */
async function byStock(statuses: readonly ProductStatus[]): Promise<{ left: string[]; gone: string[] }> {
  const rows: { id: string; isLeft: boolean }[] = await shop.database.query(
    `SELECT p.id, bool_or(v.on_hand > v.reserved) AS "isLeft" FROM product p JOIN product_variant v ON v.product_id = p.id
     WHERE p.status = ANY ($1) GROUP BY p.id`,
    [statuses],
  );
  const ids = (isLeft: boolean) => rows.filter((row) => row.isLeft === isLeft).map(({ id }) => id);
  return { left: ids(true).toSorted(), gone: ids(false).toSorted() };
}

/** How many can be bought of the list of the category, as its sidebar says. */
async function inStockBeside(): Promise<number | undefined> {
  const ctx = shop.ctx();
  const list = await listProducts(ctx, { filter: { categoryId }, first: 1 });
  const [available] = await facetsOf(ctx, list, [FacetKey.AVAILABILITY]);
  return available?.values[0]?.count;
}

describe('a list of what is sold out, and of what is not', () => {
  it(`follows every change of a stock, with its total, seed ${SEED}`, async () => {
    const draw = drawFrom(SEED);
    const ctx = () => shop.ctx(admin);
    for (let step = 0; step < 40; step += 1) {
      const products = Array.from({ length: 1 + draw(40) }, () => `p-${1 + draw(PRODUCTS)}`);
      const taken = [
        'on_hand = 0, reserved = 0',
        'reserved = on_hand',
        'on_hand = 5, reserved = 4',
        'is_available = NOT is_available',
      ];
      await shop.database.query(
        `UPDATE product_variant SET ${taken[draw(taken.length)]} WHERE product_id IN (SELECT id FROM product WHERE slug = ANY ($1))`,
        [products],
      );
      const statuses = [EVERY_STATUS, [ProductStatus.PUBLISHED], [ProductStatus.HIDDEN]][draw(3)] ?? [];
      const { left, gone } = await byStock(statuses);
      const sort = [ProductSort.NEWEST, ProductSort.PRICE_ASC][draw(2)];
      const soldOut = await listProducts(ctx(), { filter: { statuses, soldOut: true }, sort, first: 100 });

      expect(soldOut.nodes.every(({ id }) => gone.includes(id))).toBe(true);
      expect(soldOut.nodes).toHaveLength(Math.min(gone.length, 100));
      expect(await countProducts(ctx(), { statuses, soldOut: true })).toBe(gone.length);
      expect(await countProducts(ctx(), { statuses, inStock: true, categoryId })).toBe(left.length);
    }
  });

  it('counts beside a list what can be bought, a product of which one choice is left included', async () => {
    await shop.database.query('UPDATE product_variant SET on_hand = 10, reserved = 0');
    const all = await inStockBeside();
    await shop.database.query(
      `UPDATE product_variant SET on_hand = 0 WHERE sku LIKE 'p-12-%' OR sku LIKE 'p-13-%' AND position < 3`,
    );

    expect(all).toBe((await byStock([ProductStatus.PUBLISHED])).left.length + 1);
    expect(await inStockBeside()).toBe((all ?? 0) - 1);
  });

  it('counts both by what is sold out alone', async () => {
    await shop.database.query('UPDATE product_variant SET on_hand = 10, reserved = 0');
    await shop.database.query(
      `UPDATE product_variant SET on_hand = 0 WHERE product_id IN (SELECT id FROM product WHERE slug LIKE 'p-1_')`,
    );
    await shop.database.query('VACUUM ANALYZE');
    for (const filter of [{ soldOut: true }, { inStock: true }]) {
      const rows = await rowsReadBy(shop.database, () => countProducts(shop.ctx(admin), filter));

      // Three variants each of ten products, and those three again, of which none is left.
      expect(rows.product_variant).toBeLessThanOrEqual(100);
    }
  });
});
