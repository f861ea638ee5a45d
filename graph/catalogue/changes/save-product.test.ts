import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { User } from '../../accounts/user.entity.js';
import { AuditEntry } from '../../audit/audit-entry.entity.js';
import { Country } from '../../location/country.entity.js';
import { aFilledCart, aUser } from '../../testing/factories/account.factory.js';
import { aCategory } from '../../testing/factories/catalogue.factory.js';
import { aBuyer, payAtStandIn, startCheckout } from '../../testing/factories/checkout.factory.js';
import { aPicture } from '../../testing/factories/picture.factory.js';
import { openShop, type TestShop } from '../../testing/shop.js';
import { operationOf, sendOperation } from '../../testing/upload-calls.js';
import { variantsByProductId } from '../catalogue.loaders.js';
import { ProductVariant } from '../variants/product-variant.entity.js';

let shop: TestShop;
let as: User;
let placement: { categoryId: string; subCategoryId: string };

beforeAll(async () => {
  shop = await openShop();
  as = await aUser(shop.ctx(), { isAdmin: true });
  await shop.database.manager.insert(Country, { name: 'India', iso2: 'IN', position: 1 });
  const top = await aCategory(shop.ctx(), { name: 'Staples' });
  const below = await aCategory(shop.ctx(), { name: 'Flours', parentId: top.id });
  placement = { categoryId: top.id, subCategoryId: below.id };
});

afterAll(() => shop.close());

const SAVE = `mutation ($input: ProductInput!) { saveProduct(input: $input) {
  product { id slug name brand description price oldPrice discount countInStock featured images { id alt } countries { iso2 }
    category { name } subCategory { name } variants { id sku size weight price oldPrice countInStock } }
  userErrors { code field message } } }`;

const save = async (input: object) => (await shop.graphql(SAVE, { input }, { as })).data.saveProduct;
const saved = async (input: object) => {
  const { product, userErrors } = await save(input);
  expect(userErrors).toEqual([]);
  return product;
};
const refused = async (input: object) => {
  const { product, userErrors } = await save(input);
  expect(product).toBeNull();
  return userErrors[0];
};
const anUpload = async (by: User = as): Promise<string> =>
  (await sendOperation(shop, by, operationOf([{ bytes: await aPicture() }]))).data.uploadImages.images[0].id;
const entriesOf = (subjectId: string) =>
  shop.database.manager.find(AuditEntry, { where: { subjectId }, order: { id: 'ASC' } });
const find = async (query: string) =>
  (await shop.graphql('query ($query: String!) { search(query: $query) { nodes { name } } }', { query })).data.search
    .nodes;

let made = 0;
const besan = (changed: object = {}) => ({
  ...{ name: `Besan ${++made}`, brand: 'Chakki Chowk', price: 62, oldPrice: 80, countInStock: 7, ...placement },
  ...changed,
});
const inPacks = (changed: object = {}) =>
  besan({
    variants: [
      { weight: '500 g', price: 62, countInStock: 7 },
      { weight: '1 kg', price: 118, oldPrice: 130, countInStock: 3 },
    ],
    ...changed,
  });

