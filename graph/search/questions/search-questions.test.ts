import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Product } from '../../catalogue/product.entity.js';
import { Role } from '../../shared/rights/role.js';
import { aUser } from '../../testing/factories/account.factory.js';
import { aProduct } from '../../testing/factories/catalogue.factory.js';
import { openShop, type TestShop } from '../../testing/shop.js';
import { clearOldSearches } from '../empty/empty-searches.service.js';
import { writeQuestions } from './search-questions.service.js';

let shop: TestShop;
let poha: Product;

beforeAll(async () => {
  shop = await openShop({ TRUST_PROXY: '1', EMPTY_SEARCH_DAYS: '30' });
  poha = await aProduct(shop.ctx(), { name: 'Thick Poha' });
});
afterAll(() => shop.close());

const asked = (query: string, network: string, at = shop) =>
  at.graphql(
    'query ($query: String!) { search(query: $query) { nodes { id } } }',
    { query },
    { headers: { 'x-forwarded-for': network } },
  );

const opened = (query: string, network: string, productId = poha.id, at = shop) =>
  at.graphql(
    'mutation ($query: String!, $productId: ID!) { countSearchChoice(query: $query, productId: $productId) { ok userErrors { code } } }',
    { query, productId },
    { headers: { 'x-forwarded-for': network } },
  );

const counts = async (at = shop) => {
  await writeQuestions(at.ctx());
  return {
    questions: await at.database.query('SELECT words, asked FROM search_question ORDER BY words'),
    choices: await at.database.query('SELECT words, opened FROM search_choice ORDER BY words'),
  };
};

describe('what shoppers ask and open', () => {
  beforeEach(async () => {
    await counts();
    for (const table of ['search_question', 'search_choice', 'empty_search_visit'])
      await shop.database.query(`DELETE FROM ${table}`);
  });

  it('is counted by its words, once a day for each network', async () => {
    await asked('Poha', '203.0.113.1');
    await asked(' poha ', '203.0.113.1');
    await asked('poha!', '203.0.113.2');
    await opened('poha', '203.0.113.1');
    await opened('POHA', '203.0.113.1');
    await opened('poha', '203.0.113.2');

    expect(await counts()).toEqual({
      questions: [{ words: 'poha', asked: 2 }],
      choices: [{ words: 'poha', opened: 2 }],
    });
  });

  it('is moved by no program that asks and opens a thousand times', async () => {
    for (let time = 0; time < 30; time += 1) {
      await asked(`poha${' '.repeat(time)}`, '203.0.113.9');
      await opened(`poha${'!'.repeat(time)}`, '203.0.113.9');
    }

    expect(await counts()).toEqual({
      questions: [{ words: 'poha', asked: 1 }],
      choices: [{ words: 'poha', opened: 1 }],
    });
  });

  it('is not counted for words that found nothing and were never asked', async () => {
    await opened('buy cheap watches', '203.0.113.5');

    expect(await counts()).toEqual({ questions: [], choices: [] });
  });

  it('is not counted of those who run the shop, nor by a phone number', async () => {
    const as = await aUser(shop.ctx(), { role: Role.PACKER });
    await shop.graphql('{ search(query: "poha") { nodes { id } } }', {}, { as });
    await asked('poha 98765 43210', '203.0.113.6');

    expect(await counts()).toEqual({ questions: [], choices: [] });
  });

  it('is kept by nothing that tells of a person', async () => {
    await asked('poha', '198.51.100.7');
    await opened('poha', '198.51.100.7');
    await counts();
    const rows = await shop.database.query('SELECT * FROM empty_search_visit');

    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/198\.51|poha/);
  });

  it('is forgotten after the time that the shop keeps it', async () => {
    await shop.database.query(
      `INSERT INTO search_question VALUES (current_date - 40, 'older', 1), (current_date - 10, 'younger', 1)`,
    );
    await shop.database.query(`INSERT INTO search_choice VALUES (current_date - 40, 'older', $1, 1)`, [poha.id]);
    await clearOldSearches.run(shop.ctx(), {}, 0);

    expect(await counts()).toEqual({ questions: [{ words: 'younger', asked: 1 }], choices: [] });
  });
});

describe('a shop that keeps no searches', () => {
  it('counts nothing of what is asked and opened', async () => {
    const forgetful = await openShop({ TRUST_PROXY: '1', EMPTY_SEARCH_DAYS: '0' });
    try {
      const { id } = await aProduct(forgetful.ctx(), { name: 'Thick Poha' });
      await asked('poha', '203.0.113.61', forgetful);
      await opened('poha', '203.0.113.61', id, forgetful);

      expect(await counts(forgetful)).toEqual({ questions: [], choices: [] });
    } finally {
      await forgetful.close();
    }
  });
});
