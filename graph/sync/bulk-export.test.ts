import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { User } from '../accounts/user.entity.js';
import { Role } from '../shared/rights/role.js';
import { aUser } from '../testing/factories/account.factory.js';
import { aKey } from '../testing/factories/api-key.factory.js';
import { aBuyer, aVariant } from '../testing/factories/checkout.factory.js';
import { aGiftCard } from '../testing/factories/credit.factory.js';
import { anOrderOf } from '../testing/factories/order.factory.js';
import { runDueJobs } from '../testing/jobs.js';
import { openShop, type TestShop } from '../testing/shop.js';
import { BulkExport, BulkExportPart } from './bulk-export.entity.js';
import { writeBulkExport } from './write-bulk-export.js';

let shop: TestShop;
let admin: User;

beforeAll(async () => {
  shop = await openShop();
  admin = await aUser(shop.ctx(), { isAdmin: true });
});

afterAll(() => shop.close());

const START = `mutation ($kind: ChangeKind!, $since: DateTime) {
  startBulkExport(kind: $kind, updatedSince: $since) { bulkExport { id state } userErrors { code } }
}`;
const start = async (kind: string, since: Date | null = null, as: User | string = admin): Promise<string> =>
  (await shop.graphql(START, { kind, since }, { as })).data.startBulkExport.bulkExport.id;
const run = () => runDueJobs(shop, shop.ctx(), [writeBulkExport.name]);

/** The lines of a file, as a client reads them. */
async function linesOf(
  id: string,
  headers: Record<string, string> = {},
): Promise<{ id: string; [more: string]: unknown }[]> {
  const { as } = await aKey(shop);
  const response = await fetch(`${shop.address}/api/exports/${id}/file`, {
    headers: { authorization: as, ...headers },
  });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/jsonl; charset=utf-8']);
  const text = await response.text();
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

describe('a bulk export', () => {
  it('has every product with its variants, in more pieces than one, packed or not', async () => {
    const variant = await aVariant(shop, { price: 150, countInStock: 5 });
    await shop.database.query(
      `INSERT INTO product (id, name, slug, brand, description, category_id, price_paise, discount, featured)
       SELECT uuidv7(), p.name || n, p.slug || n, p.brand, p.description, p.category_id, p.price_paise, 0, false
       FROM product p, generate_series(1, 1100) n WHERE p.id = $1`,
      [variant.productId],
    );
    const id = await start('PRODUCT');
    await run();
    const { lines } = await shop.database.manager.findOneByOrFail(BulkExport, { id });
    const [packed, plain] = [await linesOf(id), await linesOf(id, { 'accept-encoding': 'identity' })];

    expect([lines, packed.length]).toEqual([1_101, 1_101]);
    expect(plain).toEqual(packed);
    expect(new Set(packed.map((line) => line.id)).size).toBe(1_101);
    expect(await shop.database.manager.countBy(BulkExportPart, { exportId: id })).toBe(3);
    const own = packed.find((line) => line.id === variant.productId);
    expect(own).toMatchObject({ price: 150, isRemoved: false, variants: [{ id: variant.id, onHand: 5 }] });
  });

  it('since a moment has what changed from then on, and what is gone', async () => {
    const [before, changed, gone] = [await aVariant(shop), await aVariant(shop), await aVariant(shop)];
    const [{ now }] = await shop.database.query(`SELECT date_trunc('second', now()) + interval '2 minutes' AS now`);
    await shop.database.query(`UPDATE product_variant SET on_hand = on_hand + 1 WHERE id = $1`, [changed.id]);
    await shop.database.query('DELETE FROM product WHERE id = $1', [gone.productId]);
    // The shop's own clock tells what changed when; here it is told.
    await shop.database.query(`UPDATE change SET changed_at = $1 WHERE id = ANY ($2)`, [now, [changed.id, gone.id]]);

    const id = await start('VARIANT', now);
    await run();
    const lines = await linesOf(id);

    expect(lines.map((line) => [line.id, line.isRemoved]).toSorted()).toEqual(
      [
        [changed.id, false],
        [gone.id, true],
      ].toSorted(),
    );
    expect(lines.map((line) => line.id)).not.toContain(before.id);
  });

  it('has orders and customers as single calls answer them', async () => {
    const buyer = await aBuyer(shop, await aVariant(shop, { countInStock: 5 }));
    const orderId = await anOrderOf(shop, buyer);
    const [orders, customers] = [await start('ORDER'), await start('CUSTOMER')];
    await run();
    const single = (await shop.rest(`GET /api/orders/${orderId}`, { as: admin })).body;

    const [order] = (await linesOf(orders)).filter((line) => line.id === orderId);
    const { headers } = await shop.rest(`GET /api/exports/${customers}`, { as: admin });
    const file = await fetch(`${shop.address}/api/exports/${customers}/file`, {
      headers: { authorization: (await aKey(shop)).as },
    });

    expect(order).toEqual({ ...single, updatedAt: expect.any(String), isRemoved: false });
    expect(headers.get('cache-control')).toBe('private, no-store');
    // A key may not read accounts.
    expect(file.status).toBe(403);
  });

  it('has gift cards and store credit with their movements, for the books, and never a code', async () => {
    const { credit, code } = await aGiftCard(shop.ctx(), 500, [await aUser(shop.ctx())]);
    const id = await start('CREDIT');
    await run();

    const lines = await linesOf(id);

    const own = lines.find((line) => line.id === credit.id);
    expect(own).toMatchObject({ kind: 'gift_card', value: 500, balance: 500, lastFour: code.slice(-4) });
    expect(own?.movements).toMatchObject([{ kind: 'issued', amount: 500, isTaken: false, checkoutId: null }]);
    expect(JSON.stringify(lines)).not.toContain(code.replaceAll('-', ''));
    expect(JSON.stringify(lines)).not.toContain(code);
  });

  it('written by two processes at once is written once', async () => {
    const id = await start('ORDER');
    await Promise.all([run(), writeBulkExport.run(shop.ctx(), { id }, 0), writeBulkExport.run(shop.ctx(), { id }, 0)]);
    const { state, lines } = await shop.database.manager.findOneByOrFail(BulkExport, { id });

    expect(state).toBe('DONE');
    expect((await linesOf(id)).length).toBe(lines);
  });

  it('is listed until it expires, for who may read its kind', async () => {
    const packer = await aUser(shop.ctx(), { role: Role.PACKER });
    const ids = [await start('PRODUCT'), await start('CUSTOMER')];
    const listed = async (as: User) => {
      const { data } = await shop.graphql('{ bulkExports { totalCount nodes { id } } }', {}, { as });
      const found: string[] = data.bulkExports.nodes.map(({ id }: { id: string }) => id);
      return ids.filter((id) => found.includes(id));
    };

    expect([await listed(admin), await listed(packer)]).toEqual([ids, ids.slice(0, 1)]);
    await shop.database.query(`UPDATE bulk_export SET created_at = now() - interval '1 day' WHERE id = $1`, [ids[0]]);
    expect(await listed(admin)).toEqual(ids.slice(1));
  });

  it('can be fetched once it is written, and not after a day', async () => {
    const id = await start('VARIANT');
    const file = () => shop.rest(`GET /api/exports/${id}/file`, { as: admin });

    const early = await file();
    await run();
    await shop.database.query(`UPDATE bulk_export SET created_at = now() - interval '1 day' WHERE id = $1`, [id]);
    const late = await file();
    await runDueJobs(shop, shop.ctx(), ['remove-old-exports']);

    expect([early.status, early.body.code, late.status]).toEqual([409, 'CONFLICT', 404]);
  });
});
