import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { User } from '../../accounts/user.entity.js';
import type { Product } from '../../catalogue/product.entity.js';
import { Role } from '../../shared/rights/role.js';
import { aUser } from '../../testing/factories/account.factory.js';
import { aProduct } from '../../testing/factories/catalogue.factory.js';
import { openShop, type TestShop } from '../../testing/shop.js';

let shop: TestShop;
let owner: User;
let dal: Product;
let basmati: Product;
let brown: Product;
let hidden: Product;
let laddu: Product;

beforeAll(async () => {
  shop = await openShop({ EMPTY_SEARCH_DAYS: '0' });
  owner = await aUser(shop.ctx(), { isAdmin: true });
  basmati = await aProduct(shop.ctx(), { name: 'Basmati Rice', brand: 'Daawat' });
  brown = await aProduct(shop.ctx(), { name: 'Brown Rice', brand: 'Daawat' });
  dal = await aProduct(shop.ctx(), { name: 'Toor Dal', brand: 'Tata' });
  laddu = await aProduct(shop.ctx(), { name: 'Motichoor Laddu', brand: 'Haldiram' });
  hidden = await aProduct(shop.ctx(), { name: 'Black Rice', brand: 'Daawat' });
  await shop.database.query(`UPDATE product SET status = 'HIDDEN' WHERE id = $1`, [hidden.id]);
});
afterAll(() => shop.close());
afterEach(async () => {
  const { data } = await shop.graphql('{ searchRules { id } }', {}, { as: owner });
  for (const { id } of data.searchRules)
    await shop.graphql('mutation ($id: ID!) { deleteSearchRule(id: $id) { ok } }', { id }, { as: owner });
});

const SAVE =
  'mutation ($input: SearchRuleInput!) { saveSearchRule(input: $input) { searchRule { words version alsoFinds pinned { name } buried { name } } userErrors { code field } } }';

const save = async (input: object, as: User = owner) =>
  (await shop.graphql(SAVE, { input }, { as })).data.saveSearchRule;

const found = async (query: string, more = ''): Promise<string[]> => {
  const { data } = await shop.graphql(`query ($query: String!) { search(query: $query ${more}) { nodes { name } } }`, {
    query,
  });
  return data.search.nodes.map(({ name }: Product) => name);
};

describe('what an owner sets for a search', () => {
  it('stands first, also where its name has none of the words, and the rest follows as before', async () => {
    const before = await found('rice');
    const { userErrors } = await save({ words: ' RICE! ', pinnedIds: [dal.id] });

    expect(userErrors).toEqual([]);
    expect(await found('rice')).toEqual(['Toor Dal', ...before]);
    expect(await found('Rice')).toEqual(['Toor Dal', ...before]);
    expect(await found('brown rice')).not.toContain('Toor Dal');
  });

  it('stands in the order that the owner chose', async () => {
    await save({ words: 'rice', pinnedIds: [brown.id, dal.id, basmati.id] });

    expect(await found('rice')).toEqual(['Brown Rice', 'Toor Dal', 'Basmati Rice']);
  });

  it('stands last where it is put there', async () => {
    const [first] = await found('rice');
    const id = first === 'Basmati Rice' ? basmati.id : brown.id;
    await save({ words: 'rice', buriedIds: [id] });

    expect((await found('rice')).at(-1)).toBe(first);
  });

  it('is left out where it does not fit the filter, or is hidden', async () => {
    await save({ words: 'rice', pinnedIds: [hidden.id, dal.id] });

    expect(await found('rice')).toEqual(['Toor Dal', ...(await found('rice')).slice(1)]);
    expect(await found('rice', ', filter: { brands: ["Daawat"] }')).not.toContain('Toor Dal');
    expect(await found('rice', ', filter: { brands: ["Tata"] }')).toEqual(['Toor Dal']);
  });

  it('is found by words that find nothing by themselves', async () => {
    await save({ words: 'diwali surprise', pinnedIds: [laddu.id] });

    expect(await found('Diwali surprise')).toEqual(['Motichoor Laddu']);
  });

  it('finds what it is to find besides, at once', async () => {
    expect(await found('annual day box')).not.toContain('Motichoor Laddu');
    await save({ words: 'annual day box', alsoFinds: ['laddu'] });

    expect(await found('annual day box')).toContain('Motichoor Laddu');
    expect(await found('laddu')).toEqual(['Motichoor Laddu']);
  });

  it('is the same under /api and while it is typed', async () => {
    await save({ words: 'rice', pinnedIds: [laddu.id] });
    const rest = (await (await fetch(`${shop.address}/api/search?q=rice`)).json()) as { name: string }[];
    const { data } = await shop.graphql('{ suggest(prefix: "rice") { products { name } } }');

    expect(rest[0]?.name).toBe('Motichoor Laddu');
    expect(data.suggest.products[0].name).toBe('Motichoor Laddu');
  });

  it('is gone with its rule', async () => {
    const before = await found('rice');
    await save({ words: 'rice', pinnedIds: [dal.id], alsoFinds: ['laddu'] });
    const { data } = await shop.graphql('{ searchRule(query: "Rice") { id } }', {}, { as: owner });
    await shop.graphql(
      'mutation ($id: ID!) { deleteSearchRule(id: $id) { ok } }',
      { id: data.searchRule.id },
      { as: owner },
    );

    expect(await found('rice')).toEqual(before);
  });

  it('is not written over by who saw an older one', async () => {
    await save({ words: 'rice', pinnedIds: [dal.id] });
    const { userErrors } = await save({ words: 'rice', pinnedIds: [brown.id] });
    expect(userErrors).toEqual([{ code: 'CONFLICT', field: null }]);

    const { searchRule } = await save({ words: 'rice', pinnedIds: [brown.id], version: 1 });
    expect(searchRule).toMatchObject({ version: 2, pinned: [{ name: 'Brown Rice' }] });
  });

  it('stands in the audit with who set it', async () => {
    await save({ words: 'rice', pinnedIds: [dal.id] });
    const { data } = await shop.graphql(
      '{ auditEntries(first: 1) { nodes { operation subjectType after } } }',
      {},
      { as: owner },
    );

    expect(data.auditEntries.nodes[0]).toMatchObject({
      operation: 'saveSearchRule',
      subjectType: 'SEARCH_RULE',
      after: { words: 'rice', pinnedIds: [dal.id] },
    });
  });
});

