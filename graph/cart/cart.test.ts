import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import type { User } from '../accounts/user.entity.js';
import { variantsByProductId } from '../catalogue/catalogue.loaders.js';
import { Product } from '../catalogue/product.entity.js';
import { ProductVariant } from '../catalogue/variants/product-variant.entity.js';
import { Image } from '../media/image.entity.js';
import { paiseOfRupees } from '../shared/money/money.js';
import { aFilledCart, aUser } from '../testing/factories/account.factory.js';
import { aProduct } from '../testing/factories/catalogue.factory.js';
import { aBuyer, aVariant, startCheckout } from '../testing/factories/checkout.factory.js';
import { openShop, type TestShop } from '../testing/shop.js';

let shop: TestShop;
let user: User;

beforeAll(async () => {
  shop = await openShop();
});

beforeEach(async () => {
  user = await aUser(shop.ctx());
});

afterAll(() => shop.close());

const CART = `id totalQuantity subTotal rounding total
  lines { id quantity price subTotal countInStock product { id name } variant { id size weight } }`;
const ERRORS = 'userErrors { __typename code message field ... on StockError { available product { id name } } }';
const ADD = `mutation ($input: CartLineInput!) { addToCart(input: $input) { message cart { ${CART} } ${ERRORS} } }`;
const SET = `mutation ($id: ID!, $quantity: Int!) {
  setCartLineQuantity(id: $id, quantity: $quantity) { message cart { ${CART} } ${ERRORS} }
}`;
const SHORT = 'The quantity is greater than product count in stock';

const add = async (input: object, as: User | null = user) =>
  (await shop.graphql(ADD, { input }, { as })).data.addToCart;
const set = async (id: string, quantity: number, as = user) =>
  (await shop.graphql(SET, { id, quantity }, { as })).data.setCartLineQuantity;
const restCart = async (as = user) => (await shop.rest(`GET /api/cart?userId=${as.id}`, { as })).body;
const variantsOf = ({ id }: Product) => variantsByProductId(shop.ctx()).load(id);
const onlyVariantOf = async (product: Product) => (await variantsOf(product))[0] as ProductVariant;
const shirt = () =>
  aProduct(shop.ctx(), {
    variants: [
      { size: 'M', pricePaise: paiseOfRupees(499), onHand: 4 },
      { size: 'L', pricePaise: paiseOfRupees(549.5), onHand: 2 },
    ],
  });

