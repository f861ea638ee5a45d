import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { Image } from '../media/image.entity.js';
import { columnsOf } from '../shared/rows/columns-of.js';
import { aCategory, aProduct } from '../testing/factories/catalogue.factory.js';
import { type Draw, drawFrom } from '../testing/random.js';
import { SEED } from '../testing/seed.js';
import { openShop, type TestShop } from '../testing/shop.js';
import { refreshProductCards } from './refresh-product-cards.js';

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
  const ctx = shop.ctx();
  const { id: categoryId } = await aCategory(ctx);
  await ctx.db.insert(
    Image,
    Array.from({ length: 6 }, (_, number) => ({
      ...{ id: v7(), key: `picture-${number}`, alt: `Picture ${number}`, width: 640, height: 480 },
      ...{ widths: [224, 640], placeholder: number % 2 === 0 ? '#F8EBCB' : null },
    })),
  );
  for (let number = 0; number < 8; number++) {
    const variants = Array.from({ length: 1 + (number % 3) }, (_, place) => ({
      ...{ weight: `${place + 1} kg`, size: place === 1 ? 'L' : null, pricePaise: 10_000, onHand: 5 },
    }));
    await aProduct(ctx, { categoryId, variants: variants as NonNullable<Parameters<typeof aProduct>[1]>['variants'] });
  }
});
afterAll(() => shop.close());

const write = (statement: string) => shop.database.query(statement);

/**
 * What the cards of all products say, and what they should by the tables of pictures and variants.
 */
async function cards(): Promise<{ kept: unknown[]; true: unknown[] }> {
  const rows: { card: string; picture: object | null; choices: object[] | null }[] = await write(`
    SELECT p.card,
      (SELECT row_to_json(i) FROM (SELECT ${columnsOf(Image, 'i', { omit: ['createdAt'] })}
         FROM image i JOIN product_image pi ON pi.image_id = i.id
         WHERE pi.product_id = p.id ORDER BY pi.position LIMIT 1) i) AS picture,
      (SELECT json_agg(c) FROM (SELECT v.size, v.ram, v.weight FROM product_variant v
         WHERE v.product_id = p.id AND coalesce(v.size, v.ram, v.weight) IS NOT NULL ORDER BY v.position) c) AS choices
    FROM product p ORDER BY p.id`);
  return {
    kept: rows.map(({ card }) => JSON.parse(card)),
    true: rows.map(({ picture, choices }) => ({ images: picture ? [picture] : [], choices: choices ?? [] })),
  };
}

/** Something that an operator or a program does to goods, each as one statement. */
const DEEDS: ((draw: Draw) => string)[] = [
  (draw) => `UPDATE image SET alt = 'Seen ${draw(1_000)}', widths = ARRAY[${draw(500) + 1}]
    WHERE id = (SELECT id FROM image ORDER BY id OFFSET ${draw(6)} LIMIT 1)`,
  (draw) => `INSERT INTO product_image (product_id, position, image_id)
    SELECT p.id, ${draw(4) + 1}, i.id FROM (SELECT id FROM product ORDER BY id OFFSET ${draw(6)} LIMIT 3) p,
      (SELECT id FROM image ORDER BY id OFFSET ${draw(6)} LIMIT 1) i ON CONFLICT DO NOTHING`,
  (draw) => `UPDATE product_image SET position = position + ${draw(5) + 10} WHERE position = ${draw(4) + 1}`,
  (draw) => `DELETE FROM product_image WHERE position = ${draw(20) + 1}`,
  (draw) => `UPDATE product_variant SET ram = '${draw(90)} GB' WHERE position = ${draw(3) + 1}`,
  (draw) => `UPDATE product_variant SET weight = '${draw(9) + 1} kg', ram = ${draw(2) ? 'NULL' : `'${draw(9)} GB'`}
    WHERE position = ${draw(3) + 1}`,
  // Variants change places by way of negative ones.
  () => 'UPDATE product_variant SET position = -3 + position WHERE position IN (1, 2)',
  () => 'UPDATE product_variant SET position = -position WHERE position < 0',
  (draw) => `INSERT INTO product_variant (product_id, position, sku, weight, price_paise, on_hand)
    SELECT id, ${draw(900) + 10}, uuidv7()::text, '${draw(9) + 1} l', 900, 1
    FROM product ORDER BY id OFFSET ${draw(6)} LIMIT 2 ON CONFLICT DO NOTHING`,
  (draw) => `DELETE FROM product_variant WHERE position > ${draw(900) + 10}`,
  (draw) => `UPDATE product_variant SET on_hand = on_hand + ${draw(5)}, price_paise = ${draw(900) + 100}`,
];

describe('the card of a product', () => {
  it('shows the first picture and the choices as they are, whatever is done to the goods', async () => {
    const draw = drawFrom(SEED);
    const done: string[] = [];
    for (let number = 0; number < 60; number++) {
      // The places that variants pass through are not to be seen.
      const both = number % 6 === 5 ? [6, 7] : [draw(DEEDS.length)].map((deed) => ([6, 7].includes(deed) ? 0 : deed));
      for (const deed of both) {
        const statement = DEEDS[deed]?.(draw) ?? '';
        done.push(statement);
        await write(statement);
      }
      const seen = await cards();
      expect({ done: done.at(-1), cards: seen.kept }).toEqual({ done: done.at(-1), cards: seen.true });
    }
  });

  it('is that of the pictures and choices of others too when two people change the same things at once', async () => {
    const [one, other] = [shop.database.createQueryRunner(), shop.database.createQueryRunner()];
    try {
      await write('DELETE FROM product_image');
      await one.startTransaction();
      await one.query(`UPDATE image SET alt = 'A better word' WHERE key = 'picture-1'`);
      const hung = other.query(`INSERT INTO product_image (product_id, position, image_id)
        SELECT p.id, 1, i.id FROM product p, image i WHERE i.key = 'picture-1'`);
      await one.commitTransaction();
      await hung;
    } finally {
      await one.release();
      await other.release();
    }
    const seen = await cards();
    expect(seen.kept).toEqual(seen.true);
    expect(JSON.stringify(seen.kept[0])).toContain('A better word');
  });

  it('is put right by the daily comparison where somebody wrote it by hand', async () => {
    expect(await refreshProductCards(shop.ctx())).toBe(0);
    await write(
      `UPDATE product SET card = '{"images":[],"choices":[]}' WHERE id = (SELECT max(id::text)::uuid FROM product)`,
    );

    expect(await refreshProductCards(shop.ctx())).toBe(1);

    const seen = await cards();
    expect(seen.kept).toEqual(seen.true);
  });
});