describe('saveProduct', () => {
  it('puts a new product up for sale, where lists and search find it at once', async () => {
    const imageId = await anUpload();
    const product = await saved(
      besan({ name: 'Ragi Flour', description: 'Stone ground.', featured: true, countries: ['in'], images: [imageId] }),
    );

    expect(product).toMatchObject({
      ...{ slug: 'chakki-chowk-ragi-flour', description: 'Stone ground.', price: 62, oldPrice: 80, discount: 22 },
      ...{ countInStock: 7, featured: true, countries: [{ iso2: 'IN' }], images: [{ id: imageId, alt: 'Ragi Flour' }] },
      ...{ category: { name: 'Staples' }, subCategory: { name: 'Flours' } },
      variants: [{ sku: 'chakki-chowk-ragi-flour-1', price: 62, countInStock: 7 }],
    });
    expect(await find('ragi flour')).toEqual([{ name: 'Ragi Flour' }]);
    const { data } = await shop.graphql('query ($id: ID!) { category(id: $id) { productCount } }', {
      id: placement.categoryId,
    });
    expect(data.category.productCount).toBeGreaterThan(0);
  });

  it('changes what is said and leaves the rest as it was', async () => {
    const product = await saved(inPacks({ description: 'Of gram.', featured: true, countries: ['IN'] }));

    const changed = await saved({
      ...{ id: product.id, name: 'Sattu', brand: product.brand, categoryId: placement.categoryId, price: 70 },
    });

    expect(changed).toMatchObject({ id: product.id, name: 'Sattu', slug: 'chakki-chowk-sattu', price: 70 });
    expect(changed).toMatchObject({ oldPrice: null, discount: 0, countInStock: 10, description: 'Of gram.' });
    expect(changed).toMatchObject({ featured: true, countries: [{ iso2: 'IN' }], subCategory: { name: 'Flours' } });
    const [small, large] = product.variants;
    expect(changed.variants).toEqual([{ ...small, price: 70 }, large]);
    expect(await find('sattu')).toEqual([{ name: 'Sattu' }]);
    expect(await find(product.name)).not.toContainEqual({ name: product.name });
  });

  it('knows variants again by id, article number or options, swaps them, adds and removes', async () => {
    const { id, name, variants } = await saved(inPacks());
    const [small, large] = variants;

    const changed = await saved({
      ...besan({ id, name }),
      variants: [
        { weight: '1 kg', price: 110 },
        { sku: small.sku, weight: '450 g', price: 60, countInStock: 9 },
        { weight: '5 kg', price: 500, countInStock: 2 },
      ],
    });
    const last = await saved({ ...besan({ id, name }), variants: [{ id: small.id, weight: '450 g', price: 61 }] });

    expect(changed.variants).toMatchObject([
      { id: large.id, sku: large.sku, price: 110, oldPrice: null, countInStock: 3 },
      { id: small.id, sku: small.sku, weight: '450 g', countInStock: 9 },
      { weight: '5 kg', countInStock: 2, sku: expect.stringMatching(/-3$/) },
    ]);
    expect(changed.price).toBe(110);
    expect(last.variants).toMatchObject([{ id: small.id, price: 61, countInStock: 9 }]);
  });

  it('leaves the options of a variant as they are that are not said, and takes away those that are said to be none', async () => {
    const { id, name, variants } = await saved(inPacks());
    const [small, large] = variants;

    const priced = await saved({
      ...besan({ id, name }),
      variants: [
        { id: small.id, price: 64 },
        { sku: large.sku, price: 120 },
      ],
    });
    const bare = await saved({
      ...besan({ id, name }),
      variants: [
        { id: small.id, price: 64, weight: null },
        { id: large.id, price: 120 },
      ],
    });

    expect(priced.variants).toMatchObject([
      { id: small.id, weight: '500 g', price: 64 },
      { id: large.id, weight: '1 kg', price: 120 },
    ]);
    expect(bare.variants.map(({ weight }: { weight: string }) => weight)).toEqual([null, '1 kg']);
  });

  it('says who holds a variant that was to go: a cart, or an order', async () => {
    const { id, name, variants } = await saved(inPacks());
    const [small, large] = variants as ProductVariant[];
    const buyer = await aUser(shop.ctx());
    await aFilledCart(shop.ctx(), buyer, { [large?.id ?? '']: 1 });
    const onlySmall = { ...besan({ id, name }), variants: [{ id: small?.id, weight: '500 g', price: 62 }] };

    expect(await refused(onlySmall)).toEqual({
      code: 'CONFLICT',
      field: 'variants',
      message: `${large?.sku} cannot be removed: it is in 1 cart. Set its stock to 0 instead.`,
    });

    const { orderId } = await startCheckout(shop, buyer);
    const { razorpay_payment_id: paymentId } = await payAtStandIn(shop, orderId);
    await shop.rest('POST /api/orders/create', { as: buyer, body: { paymentId } });
    expect((await refused(onlySmall)).message).toContain('it is in 1 order');
    const emptied = await saved({
      ...onlySmall,
      variants: [...onlySmall.variants, { id: large?.id, weight: '1 kg', price: 118, countInStock: 0 }],
    });
    expect(emptied.variants[1]).toMatchObject({ countInStock: 0 });
  });

  it('sets stock beside what checkouts hold', async () => {
    const { id, name, variants } = await saved(besan());
    await startCheckout(shop, await aBuyer(shop, variants[0], 4));

    const product = await saved({ ...besan({ id, name }), countInStock: 0 });

    expect(product.countInStock).toBe(0);
    const [row] = await shop.database.query('SELECT on_hand, reserved FROM product_variant WHERE product_id = $1', [
      id,
    ]);
    expect(row).toEqual({ on_hand: 4, reserved: 4 });
  });

  it('refuses what is taken, however close two come', async () => {
    const { name, variants } = await saved(besan());
    expect(await refused(besan({ name }))).toMatchObject({ code: 'CONFLICT', field: 'name' });
    expect(await refused(besan({ sku: variants[0].sku }))).toMatchObject({ code: 'CONFLICT', field: 'sku' });

    const twins = besan();
    const answers = await Promise.all(Array.from({ length: 4 }, () => save(twins)));

    expect(answers.filter(({ product }) => product)).toHaveLength(1);
    expect(answers.flatMap(({ userErrors }) => userErrors.map(({ code }: { code: string }) => code))).toEqual(
      Array(3).fill('CONFLICT'),
    );
  });

  it('refuses an unknown product and a variant of another', async () => {
    const [one, other] = [await saved(besan()), await saved(besan())];

    expect(await refused(besan({ id: placement.categoryId }))).toMatchObject({ code: 'NOT_FOUND', field: 'id' });
    const foreign = { ...besan({ id: one.id }), variants: [{ id: other.variants[0].id, price: 5 }] };
    expect(await refused(foreign)).toMatchObject({ code: 'BAD_USER_INPUT', field: 'variants.0.id' });
  });

  it('takes pictures from the admin’s own uploads only, each once, and keeps them', async () => {
    const [first, second, others] = [await anUpload(), await anUpload(), await anUpload(await aUser(shop.ctx()))];
    const { id, name } = await saved(besan({ images: [first] }));

    expect(await refused(besan({ images: [others] }))).toMatchObject({ code: 'BAD_USER_INPUT', field: 'images' });
    expect(await refused(besan({ images: [first] }))).toMatchObject({ code: 'BAD_USER_INPUT', field: 'images' });
    const { images } = await saved({ ...besan({ id, name }), images: [second, first] });
    await shop.graphql('mutation { clearUploadedImages { message } }', {}, { as });

    expect(images.map((image: { id: string }) => image.id)).toEqual([second, first]);
    expect(await shop.database.query('SELECT 1 FROM image WHERE id = ANY($1::uuid[])', [[first, second]])).toHaveLength(
      2,
    );
  });

  it('says what each picture shows, for who cannot see it, and that of another product it does not change', async () => {
    const [front, back] = [await anUpload(), await anUpload()];
    const { id, name } = await saved(besan({ images: [front, back], imageTexts: [{ image: back, alt: 'The label' }] }));
    const other = await saved(besan({ images: [await anUpload()] }));
    const text = (image: string, alt: string) => ({ ...besan({ id, name }), imageTexts: [{ image, alt }] });

    expect(await refused(text(other.images[0].id, 'Mine'))).toMatchObject({ field: 'imageTexts.0.image' });
    const { images } = await saved(text(front, ' A paper bag of flour '));

    expect(images).toEqual([
      { id: front, alt: 'A paper bag of flour' },
      { id: back, alt: 'The label' },
    ]);
  });

  it('lets nobody overwrite what another saved meanwhile, though pieces were sold', async () => {
    const versionNow = async () =>
      (await shop.graphql('query ($id: ID!) { product(id: $id) { version } }', { id }, { as })).data.product.version;
    const { id, name, variants } = await saved(besan());
    const seen = await versionNow();
    await shop.database.manager.update(ProductVariant, { id: variants[0].id }, { onHand: 3 });
    const change = (brand: string) => ({ ...besan({ id, name, brand }), countInStock: null });

    await saved({ ...change('Chakki Gali'), expectedVersion: seen });
    const late = await refused({ ...change('Chakki Nagar'), expectedVersion: seen });

    expect(late).toMatchObject({ code: 'CONFLICT', field: 'expectedVersion' });
    expect(await versionNow()).not.toBe(seen);
    expect(await saved({ ...change('Chakki Nagar'), expectedVersion: await versionNow() })).toMatchObject({
      ...{ brand: 'Chakki Nagar', countInStock: 3 },
    });
  });

  it('keeps tags that are not sent, and tells two editors of them apart', async () => {
    const asked = 'query ($id: ID!) { product(id: $id) { version tags } }';
    const now = async () => (await shop.graphql(asked, { id }, { as })).data.product;
    const { id, name } = await saved(besan({ tags: ['Winter', ' winter', 'Bulk'] }));
    const before = await now();

    await saved(besan({ id, name }));
    expect(await now()).toEqual({ version: before.version, tags: ['bulk', 'winter'] });
    await saved(besan({ id, name, tags: ['bulk'] }));
    expect((await now()).version).not.toBe(before.version);
    expect(await refused(besan({ id, name, tags: ['a, b'] }))).toMatchObject({ field: 'tags' });
  });

  it('is counted among the products of each of its tags, hidden or not', async () => {
    const all = async () => (await shop.graphql('{ productTags { tag productCount } }', {}, { as })).data.productTags;
    const counted = async (tag: string) =>
      (await all()).find((each: { tag: string }) => each.tag === tag)?.productCount ?? 0;
    const first = await saved(besan({ tags: ['millet', 'shelf 9'] }));
    await saved(besan({ name: 'Ragi', tags: ['millet'], status: 'HIDDEN' }));

    expect([await counted('millet'), await counted('shelf 9')]).toEqual([2, 1]);
    await saved(besan({ id: first.id, name: first.name, tags: [] }));
    expect([await counted('millet'), await counted('shelf 9')]).toEqual([1, 0]);
    expect((await all()).map(({ tag }: { tag: string }) => tag)).toEqual(
      (await all()).map(({ tag }: { tag: string }) => tag).toSorted(),
    );
  });

  it('shows a pack by the product again once the product has other pictures, or the pack another weight', async () => {
    const [first, second, third, ofPack] = [await anUpload(), await anUpload(), await anUpload(), await anUpload()];
    const variants = [
      { weight: '500 g', price: 62 },
      { weight: '1 kg', price: 118, image: ofPack },
    ];
    const product = await saved(inPacks({ images: [first], variants }));
    const again = (changed: object = {}) => saved(inPacks({ id: product.id, name: product.name, ...changed }));
    const pictured = async () => (await variantsByProductId(shop.ctx()).load(product.id)).map(({ imageId }) => imageId);

    await again();
    await again({ images: [first] });
    expect(await pictured()).toEqual([null, ofPack]);
    await again({ images: [second] });
    expect(await pictured()).toEqual([null, null]);
    const [, large] = product.variants;
    await again({
      images: [third, second],
      variants: [
        { weight: '500 g', price: 62 },
        { ...variants[1], image: second },
      ],
    });
    expect(await pictured()).toEqual([null, second]);
    await again({
      variants: [
        { weight: '500 g', price: 62 },
        { id: large.id, weight: '2 kg', price: 230 },
      ],
    });
    expect(await pictured()).toEqual([null, null]);
  });

  it('gives a pack a picture of its own: an upload or one of the product, and none again', async () => {
    const [front, bag, another, others] = [
      ...[await anUpload(), await anUpload(), await anUpload()],
      await anUpload(await aUser(shop.ctx())),
    ];
    const packs = (small: object, large: object) => ({
      variants: [
        { weight: '500 g', price: 62, ...small },
        { weight: '1 kg', price: 118, ...large },
      ],
    });
    const { id, name } = await saved(inPacks({ images: [front], ...packs({ image: bag }, { image: bag }) }));
    const shown = async (small: object, large: object) => {
      await saved(inPacks({ id, name, ...packs(small, large) }));
      const { data } = await shop.graphql(
        'query ($id: ID!) { product(id: $id) { images { id } variants { image { id alt } } } }',
        { id },
      );
      return data.product;
    };

    expect(await shown({}, {})).toMatchObject({
      variants: [{ image: { id: bag, alt: `${name}, 500 g` } }, { image: { id: bag } }],
    });
    expect(await shown({ image: null }, { image: another })).toMatchObject({
      images: [{ id: front }],
      variants: [{ image: null }, { image: { id: another, alt: `${name}, 1 kg` } }],
    });
    expect(await shown({ image: front }, {})).toMatchObject({
      variants: [{ image: { id: front } }, { image: { id: another } }],
    });
    for (const image of [others, 'no id']) {
      const refusal = await refused(inPacks({ id, name, ...packs({}, { image }) }));
      expect(refusal).toMatchObject({ code: 'BAD_USER_INPUT', field: 'variants.1.image' });
    }
    expect((await entriesOf(id)).at(-1)?.after).toMatchObject({ variants: [{ image: front }, { image: another }] });
  });

  it('writes into the audit what was changed and nothing else, and nothing of what was refused', async () => {
    const product = await saved(besan());
    await saved({ ...besan({ id: product.id, name: product.name }), price: 60 });
    await saved({ ...besan({ id: product.id, name: product.name }), price: 60 });
    await refused({ ...besan({ id: product.id, name: product.name }), price: 90 });

    const [first, second, ...more] = await entriesOf(product.id);

    expect(first).toMatchObject({ operation: 'saveProduct', actorKind: 'ADMIN', actorId: as.id, before: null });
    expect(first?.after).toMatchObject({ name: product.name, variants: [{ price: 62, onHand: 7 }] });
    expect(Object.keys(second?.after ?? {})).toEqual(['variants']);
    expect(second?.before).toMatchObject({ variants: [{ price: 62 }] });
    expect(second?.after).toMatchObject({ variants: [{ price: 60 }] });
    expect(more).toEqual([]);
  });
});