describe('why a search found something', () => {
  const EXPLAIN = `query ($query: String!) { search(query: $query, explain: true) {
    nodes { name } explanations { product { name } score rule matches { part names place points } lifts { kind points } } } }`;

  it('is told to staff for each hit in its order, and what it scored is the sum of what it is told to be', async () => {
    const as = await aUser(shop.ctx(), { role: Role.PACKER });
    const { data } = await shop.graphql(EXPLAIN, { query: 'daawat chawal' }, { as });
    const [first] = data.search.explanations;

    expect(first).toMatchObject({
      rule: null,
      matches: [
        { part: 'daawat', names: ['daawat'], place: 'BRAND' },
        { part: 'chawal', names: ['rice'], place: 'THING' },
      ],
    });
    const sum = first.lifts.reduce((total: number, { points }: { points: number }) => total + points, 0);
    expect(sum).toBeCloseTo(first.score);
    expect(data.search.nodes).toHaveLength(data.search.explanations.length);
  });

  it('tells of each of several things that were asked for at once by what asked for it', async () => {
    const { data } = await shop.graphql(EXPLAIN, { query: 'rice or toor dal' }, { as: owner });
    const partOf = (name: string) => {
      const own = data.search.explanations.find((one: { product: { name: string } }) => one.product.name === name);
      return own?.matches.map(({ part, place }: { part: string; place: string }) => `${part} ${place}`);
    };

    expect(partOf('Toor Dal')).toEqual(['toor dal THING']);
    expect(partOf(data.search.nodes[0].name)).toEqual(['rice THING']);
  });

  it('names what an owner has put first and last', async () => {
    await save({ words: 'rice', pinnedIds: [dal.id], buriedIds: [brown.id] });
    const { data } = await shop.graphql(EXPLAIN, { query: 'rice' }, { as: owner });

    expect(data.search.explanations.map(({ rule }: { rule: string | null }) => rule)).toEqual([
      'PINNED',
      null,
      'BURIED',
    ]);
    expect(data.search.explanations[0].matches[0]).toMatchObject({ place: 'NOWHERE', names: [] });
  });

  it('is told to no shopper', async () => {
    const { errors } = await shop.graphql(EXPLAIN, { query: 'rice' }, { as: await aUser(shop.ctx()) });
    expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  });
});

describe('a rule that is tried before it holds', () => {
  const TRY = `query ($input: SearchRuleInput!, $from: Int) { previewSearchRule(input: $input, from: $from) {
    questionCount next changes { words asked verdict before { name } after { name } } } }`;
  const tried = async (input: object, from = 0) =>
    (await shop.graphql(TRY, { input, from }, { as: owner })).data.previewSearchRule;

  beforeAll(async () => {
    await shop.database.query(
      `INSERT INTO search_question VALUES (current_date, 'rice', 7), (current_date, 'toor dal', 4), (current_date, 'laddu', 2)`,
    );
  });
  afterEach(() => shop.database.query('DELETE FROM search_choice'));

  it('changes nothing, and says which questions would find something else', async () => {
    const before = await found('rice');
    const { questionCount, next, changes } = await tried({ words: 'rice', pinnedIds: [dal.id] });

    expect({ questionCount, next }).toEqual({ questionCount: 3, next: null });
    expect(changes).toMatchObject([{ words: 'rice', asked: 7, verdict: 'UNKNOWN' }]);
    expect(changes[0].after[0]).toEqual({ name: 'Toor Dal' });
    expect(await found('rice')).toEqual(before);
    expect(await shop.database.query('SELECT FROM search_rule')).toEqual([]);
  });

  it('is better where what shoppers opened comes to the front, and worse where it goes to the end', async () => {
    const [first = '', second = ''] = await found('rice');
    const idOf = (name: string) => (name === 'Basmati Rice' ? basmati.id : brown.id);
    await shop.database.query(`INSERT INTO search_choice VALUES (current_date, 'rice', $1, 5)`, [idOf(second)]);

    expect((await tried({ words: 'rice', pinnedIds: [idOf(second)] })).changes).toMatchObject([{ verdict: 'BETTER' }]);
    expect((await tried({ words: 'rice', pinnedIds: [dal.id] })).changes).toMatchObject([{ verdict: 'WORSE' }]);
    expect((await tried({ words: 'rice', buriedIds: [idOf(first)] })).changes).toMatchObject([{ verdict: 'BETTER' }]);
  });

  it('is tried with the names that it finds besides, on every question that has them', async () => {
    const { changes } = await tried({ words: 'toor dal', alsoFinds: ['laddu'] });

    expect(changes.map(({ words }: { words: string }) => words)).toEqual(['toor dal']);
    expect(changes[0].after).toContainEqual({ name: 'Motichoor Laddu' });
  });

  it('is tried as a removal where it says nothing', async () => {
    await save({ words: 'rice', pinnedIds: [dal.id] });

    const { changes } = await tried({ words: 'rice' });
    expect(changes[0].before[0]).toEqual({ name: 'Toor Dal' });
    expect(changes[0].after).not.toContainEqual({ name: 'Toor Dal' });
  });
});
