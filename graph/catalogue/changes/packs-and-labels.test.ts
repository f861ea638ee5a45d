import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { User } from '../../accounts/user.entity.js';
import { aUser } from '../../testing/factories/account.factory.js';
import { aCategory } from '../../testing/factories/catalogue.factory.js';
import { SEED } from '../../testing/seed.js';
import { openShop, type TestShop } from '../../testing/shop.js';

let shop: TestShop;
let as: User;
let shelf: { categoryId: string };

beforeAll(async () => {
  shop = await openShop();
  as = await aUser(shop.ctx(), { isAdmin: true });
  shelf = { categoryId: (await aCategory(shop.ctx(), { name: 'Staples' })).id };
});

afterAll(() => shop.close());

const SAVE = `mutation ($input: ProductInput!) { saveProduct(input: $input) {
  product { id name } userErrors { code field message } } }`;
const save = async (input: object) => (await shop.graphql(SAVE, { input }, { as })).data.saveProduct;
const saved = async (input: object) => {
  const { product, userErrors } = await save(input);
  expect(userErrors).toEqual([]);
  return product;
};
const refused = async (input: object) => (await save(input)).userErrors[0];

let made = 0;
const besan = (changed: object = {}) => ({
  ...{ name: `Besan ${++made}`, brand: 'Chakki Chowk', price: 62, oldPrice: 80, countInStock: 7, ...shelf },
  ...changed,
});
const inPacks = () =>
  besan({
    variants: [
      { weight: '500 g', price: 62 },
      { weight: '1 kg', price: 118, oldPrice: 130 },
    ],
  });

