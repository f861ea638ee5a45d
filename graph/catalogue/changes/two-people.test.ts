import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { In } from 'typeorm';
import type { User } from '../../accounts/user.entity.js';
import { AuditEntry } from '../../audit/audit-entry.entity.js';
import { Role } from '../../shared/rights/role.js';
import { testsEverything } from '../../testing/every-case.js';
import { aUser } from '../../testing/factories/account.factory.js';
import { aCategory, aProduct } from '../../testing/factories/catalogue.factory.js';
import { openShop, type TestShop } from '../../testing/shop.js';
import type { Category } from '../category.entity.js';
import { ProductVariant } from '../variants/product-variant.entity.js';
import { factsById } from './product-facts.js';

const PRODUCTS = testsEverything ? 10_000 : 400;
/** What each of both does, one after the other. */
const STEPS = testsEverything ? 60 : 14;
/** The most products that one of these changes by their ids. */
const MAX_TICKED = testsEverything ? 500 : 120;
const SLOWEST_MS = testsEverything ? 1_800_000 : 180_000;

const ANSWER = '{ products { id } refused { id error { code } } entryIds endCursor userErrors { code } }';
const CHANGE = `mutation ($products: ProductsInput!, $change: ProductsChangeInput!) {
  changeProducts(products: $products, change: $change) ${ANSWER} }`;
const RESTORE = `mutation ($entryIds: [ID!]!) { restoreProducts(entryIds: $entryIds) ${ANSWER} }`;
const ONE = `mutation ($variantId: ID!, $price: Rupees!) {
  setPrice(variantId: $variantId, price: $price) { userErrors { code } } }`;

let shop: TestShop;
let ids: string[];
let shelves: Category[];
let people: User[];

beforeAll(async () => {
  shop = await openShop();
  const ctx = shop.ctx();
  people = [await aUser(ctx, { role: Role.OWNER }), await aUser(ctx, { role: Role.OWNER })];
  shelves = [await aCategory(ctx), await aCategory(ctx), await aCategory(ctx)];
  const first = await aProduct(ctx, { categoryId: shelves[0]?.id ?? '', price: 400 });
  await shop.database.query(
    `INSERT INTO product (slug, name, brand, description, category_id, price_paise)
     SELECT p.slug || n, p.name || n, p.brand, p.description, p.category_id, p.price_paise
     FROM product p, generate_series(2, $2) n WHERE p.id = $1`,
    [first.id, PRODUCTS],
  );
  await shop.database.query(
    `INSERT INTO product_variant (product_id, sku, price_paise, on_hand, position)
     SELECT p.id, p.slug || '-1', p.price_paise, 9, 1 FROM product p WHERE p.id <> $1`,
    [first.id],
  );
  ids = (await shop.database.query('SELECT id FROM product ORDER BY id')).map(({ id }: { id: string }) => id);
});
afterAll(() => shop.close());

/** Numbers that are the same in each run, so that a failure can be looked at. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

interface Done {
  products: { id: string }[];
  refused: { id: string; error: { code: string } }[];
  entryIds: string[];
  endCursor: string | null;
  userErrors: object[];
}

/** What was undone, by which entries of the audit. */
interface Told {
  undone: { entries: string[]; by: string[] }[];
}

