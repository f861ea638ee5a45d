import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { v7 } from 'uuid';
import { signToken } from '../accounts/sign-in/token.js';
import type { User } from '../accounts/user.entity.js';
import { inTransaction } from '../shared/rows/transaction.js';
import { aUser } from '../testing/factories/account.factory.js';
import { openShop, type TestShop } from '../testing/shop.js';
import { recordChange } from './audit.service.js';
import { AuditEntry, AuditSubject } from './audit-entry.entity.js';

let shop: TestShop;
let as: User;

beforeAll(async () => {
  shop = await openShop();
  as = await aUser(shop.ctx(), { isAdmin: true });
});

afterAll(() => shop.close());

const aChange = (changed: object = {}) => ({
  ...{ operation: 'saveProduct', subjectType: AuditSubject.PRODUCT, subjectId: v7() },
  ...{ before: null, after: { name: 'Dal' }, ...changed },
});
const record = (change: ReturnType<typeof aChange>) => inTransaction(shop.ctx(as), (tx) => recordChange(tx, change));
const list = async (filter: object | null, page: object = {}) => {
  const { data, errors } = await shop.graphql(
    `query ($filter: AuditFilter, $first: Int, $after: String) { auditEntries(filter: $filter, first: $first, after: $after) {
       nodes { actorKind actorId madeAt operation subjectType subjectId before after requestId }
       pageInfo { hasNextPage endCursor } } }`,
    { filter, ...page },
    { as },
  );
  return data?.auditEntries ?? errors[0]?.extensions.code;
};

describe('recordChange', () => {
  it('keeps of two states what differs, and nothing when nothing does', async () => {
    const subjectId = v7();
    await record(aChange({ subjectId, before: { name: 'Dal', price: 5 }, after: { name: 'Dal', price: 6 } }));
    await record(aChange({ subjectId, before: { name: 'Dal' }, after: { name: 'Dal' } }));

    expect((await list({ subjectId })).nodes).toEqual([
      {
        ...{ actorKind: 'ADMIN', actorId: as.id, operation: 'saveProduct', subjectType: 'PRODUCT', subjectId },
        ...{ before: { price: 5 }, after: { price: 6 }, madeAt: expect.any(String), requestId: expect.any(String) },
      },
    ]);
  });

  it('is kept with its change or not at all', async () => {
    const change = aChange();
    const broken = inTransaction(shop.ctx(as), async (tx) => {
      await recordChange(tx, change);
      throw new Error('the change failed');
    });

    await expect(broken).rejects.toThrow('the change failed');
    await expect(recordChange(shop.ctx(as), change)).rejects.toThrow('outside its transaction');
    expect(await shop.database.manager.countBy(AuditEntry, { subjectId: change.subjectId })).toBe(0);
  });
});

describe('auditEntries', () => {
  it('finds by thing, by who did it, by when and by what was done, latest first, a page at a time', async () => {
    const [one, other] = [v7(), v7()];
    await record(aChange({ subjectId: one }));
    await record(aChange({ subjectId: other, subjectType: AuditSubject.ORDER, operation: 'setOrderStatus' }));
    await record(aChange({ subjectId: one, after: null, before: { name: 'Dal' }, operation: 'removeProduct' }));
    const operations = async (filter: object | null) =>
      (await list(filter)).nodes.map(({ operation }: { operation: string }) => operation);

    expect((await operations(null)).slice(0, 3)).toEqual(['removeProduct', 'setOrderStatus', 'saveProduct']);
    expect(await operations({ subjectId: one })).toEqual(['removeProduct', 'saveProduct']);
    expect(await operations({ subjectType: 'ORDER' })).toEqual(['setOrderStatus']);
    expect(await operations({ operation: 'removeProduct', actorId: as.id })).toEqual(['removeProduct']);
    expect(await operations({ actorId: v7() })).toEqual([]);
    expect(await operations({ subjectId: 'nonsense' })).toEqual([]);
    await shop.database.query(
      `UPDATE audit_entry SET made_at = '2026-03-05T10:00:00Z' WHERE subject_id = $1 AND operation = 'saveProduct'`,
      [one],
    );
    expect(await operations({ subjectId: one, madeFrom: '2026-03-05T10:00:00Z' })).toHaveLength(2);
    expect(await operations({ subjectId: one, madeFrom: '2026-03-05T10:00:00.001Z' })).toEqual(['removeProduct']);
    expect(await operations({ madeBefore: '2026-03-05T10:00:00Z' })).toEqual([]);
    expect(await operations({ madeBefore: '2026-03-05T10:00:00.001Z' })).toEqual(['saveProduct']);
    const first = await list({ subjectId: one }, { first: 1 });
    const second = await list({ subjectId: one }, { first: 1, after: first.pageInfo.endCursor });
    expect([first.nodes[0].operation, second.nodes[0].operation]).toEqual(['removeProduct', 'saveProduct']);
    expect([first.pageInfo.hasNextPage, second.pageInfo.hasNextPage]).toEqual([true, false]);
  });
});

describe('/audit.csv', () => {
  const fetchCsv = async (query: string, by: User | null) => {
    const headers = by ? { authorization: `Bearer ${signToken(by, shop.config)}` } : undefined;
    const answer = await fetch(`${shop.address}/audit.csv?${query}`, { headers });
    return { status: answer.status, kind: answer.headers.get('content-disposition'), text: await answer.text() };
  };

  it('has every change that the list has, the latest first, with its facts', async () => {
    const subjectId = v7();
    for (let price = 1; price <= 120; price += 1)
      await record(aChange({ subjectId, before: { price: price - 1 }, after: { price } }));

    const { status, kind, text } = await fetchCsv(`subjectType=PRODUCT&subjectId=${subjectId}`, as);
    const rows: Record<string, string>[] = parse(text, { columns: true });
    expect([status, kind]).toEqual([200, 'attachment; filename=audit.csv']);
    expect(rows.map(({ after }) => JSON.parse(after ?? '').price)).toEqual(
      Array.from({ length: 120 }, (_, place) => 120 - place),
    );
    expect(rows[0]).toMatchObject({
      operation: 'saveProduct',
      actor_kind: 'ADMIN',
      actor_id: as.id,
      before: '{"price":119}',
    });
    expect(
      (await fetchCsv(`subjectId=${subjectId}&madeBefore=2026-03-05T10:00:00Z`, as)).text.split('\n'),
    ).toHaveLength(2);
  });

  it('is for those who may read the audit trail, and refuses what it cannot read', async () => {
    const shopper = await aUser(shop.ctx());
    expect((await fetchCsv('', null)).status).toBe(401);
    expect((await fetchCsv('', shopper)).status).toBe(403);
    expect((await fetchCsv('subjectType=TEA', as)).status).toBe(400);
    expect((await fetchCsv('madeFrom=yesterday', as)).status).toBe(400);
  });
});
