import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aCategory, aProduct } from '../testing/factories/catalogue.factory.js';
import { openShop, type TestShop } from '../testing/shop.js';
import { allOf, anyOf, partsOfCondition, textOf } from './plan/condition.js';
import { search } from './search.service.js';

let shop: TestShop;

const COLOURS = ['Red', 'Green', 'Blue', 'White'];
const THINGS = ['Plate', 'Bowl', 'Mug', 'Jug'];
const MAKERS = ['Kansa', 'Peetal', 'Mitti'];

beforeAll(async () => {
  shop = await openShop();
  const { id: categoryId } = await aCategory(shop.ctx(), { name: 'Tableware' });
  for (const colour of COLOURS)
    for (const thing of THINGS)
      for (const brand of MAKERS) await aProduct(shop.ctx(), { name: `${colour} ${thing} 1250 g`, brand, categoryId });
});
afterAll(() => shop.close());

const wordsOf = (words: readonly string[]) =>
  words.flatMap((word) => [`'${word}'`, `'^${word}'`, `'+${word}'`]).join(' | ');
const colours = wordsOf(['red', 'green', 'saffron']);
const things = wordsOf(['plate', 'bowl', 'thali']);
const makers = wordsOf(['kansa', 'peetal', 'loha']);

describe('a question of several parts', () => {
  it.each([
    ['that must all be had', allOf(colours, things, makers), 8],
    ['of which two must be had', anyOf(allOf(colours, things), allOf(colours, makers), allOf(things, makers)), 28],
    ['of which one must be had', anyOf(colours, things, makers), 44],
    ['and something that must not be', allOf(colours, things, { lacks: `!(${makers})` }), 4],
    ['and other names for the whole', anyOf(allOf(colours, things), "'mug'"), 24],
    [
      'of which two must be had, called so',
      allOf(anyOf(allOf(colours, things), allOf(things, makers)), "'~plate'"),
      10,
    ],
  ])('finds what it says: %s', async (_what, condition, count) => {
    const [found] = await shop.database.query(
      `SELECT cardinality(places) AS found, cardinality(array(SELECT DISTINCT unnest(places))) AS different,
         (SELECT count(*)::integer FROM search_document d WHERE d.words @@ $1::tsquery) AS plainly,
         cardinality(search_fitting($2::tsquery[], NULL, 3)) AS few,
         cardinality(search_fitting($2::tsquery[], '{1250g}', NULL)) AS packed,
         cardinality(search_fitting($2::tsquery[], '{500g}', NULL)) AS otherwise
       FROM search_fitting($2::tsquery[], NULL, NULL) AS places`,
      [textOf(condition), partsOfCondition(condition)],
    );

    expect(found).toEqual({ found: count, different: count, plainly: count, few: 3, packed: count, otherwise: 0 });
  });
});

describe('a question for nothing but an amount', () => {
  it('is answered from an index of the packs', async () => {
    const found = await search(shop.ctx(), { query: 'sava kilo', first: 24 });
    const way = await shop.database.transaction(async (db) => {
      await db.query('SET LOCAL enable_seqscan = off');
      return db.query(`EXPLAIN SELECT FROM search_document d WHERE d.packs && '{1250g}'`);
    });

    expect(found.nodes).toHaveLength(24);
    expect(JSON.stringify(way)).toMatch(/Bitmap Index Scan/);
  });
});