describe('addToCart', () => {
  it('adds the only variant of a product without asking for an option', async () => {
    const rice = await aProduct(shop.ctx(), { price: 120.5, countInStock: 7 });

    const added = await add({ productId: rice.id, quantity: 2 });

    expect(added.userErrors).toEqual([]);
    expect(added.message).toBe('Item is added in the cart');
    expect(added.cart).toMatchObject({ totalQuantity: 2, subTotal: 241, rounding: 0, total: 241 });
    expect(added.cart.lines).toEqual([
      expect.objectContaining({
        quantity: 2,
        price: 120.5,
        subTotal: 241,
        countInStock: 7,
        product: { id: rice.id, name: rice.name },
      }),
    ]);
  });

  it('asks for an option where there are several', async () => {
    const product = await shirt();

    expect(await add({ productId: product.id })).toMatchObject({
      cart: null,
      userErrors: [{ __typename: 'InputError', code: 'OPTION_REQUIRED', field: 'variantId' }],
    });
  });

  it('keeps another option as another line, and merges the same one', async () => {
    const product = await shirt();
    const [medium, large] = await variantsOf(product);

    await add({ productId: product.id, variantId: medium?.id, quantity: 2 });
    await add({ productId: product.id, variantId: large?.id });
    const { cart } = await add({ productId: product.id, variantId: medium?.id, quantity: 1 });

    expect(
      cart.lines.map(({ quantity, variant }: { quantity: number; variant: object }) => [variant, quantity]),
    ).toEqual([
      [expect.objectContaining({ size: 'M' }), 3],
      [expect.objectContaining({ size: 'L' }), 1],
    ]);
  });

  it('counts every piece when a button is pressed many times at once, and never beyond the stock', async () => {
    const product = await aProduct(shop.ctx(), { countInStock: 5 });

    const answers = await Promise.all(Array.from({ length: 9 }, () => add({ productId: product.id })));

    expect(answers.filter(({ cart }) => cart)).toHaveLength(5);
    expect(await restCart()).toEqual([expect.objectContaining({ quantity: 5 })]);
  });

  it('refuses more than the stock, also together with what is in the cart', async () => {
    const product = await aProduct(shop.ctx(), { countInStock: 3 });
    await add({ productId: product.id, quantity: 2 });

    const refused = await add({ productId: product.id, quantity: 2 });

    expect(refused).toEqual({
      cart: null,
      message: null,
      userErrors: [
        {
          __typename: 'StockError',
          code: 'OUT_OF_STOCK',
          message: SHORT,
          field: 'quantity',
          available: 3,
          product: { id: product.id, name: product.name },
        },
      ],
    });
  });

  it('refuses a total beyond what the graph can tell, and takes one that reaches it', async () => {
    const ring = await aProduct(shop.ctx(), { price: 2_500_000, countInStock: 20 });
    const sweet = await aProduct(shop.ctx(), { price: 0.5, countInStock: 5 });
    const most = await add({ productId: ring.id, quantity: 4 });
    expect(most.cart).toMatchObject({ total: 10_000_000 });

    const message = 'The total is more than ₹10,000,000, the most an order can come to.';
    const refusal = expect.objectContaining({ code: 'BAD_USER_INPUT', message, field: 'quantity' });
    expect((await add({ productId: ring.id, quantity: 16 })).userErrors).toEqual([refusal]);
    expect((await add({ productId: sweet.id })).userErrors).toEqual([refusal]);
    expect((await set(most.cart.lines[0].id, 20)).userErrors).toEqual([refusal]);
    expect((await set(most.cart.lines[0].id, 3)).cart).toMatchObject({ total: 7_500_000 });
    expect((await add({ productId: sweet.id })).cart).toMatchObject({ subTotal: 7_500_000.5 });
  });

  it('lets a cart that new prices made too dear be read and made smaller', async () => {
    const ring = await aProduct(shop.ctx(), { price: 2_000_000, countInStock: 20 });
    const { cart } = await add({ productId: ring.id, quantity: 5 });
    await shop.database.manager.update(
      ProductVariant,
      { productId: ring.id },
      { pricePaise: paiseOfRupees(9_999_999) },
    );

    expect(await restCart()).toEqual([expect.objectContaining({ subTotal: 49_999_995 })]);
    expect((await set(cart.lines[0].id, 4)).cart).toMatchObject({ totalQuantity: 4 });
    expect((await set(cart.lines[0].id, 5)).userErrors).toEqual([expect.objectContaining({ code: 'BAD_USER_INPUT' })]);
  });

  it('holds a thousand pieces of one thing and two hundred things, and no more', async () => {
    const buttons = await aProduct(shop.ctx(), { price: 1, countInStock: 5_000 });
    const { cart } = await add({ productId: buttons.id, quantity: 1_000 });
    const { id: productId } = await aProduct(shop.ctx());

    const many = 'You can buy at most 1000 pieces of this at once.';
    expect((await add({ productId: buttons.id })).userErrors).toEqual([expect.objectContaining({ message: many })]);
    expect((await set(cart.lines[0].id, 1_001)).userErrors).toEqual([expect.objectContaining({ message: many })]);
    const { categoryId } = buttons;
    const others = await aProduct(shop.ctx(), {
      categoryId,
      variants: Array.from({ length: 199 }, (_, place) => ({
        size: `${place}`,
        pricePaise: paiseOfRupees(1),
        onHand: 1,
      })),
    });
    const lines = (await variantsOf(others)).map(({ id }) => [id, 1]);
    await aFilledCart(shop.ctx(), user, Object.fromEntries(lines));
    expect((await add({ productId })).userErrors).toEqual([
      expect.objectContaining({
        code: 'BAD_USER_INPUT',
        message: 'Your Cart is full: it holds at most 200 different items.',
      }),
    ]);
    expect((await set(cart.lines[0].id, 7)).userErrors).toEqual([]);
  });

  it('does not count pieces that other checkouts hold', async () => {
    const product = await aProduct(shop.ctx(), { countInStock: 3 });
    await shop.database.manager.update(ProductVariant, { productId: product.id }, { reserved: 2 });

    expect((await add({ productId: product.id, quantity: 2 })).userErrors[0]).toMatchObject({ available: 1 });
  });

  it.each(['with', 'without'])('counts pieces that an own checkout holds as there, %s a key', async (keyed) => {
    const tea = await aVariant(shop, { countInStock: 3 });
    const buyer = await aBuyer(shop, tea, 2);
    await startCheckout(shop, buyer);
    const addOne = async () => {
      const variables = { id: tea.productId, key: keyed === 'with' ? v7() : null };
      const { data } = await shop.graphql(
        `mutation ($id: ID!, $key: String) {
          addToCart(input: { productId: $id, quantity: 1 }, idempotencyKey: $key) { cart { totalQuantity } userErrors { code } }
        }`,
        variables,
        { as: buyer },
      );
      return data.addToCart;
    };

    expect(await addOne()).toEqual({ cart: { totalQuantity: 3 }, userErrors: [] });
    expect(await addOne()).toEqual({ cart: null, userErrors: [{ code: 'OUT_OF_STOCK' }] });
  });
});

