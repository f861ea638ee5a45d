import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { addJobs } from '../../jobs/add-jobs.queries.js';
import { openDatabase } from '../../open-database.js';
import { inTransaction } from '../../shared/rows/transaction.js';
import { tasksOf } from '../../tasks.js';
import { aCategory, aProduct } from '../../testing/factories/catalogue.factory.js';
import { runDueJobs } from '../../testing/jobs.js';
import { openShop, type TestShop } from '../../testing/shop.js';
import { search } from '../search.service.js';
import { indexWaiting, SearchReader } from './index-waiting.js';
import { searchWaits } from './index-waiting.queries.js';

const tasks = await tasksOf();

let shop: TestShop;
let categoryId: string;

beforeAll(async () => {
  shop = await openShop();
  categoryId = (await aCategory(shop.ctx(), { name: 'Food' })).id;
});
beforeEach(() => shop.database.query('DELETE FROM product'));
afterAll(() => shop.close());

const found = async (query: string) => (await search(shop.ctx(), { query, first: 24 })).nodes.map(({ name }) => name);

async function putUpWithoutSearch(name: string): Promise<void> {
  await inTransaction(shop.ctx(), async (tx) => {
    await searchWaits(tx.db);
    await aProduct(tx, { name, categoryId });
  });
}

describe('products that an import put up and did not live to have read for search', () => {
  it('are found once the shop has started again', async () => {
    await putUpWithoutSearch('Zimikand');
    const before = await found('zimikand');

    const again = await openDatabase(shop.config.databaseUrl ?? '', 1);
    await again.destroy();

    expect([before, await found('zimikand')]).toEqual([[], ['Zimikand']]);
    expect(await shop.database.query('SELECT FROM search_waiting')).toEqual([]);
  });

  it('are found within ten minutes in a shop that goes on', async () => {
    await putUpWithoutSearch('Zimikand');
    const rows = "SELECT '{}'::json AS payload, NULL AS key, now() AS run_at";

    await addJobs(shop.ctx(), 'index-waiting-products', rows, []);
    await runDueJobs(shop);

    expect(await found('zimikand')).toEqual(['Zimikand']);
    expect(tasks.find(({ name }) => name === 'index-waiting-products')?.schedule?.match).toBe('*/10 * * * *');
  });

  it('are found by the name that they were given meanwhile', async () => {
    await putUpWithoutSearch('Zimikand');
    await shop.database.query(`UPDATE product SET name = 'Arbi Root'`);

    await indexWaiting(shop.ctx().db, true);

    expect([await found('zimikand'), await found('arbi')]).toEqual([[], ['Arbi Root']]);
  });

  it('are known to be sold out when the last piece went meanwhile', async () => {
    await putUpWithoutSearch('Zimikand');
    await shop.database.query('UPDATE product_variant SET on_hand = 0, reserved = 0');

    const [document] = await shop.database.query('SELECT is_available FROM search_document');
    await indexWaiting(shop.ctx().db, true);
    const [later] = await shop.database.query('SELECT is_available FROM search_document');

    expect([document, later]).toEqual([{ is_available: false }, { is_available: false }]);
  });

  it('are left for later while somebody changes them, unless there is time to wait', async () => {
    await putUpWithoutSearch('Zimikand');
    await inTransaction(shop.ctx(), async (tx) => {
      await tx.db.query(`UPDATE product SET rating = 4`);
      await indexWaiting(shop.ctx().db, false);
      expect(await found('zimikand')).toEqual([]);
    });

    await indexWaiting(shop.ctx().db, true);

    expect(await found('zimikand')).toEqual(['Zimikand']);
  });

  it('are found before an import is done, once there are very many, and all of them at its end', async () => {
    const reader = new SearchReader(shop.ctx().db);
    await putUpWithoutSearch('Zimikand');
    await reader.expect(1);
    await reader.settle();
    const early = await found('zimikand');
    await reader.expect(100_000);
    await reader.settle();
    await putUpWithoutSearch('Arbi');
    const later = [await found('zimikand'), await found('arbi')];

    await reader.finish();

    expect([early, later, await found('arbi')]).toEqual([[], [['Zimikand'], []], ['Arbi']]);
  });

  it('are in the index itself when the import is done, and not in a list that every search would have to read', async () => {
    await putUpWithoutSearch('Zimikand');
    await new SearchReader(shop.ctx().db).finish();

    const left = 'SELECT gin_clean_pending_list(search_word_index())::integer AS pages';

    expect(await shop.database.query(left)).toEqual([{ pages: 0 }]);
  });

  it('are forgotten when they are gone before', async () => {
    await putUpWithoutSearch('Zimikand');
    await shop.database.query('DELETE FROM product');

    await indexWaiting(shop.ctx().db, true);

    expect(await shop.database.query('SELECT FROM search_document')).toEqual([]);
  });
});