describe('saveProduct › net quantity and unit price', () => {
  const MEASURES = `query ($id: ID!) { product(id: $id) { unitPrice { amount per }
    variants { weight netQuantity { value unit } unitPrice { amount per } } } }`;
  const measuresOf = async ({ id }: { id: string }) => (await shop.graphql(MEASURES, { id })).data.product;

  it('reads them from the packs, and tells the lowest of the product', async () => {
    const product = await measuresOf(await saved(inPacks()));

    expect(product).toEqual({
      unitPrice: { amount: 118, per: 'KG' },
      variants: [
        { weight: '500 g', netQuantity: { value: 500, unit: 'G' }, unitPrice: { amount: 124, per: 'KG' } },
        { weight: '1 kg', netQuantity: { value: 1000, unit: 'G' }, unitPrice: { amount: 118, per: 'KG' } },
      ],
    });
  });

  it('prices by the metre what is sold by its length, and not what merely has one', async () => {
    const priced = async (variant: object) =>
      measuresOf(await saved(besan({ variants: [{ price: 135, ...variant }] })));

    expect(await priced({ weight: '9 m' })).toEqual({
      unitPrice: { amount: 15, per: 'METRE' },
      variants: [{ weight: '9 m', netQuantity: { value: 900, unit: 'CM' }, unitPrice: { amount: 15, per: 'METRE' } }],
    });
    expect(await priced({ size: '60 cm' })).toMatchObject({ unitPrice: null, variants: [{ netQuantity: null }] });
    expect(await priced({ size: '60 cm', netQuantity: { value: 60, unit: 'CM' } })).toMatchObject({
      unitPrice: { amount: 225, per: 'METRE' },
    });
  });

  it('takes what is said by hand, keeps it when the price changes, and reads the label again when it is taken back', async () => {
    const said = { weight: 'family pack', price: 90, netQuantity: { value: 750, unit: 'ML' } };
    const product = await saved(besan({ variants: [said] }));
    expect(await measuresOf(product)).toMatchObject({ unitPrice: { amount: 120, per: 'LITRE' } });

    const change = (variant: object) => saved(besan({ name: product.name, id: product.id, variants: [variant] }));
    await change({ weight: 'family pack', price: 60 });
    expect(await measuresOf(product)).toMatchObject({ unitPrice: { amount: 80, per: 'LITRE' } });
    await change({ weight: '6 x 100 g', price: 60, netQuantity: null });
    expect(await measuresOf(product)).toMatchObject({
      unitPrice: { amount: 100, per: 'KG' },
      variants: [{ netQuantity: { value: 600, unit: 'G' } }],
    });
    await change({ weight: 'family pack', price: 60 });
    expect(await measuresOf(product)).toMatchObject({ unitPrice: null, variants: [{ netQuantity: null }] });
    expect(
      await refused(besan({ variants: [{ weight: 'x', price: 1, netQuantity: { value: 0, unit: 'G' } }] })),
    ).toMatchObject({ code: 'BAD_USER_INPUT', field: 'variants.0.netQuantity' });
  });

  const readAll = (labels: readonly string[]): Promise<{ value: number | null; unit: string | null }[]> =>
    shop.database.query(
      `SELECT n.value::float8, n.unit FROM unnest($1::text[]) WITH ORDINALITY AS l(label, n), net_quantity_of(l.label) n ORDER BY l.n`,
      [labels],
    );

  it.each([
    ['500 g', 500, 'G'],
    ['500gm.', 500, 'G'],
    ['1 ltr', 1000, 'ML'],
    ['1.5 Litres', 1500, 'ML'],
    ['1,000 ml', 1000, 'ML'],
    ['Pack of 6', 6, 'PIECE'],
    ['2 x 200 g', 400, 'G'],
    ['200 g × 2', 400, 'G'],
    ['100 g (pack of 4)', 400, 'G'],
    ['500 g (about 4 pieces)', 500, 'G'],
    ['Net Wt. 250 g', 250, 'G'],
    ['25 tea bags', 25, 'PIECE'],
    ['1 dozen', 12, 'PIECE'],
    ['a dozen', 12, 'PIECE'],
    ['family pack', null, null],
    ['0 g', null, null],
    ['XL', null, null],
    ['9 m', 900, 'CM'],
    ['2 x 1.5 metres', 300, 'CM'],
    ['45cm', 45, 'CM'],
    ['9 m x 30 cm', null, null],
    ['500 g + 100 g free', null, null],
    ['180-220 g', null, null],
  ])('reads %s on a pack', async (label, value, unit) => {
    expect(await readAll([label])).toEqual([{ value, unit }]);
  });

  it('reads any amount however it is spelt, and prices it to the nearest paisa', async () => {
    const words = {
      ...{ G: ['g', 'gm', 'Grams', ' G'], ML: ['ml', ' ML', 'millilitres'], PIECE: [' pcs', ' pieces', 'N'] },
      CM: ['cm', ' centimetres', ' Cms'],
    };
    const packs = fc.record({
      unit: fc.constantFrom('G' as const, 'ML' as const, 'PIECE' as const, 'CM' as const),
      amount: fc.integer({ min: 1, max: 99_999 }),
      times: fc.integer({ min: 1, max: 48 }),
      spelling: fc.nat(3),
      price: fc.integer({ min: 1, max: 1_000_000_000 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(packs, { minLength: 20, maxLength: 40 }), async (drawn) => {
        const labels = drawn.map(({ unit, amount, times, spelling }) => {
          const word = words[unit][spelling % words[unit].length];
          return times === 1 ? `${amount}${word}` : `${times} x ${amount}${word}`;
        });
        const wanted = drawn.map(({ unit, amount, times }) => ({ value: amount * times, unit }));
        expect(await readAll(labels)).toEqual(wanted);

        const prices: { paise: number }[] = await shop.database.query(
          `WITH made AS (UPDATE product_variant v SET weight = r.label, price_paise = r.price, old_price_paise = NULL
             FROM json_to_record($1) AS r(label text, price integer)
             WHERE v.id = (SELECT id FROM product_variant ORDER BY id LIMIT 1) RETURNING v.unit_price_paise)
           SELECT unit_price_paise::float8 AS paise FROM made`,
          [JSON.stringify({ label: labels[0], price: drawn[0]?.price })],
        );
        const [{ price = 0 } = {}, [{ value = 1, unit = 'G' } = {}]] = [drawn[0], [wanted[0]]];
        const scale = { PIECE: 1n, CM: 100n }[unit as string] ?? 1000n;
        const exact = (2n * BigInt(price) * scale + BigInt(value)) / (2n * BigInt(value));
        expect(prices).toEqual([{ paise: exact === 0n ? null : Number(exact) }]);
      }),
      { numRuns: 25, seed: SEED },
    );
  });

  it('always tells for a product the lowest of its packs that are measured as the first one is', async () => {
    const wrong = await shop.database.query(
      `SELECT p.id FROM product p LEFT JOIN LATERAL (
         SELECT min(v.unit_price_paise) AS paise FROM product_variant v WHERE v.product_id = p.id AND v.net_unit = (
           SELECT f.net_unit FROM product_variant f WHERE f.product_id = p.id AND f.net_unit IS NOT NULL ORDER BY f.position LIMIT 1)
       ) lowest ON true WHERE p.unit_price_paise <> coalesce(lowest.paise, 9007199254740991)`,
    );
    expect(wrong).toEqual([]);
  });
});

describe('saveProduct › label', () => {
  const LABEL = `query ($id: ID!) { product(id: $id) { mrp variants { mrp } label {
    diet countryOfOrigin shelfLifeDays manufacturer importer fssaiLicense allergens ingredients nutrition hsnCode gstRate }
    labelGaps } }`;
  const shownOf = async (id: string) => (await shop.graphql(LABEL, { id })).data.product;
  const said = {
    ...{ diet: 'VEG', countryOfOrigin: 'in', shelfLifeDays: 90, manufacturer: 'Chakki Chowk Mills, Indore' },
    ...{ fssaiLicense: '1000 0012 3456 78', allergens: ['Gluten', 'Gluten', 'Milk'] },
    ...{ ingredients: 'Wheat, milk solids', nutrition: ['Energy:  341 kcal', 'Protein: 12.1 g'] },
    ...{ hsnCode: '1106', gstRate: 0.25 },
  };

  it('tells what law and habit want on it, with the price inclusive of all taxes', async () => {
    const { id, name } = await saved(besan({ label: said }));

    expect(await shownOf(id)).toEqual({
      ...{ mrp: 80, variants: [{ mrp: 80 }], labelGaps: [] },
      label: {
        ...{ ...said, countryOfOrigin: 'IN', fssaiLicense: '10000012345678', allergens: ['Gluten', 'Milk'] },
        importer: null,
        nutrition: ['Energy: 341 kcal', 'Protein: 12.1 g'],
      },
    });
    await saved(besan({ name, id, label: { diet: 'EGG', manufacturer: null } }));
    expect((await shownOf(id)).label).toMatchObject({ diet: 'EGG', manufacturer: null, shelfLifeDays: 90 });
    expect((await shownOf((await saved(besan({ price: 50, oldPrice: null }))).id)).mrp).toBe(50);
  });

  it('says what the law wants more of, which the desk can list', async () => {
    const { id, name } = await saved(besan({ label: { diet: 'VEG', countryOfOrigin: 'IN' } }));
    const { id: pot } = await saved(besan({ label: { countryOfOrigin: 'IN', importer: 'Besan Traders, Surat' } }));
    const LACKING = 'query ($filter: ProductFilter) { products(first: 100, filter: $filter) { nodes { id } } }';
    const listed = async (caller: object) => {
      const { data, errors } = await shop.graphql(LACKING, { filter: { ...shelf, hasLabelGaps: true } }, caller);
      return data ? data.products.nodes.map((node: { id: string }) => node.id) : errors[0]?.extensions.code;
    };

    expect((await shownOf(id)).labelGaps).toEqual(['MANUFACTURER', 'FSSAI_LICENSE', 'SHELF_LIFE_DAYS', 'INGREDIENTS']);
    expect((await shownOf(pot)).labelGaps).toEqual([]);
    expect(await listed({ as })).toContain(id);
    expect(await listed({ as })).not.toContain(pot);
    expect(await listed({})).toBe('UNAUTHENTICATED');
    await saved(besan({ name, id, label: said }));
    expect(await listed({ as })).not.toContain(id);
  });

  it('narrows a list to what somebody eats, which leaves out what has no mark', async () => {
    const mark = async (diet: string | null) => (await saved(besan({ label: { diet } }))).name;
    const [veg, egg, meat, soap] = [await mark('VEG'), await mark('EGG'), await mark('NON_VEG'), await mark(null)];
    const listed = async (diets: string[]) => {
      const { data } = await shop.graphql(
        `query ($filter: ProductFilter) { products(first: 100, filter: $filter) { totalCount nodes { name } } }`,
        { filter: { ...shelf, diets } },
      );
      expect(data.products.totalCount).toBe(data.products.nodes.length);
      return data.products.nodes.map(({ name }: { name: string }) => name);
    };

    expect(await listed(['VEG'])).toContain(veg);
    expect(await listed(['VEG'])).not.toContain(egg);
    expect(await listed(['EGG', 'NON_VEG'])).toEqual(expect.arrayContaining([egg, meat]));
    expect(await listed(['VEG', 'EGG', 'NON_VEG'])).not.toContain(soap);
    expect(await listed([])).toContain(soap);
  });
});

describe('saveProduct › the lowest price of the last 30 days', () => {
  const LOWEST = `query ($id: ID!) { product(id: $id) { oldPrice lowestPrice30Days variants { price lowestPrice30Days } } }`;
  const lowestOf = async (id: string) => (await shop.graphql(LOWEST, { id })).data.product;
  /** Lets days pass, by bringing what has been written back in time. */
  const pass = (days: number) =>
    shop.database.query(`UPDATE variant_price SET since = since - make_interval(days => $1)`, [days]);

  it('is that before the present price, however often it was changed meanwhile', async () => {
    const product = await saved(besan({ price: 100, oldPrice: null }));
    const cost = (price: number, oldPrice: number | null = null) =>
      saved(besan({ name: product.name, id: product.id, price, oldPrice }));
    expect(await lowestOf(product.id)).toMatchObject({ lowestPrice30Days: null });

    await pass(40);
    await cost(80, 100);
    expect(await lowestOf(product.id)).toEqual({
      ...{ oldPrice: 100, lowestPrice30Days: 100 },
      variants: [{ price: 80, lowestPrice30Days: 100 }],
    });
    await pass(10);
    await cost(90, 100);
    await pass(5);
    await cost(85, 100);
    expect(await lowestOf(product.id)).toMatchObject({ lowestPrice30Days: 80 });
    await pass(31);
    await cost(70, 100);
    expect(await lowestOf(product.id)).toMatchObject({ lowestPrice30Days: 85 });
  });

  it('stays when something else than the price is saved', async () => {
    const product = await saved(besan({ price: 100, oldPrice: null }));
    await pass(1);
    const change = (changed: object) => saved(besan({ name: product.name, id: product.id, ...changed }));
    await change({ price: 60, oldPrice: 100 });

    await change({ price: 60, oldPrice: 90, description: 'Finely ground.', countInStock: 2 });

    expect(await lowestOf(product.id)).toMatchObject({ oldPrice: 90, lowestPrice30Days: 100 });
  });
});