describe('setCartLineQuantity', () => {
  it('answers the whole cart with its totals, decimals dropped once', async () => {
    const tea = await onlyVariantOf(await aProduct(shop.ctx(), { price: 33.4 }));
    const oil = await onlyVariantOf(await aProduct(shop.ctx(), { price: 10.35 }));
    const [line] = await aFilledCart(shop.ctx(), user, { [tea.id]: 1, [oil.id]: 1 });

    const { cart, userErrors } = await set(line?.id ?? '', 2);

    expect(userErrors).toEqual([]);
    expect(cart).toMatchObject({ totalQuantity: 3, subTotal: 77.15, rounding: 0.15, total: 77 });
  });

  it('shows the picture of the chosen pack, and where the pack has none that of its product', async () => {
    const [ofProduct, ofPack] = [v7(), v7()];
    const measures = { width: 640, height: 640, widths: [640] };
    await shop.database.manager.insert(Image, { id: ofProduct, key: 'dal-500', alt: 'Toor Dal', ...measures });
    await shop.database.manager.insert(Image, { id: ofPack, key: 'dal-1000', alt: 'Toor Dal, 1 kg', ...measures });
    const dal = await aProduct(shop.ctx(), {
      imageIds: [ofProduct],
      variants: [
        { weight: '500 g', pricePaise: paiseOfRupees(60), onHand: 9 },
        { weight: '1 kg', pricePaise: paiseOfRupees(115), onHand: 9, imageId: ofPack },
      ],
    });
    const [small, large] = await variantsOf(dal);
    await aFilledCart(shop.ctx(), user, { [small?.id ?? '']: 1, [large?.id ?? '']: 1 });

    const asked = '{ me { cart { lines { product { images(first: 1) { alt } } variant { image { alt } } } } } }';
    const { lines } = (await shop.graphql(asked, {}, { as: user })).data.me.cart;

    const images = [{ alt: 'Toor Dal' }];
    expect(lines).toEqual([
      { product: { images }, variant: { image: null } },
      { product: { images }, variant: { image: { alt: 'Toor Dal, 1 kg' } } },
    ]);
    expect((await restCart()).map(({ image }: { image: string }) => image)).toEqual([
      expect.stringContaining('dal-500'),
      expect.stringContaining('dal-1000'),
    ]);
  });

  it('tells what a piece cost before once the price has changed, until the shopper chooses anew', async () => {
    const variant = await onlyVariantOf(await aProduct(shop.ctx(), { price: 40 }));
    await add({ productId: variant.productId });
    const readPrices = async () =>
      (await shop.graphql('{ me { cart { lines { id price priceBefore } } } }', {}, { as: user })).data.me.cart
        .lines[0];
    const { id, ...asChosen } = await readPrices();
    expect(asChosen).toEqual({ price: 40, priceBefore: null });

    await shop.database.manager.update(ProductVariant, variant.id, { pricePaise: paiseOfRupees(44.5) });
    expect(await readPrices()).toEqual({ id, price: 44.5, priceBefore: 40 });
    await set(id, 2);

    expect(await readPrices()).toEqual({ id, price: 44.5, priceBefore: null });
  });
});

describe('me.cart', () => {
  it('takes as many statements for ten lines as for one', async () => {
    const query = `{ me { cart { ${CART} } } }`;
    const first = await onlyVariantOf(await aProduct(shop.ctx()));
    await aFilledCart(shop.ctx(), user, { [first.id]: 1 });
    const one = await shop.countStatements(() => shop.graphql(query, {}, { as: user }));
    for (let more = 0; more < 9; more++) {
      const variant = await onlyVariantOf(await aProduct(shop.ctx()));
      await aFilledCart(shop.ctx(), user, { [variant.id]: 1 });
    }

    const ten = await shop.countStatements(() => shop.graphql(query, {}, { as: user }));

    expect(one).toBeGreaterThan(0);
    expect(ten).toBe(one);
  });

  it('reads a product once that several shoppers have in their carts, and tells its new name at once', async () => {
    const product = await aProduct(shop.ctx(), { name: 'Sona Masuri' });
    const { id } = await onlyVariantOf(product);
    const [asha, ravi] = [await aUser(shop.ctx()), await aUser(shop.ctx())];
    for (const shopper of [asha, ravi]) await aFilledCart(shop.ctx(), shopper, { [id]: 1 });
    const nameIn = async (cartOf: typeof asha) =>
      (await shop.graphql('{ me { cart { lines { product { name } } } } }', {}, { as: cartOf })).data.me.cart.lines[0]
        .product.name;
    await add({ productId: (await aProduct(shop.ctx())).id, quantity: 1 });
    // From here on all is cached but this product.
    await nameIn(user);

    const ofFirst = await shop.countStatements(() => nameIn(asha));
    const ofSecond = await shop.countStatements(() => nameIn(ravi));
    await shop.database.manager.update(Product, product.id, { name: 'Sona Masuri, new crop' });

    expect(ofFirst - ofSecond).toBe(1);
    expect(await nameIn(ravi)).toBe('Sona Masuri, new crop');
  });
});