/** What one of both does: ticks, changes, changes all that fit, undoes, and sets single prices. */
async function work(as: User, seed: number): Promise<Told> {
  const roll = dice(seed);
  const mine: string[][] = [];
  const told: Told = { undone: [] };
  const ask = async (text: string, variables: object): Promise<Done> => {
    const { data, errors } = await shop.graphql(text, variables, { as });
    expect(errors).toEqual([]);
    const [done] = Object.values(data) as [Done];
    expect(done.userErrors).toEqual([]);
    return done;
  };
  const wish = () =>
    [
      { pricePercent: roll(40) - 45, strikesPrice: roll(2) === 0 },
      { pricePercent: roll(30) + 1 },
      { status: ['PUBLISHED', 'HIDDEN', 'ARCHIVED'][roll(3)] },
      { featured: roll(2) === 0 },
      { categoryId: shelves[roll(shelves.length)]?.id },
    ][roll(5)];

  for (let step = 0; step < STEPS; step++) {
    const kind = roll(10);
    const [former] = kind < 3 ? mine.splice(roll(mine.length), 1) : [];
    if (former) {
      for (let from = 0; from < former.length; from += 500) {
        const entries = former.slice(from, from + 500);
        const { refused, entryIds: by } = await ask(RESTORE, { entryIds: entries });
        told.undone.push({ entries, by });
        expect(refused.filter(({ error }) => error.code !== 'CONFLICT')).toEqual([]);
      }
    } else if (kind === 3) {
      const filter = { statuses: ['PUBLISHED', 'HIDDEN'], categoryId: shelves[roll(shelves.length)]?.id };
      const change = wish();
      const entryIds: string[] = [];
      for (let after: string | null = null, isFirst = true; isFirst || after; isFirst = false) {
        const done: Done = await ask(CHANGE, { products: { filter, first: 500, after }, change });
        entryIds.push(...done.entryIds);
        after = done.endCursor;
      }
      if (entryIds.length > 0) mine.push(entryIds);
    } else if (kind === 4) {
      const productId = ids[roll(ids.length)] ?? '';
      const { id: variantId } = await shop.database.manager.findOneByOrFail(ProductVariant, { productId });
      await ask(ONE, { variantId, price: 100 + roll(900) });
    } else {
      const from = roll(ids.length);
      const ticked = ids.slice(from, from + 1 + roll(MAX_TICKED));
      const { entryIds } = await ask(CHANGE, { products: { ids: ticked }, change: wish() });
      if (entryIds.length > 0) mine.push(entryIds);
    }
  }
  return told;
}

describe('two people who edit the same products at once, by hundreds, and undo', () => {
  it(
    'lose nothing: each change begins where the one before it ended, and the last is what the shop has',
    async () => {
      const begun = await factsById(shop.ctx(), ids);

      const told = await Promise.all(people.map((person, index) => work(person, 37 + index)));

      const ended = await factsById(shop.ctx(), ids);
      const entries = await shop.database.manager.find(AuditEntry, {
        where: { actorId: In(people.map(({ id }) => id)) },
        order: { id: 'ASC' },
      });
      const state = new Map([...begun].map(([id, facts]) => [id, asJson(facts)]));
      const torn = entries.filter(({ subjectId, before, after }) => {
        const now = state.get(subjectId) ?? {};
        state.set(subjectId, { ...now, ...asJson(after ?? {}) });
        return Object.entries(before ?? {}).some(([name, fact]) => !isDeepStrictEqual(fact, now[name]));
      });
      const other = [...ended].filter(([id, facts]) => !isDeepStrictEqual(asJson(facts), state.get(id)));
      const authors = new Set(entries.map(({ actorId }) => actorId));

      expect(torn.map(({ operation, before, after }) => ({ operation, before, after }))).toEqual([]);
      expect(other).toEqual([]);
      expect(authors.size).toBe(2);
      const byId = new Map(entries.map((entry) => [entry.id, entry]));
      const overwritten = told
        .flatMap(({ undone }) => undone)
        .flatMap(({ entries: of, by }) => by.map((id) => ({ undoing: byId.get(id), of })))
        .filter(({ undoing, of }) => {
          const change = of.map((id) => byId.get(id)).find((each) => each?.subjectId === undoing?.subjectId);
          return !isDeepStrictEqual([undoing?.before, undoing?.after], [change?.after, change?.before]);
        });

      expect(overwritten).toEqual([]);
      expect(told.every(({ undone }) => undone.some(({ by }) => by.length > 0))).toBe(true);
    },
    SLOWEST_MS,
  );

  it('leave each product at the price of its default pack', async () => {
    const differing = await shop.database.query(
      `SELECT p.id FROM product p JOIN product_variant v ON v.product_id = p.id
       WHERE (p.price_paise, p.old_price_paise) IS DISTINCT FROM (v.price_paise, v.old_price_paise)`,
    );

    expect(differing).toEqual([]);
  });
});

function asJson(facts: object): Record<string, unknown> {
  return JSON.parse(JSON.stringify(facts));
}