describe('removeProduct', () => {
  const remove = async (id: string) =>
    (await shop.graphql('mutation ($id: ID!) { removeProduct(id: $id) { ok userErrors { code } } }', { id }, { as }))
      .data.removeProduct;

  it('takes it off the shop, and leaves orders what they say of it', async () => {
    const { id, name, variants } = await saved(besan());
    const buyer = await aBuyer(shop, variants[0], 2);
    const { orderId } = await startCheckout(shop, buyer);
    const { razorpay_payment_id: paymentId } = await payAtStandIn(shop, orderId);
    await shop.rest('POST /api/orders/create', { as: buyer, body: { paymentId } });

    expect(await remove(id)).toEqual({ ok: true, userErrors: [] });

    expect((await shop.graphql('query ($id: ID!) { product(id: $id) { id } }', { id })).data.product).toBeNull();
    expect(await find(name)).not.toContainEqual({ name });
    const { data } = await shop.graphql(
      '{ me { orders { nodes { lines { productTitle quantity product { id } } } } } }',
      {},
      { as: buyer },
    );
    expect(data.me.orders.nodes[0].lines).toEqual([{ productTitle: name, quantity: 2, product: null }]);
    expect((await entriesOf(id)).at(-1)).toMatchObject({ operation: 'removeProduct', after: null });
    expect(await remove(id)).toEqual({ ok: false, userErrors: [{ code: 'NOT_FOUND' }] });
  });

  it('waits for shoppers who are paying, and sends a late payment back', async () => {
    const { id, variants } = await saved(besan());
    const buyer = await aBuyer(shop, variants[0]);
    const checkout = await startCheckout(shop, buyer);

    expect(await remove(id)).toEqual({ ok: false, userErrors: [{ code: 'CONFLICT' }] });
    await shop.rest(`POST /api/payment/order/${checkout.id}/cancel`, { as: buyer, body: {} });
    expect(await remove(id)).toEqual({ ok: true, userErrors: [] });
    const { razorpay_payment_id: paymentId } = await payAtStandIn(shop, checkout.orderId);
    const { body } = await shop.rest('POST /api/orders/create', { as: buyer, body: { paymentId } });

    expect(body.status).toBe('refunded');
  });
});
