import { OfferCode } from '../../offers/offer-code.entity.js';
import { CartCode } from '../../offers/purchase/cart-code.entity.js';
import { anOfferCode } from '../factories/offer.factory.js';
import { bad, type Rows } from './row.js';
import { NOBODYS_ID, type Scene } from './scene.js';
import { NOTICE, type Told, told } from './told.js';
import { everybody, ownerOnly, signedIn } from './who.js';

const LINE: Told = told('quantity price subTotal discount countInStock', {
  productId: 'product.id',
  productTitle: 'product.name',
  image: 'product.images.0.url(width: 640)',
  variantId: 'variant.id',
  size: 'variant.size',
  productRam: 'variant.ram',
  productWeight: 'variant.weight',
});

/** The code of a tenth off everything, which is made once; answers its id. */
async function aCode({ shop }: Scene): Promise<string> {
  const find = () => shop.database.manager.findOneBy(OfferCode, { code: 'WELCOME' });
  if (!(await find())) await anOfferCode(shop.ctx(), 'WELCOME');
  return (await find())?.id ?? '';
}

const WHOLE = 'Quantity must be a whole number, 1 or more.';

/** The cart, at the prices of the catalogue whatever a client says. */
export const CART: Rows = {
  MyCart: {
    who: everybody,
    needs: async (scene, caller) => void (await scene.cart(2, caller)),
    shows: { cart: { total: 120, lines: [{ variant: { weight: '500 g' }, subTotal: 120 }] } },
    rest: {
      ...{ call: 'GET /cart', who: signedIn, at: 'cart.lines', tells: [LINE] },
      also: [['somebody with an empty cart', async (scene) => void (await scene.emptyCart())]],
    },
  },
  Basket: {
    who: everybody,
    needs: ({ goods: { dal, packs } }) => ({ lines: [{ productId: dal.id, variantId: packs[1].id, quantity: 2 }] }),
    shows: { totalQuantity: 2, subTotal: 220, lines: [{ outcome: 'ADDED', added: 2, price: 110 }] },
    limits: [
      bad('no choices', { lines: [] }, 'lines'),
      bad('less than a piece', ({ goods }) => ({ lines: [{ productId: goods.dal.id, quantity: 0 }] }), 'quantity'),
    ],
  },
  AddToCart: {
    who: signedIn,
    needs: ({ goods: { dal, packs } }) => ({ input: { productId: dal.id, variantId: packs[1].id } }),
    says: { UNAUTHENTICATED: 'Please login first', NOT_FOUND: 'There is no such product.' },
    shows: { cart: { totalQuantity: 1, total: 110 }, message: 'Item is added in the cart' },
    limits: [
      bad('no piece', { input: { quantity: 0 } }, 'quantity', WHOLE),
      bad('fewer than none', { input: { quantity: -5 } }, 'quantity', WHOLE),
      ['more than there are', 'OUT_OF_STOCK', { input: { quantity: 1_000 } }],
      ['a product that nobody has', 'NOT_FOUND', { input: { productId: NOBODYS_ID, variantId: undefined } }],
      ['a product that is none', 'NOT_FOUND', { input: { productId: 'nonsense', variantId: undefined } }],
      [
        ...(['a pack of something else', 'NOT_FOUND'] as const),
        async (scene) => ({ input: { variantId: (await scene.variant()).id } }),
        ...([undefined, 'This option is not for sale.'] as const),
      ],
    ],
    rest: {
      call: 'POST /cart/add',
      body: ({ input }) => ({ ...input, productTitle: 'Gold', price: 1, subTotal: 1, countInStock: 1_000 }),
      limits: [1.5, 'two', '', [1]].map((quantity) => bad(`${quantity} pieces`, { input: { quantity } })),
      tells: NOTICE,
    },
  },
  MergeCart: {
    who: signedIn,
    needs: ({ goods: { dal, packs } }) => ({
      lines: [{ productId: dal.id, variantId: packs[1].id, quantity: 2, price: 60 }],
    }),
    shows: { cart: { totalQuantity: 2 }, changes: [{ outcome: 'ADDED', price: 110, priceBefore: 60 }] },
    limits: [
      bad('no choices', { lines: [] }, 'lines'),
      bad(
        'more than fifty',
        ({ goods }) => ({ lines: Array(51).fill({ productId: goods.dal.id, quantity: 1 }) }),
        'lines',
      ),
      bad('less than a piece', ({ goods }) => ({ lines: [{ productId: goods.dal.id, quantity: 0 }] }), 'quantity'),
    ],
  },
  SetCartLineQuantity: {
    who: ownerOnly,
    needs: async (scene) => ({ ...(await scene.line()) }),
    says: { NOT_FOUND: 'This item is not in your cart.' },
    shows: { cart: { totalQuantity: 3, total: 180 } },
    limits: [
      ['no piece', 'BAD_USER_INPUT', { quantity: 0 }],
      ['more than there are', 'OUT_OF_STOCK', { quantity: 1_000 }],
    ],
    rest: {
      call: 'PUT /cart/:id',
      body: ({ quantity }) => ({ quantity, productId: NOBODYS_ID, productTitle: 'Gold', price: 1, subTotal: 1 }),
      limits: [-1, 1.5, null, 'many'].map((quantity) => bad(`${quantity} pieces`, { quantity })),
      ...{ at: 'cart.lines.0', tells: LINE },
    },
  },
  RemoveCartLine: {
    who: ownerOnly,
    needs: async (scene) => ({ ...(await scene.line()) }),
    says: { NOT_FOUND: 'This item is not in your cart.' },
    shows: { cart: { lines: [] }, message: 'Item removed from cart!' },
    rest: { call: 'DELETE /cart/:id', tells: NOTICE },
  },
  ApplyOffer: {
    who: signedIn,
    needs: async (scene, caller) => {
      await aCode(scene);
      await scene.cart(2, caller);
    },
    shows: { cart: { codes: ['WELCOME'], discount: 12, total: 108 }, message: 'The code WELCOME is applied.' },
    limits: [
      bad('no code', { code: ' ' }, 'code', 'Please enter a code.'),
      ['a code that there is not', 'NOT_FOUND', { code: 'NOBODYS' }, 'code', 'There is no code NOBODYS.'],
    ],
    rest: { call: 'POST /cart/offers', body: ({ code }) => ({ code }), tells: NOTICE },
  },
  RemoveOffer: {
    who: ownerOnly,
    needs: async (scene) => {
      const codeId = await aCode(scene);
      await scene.save(CartCode, { userId: scene.owner.id, codeId });
    },
    says: { NOT_FOUND: 'The code WELCOME is not in your cart.' },
    shows: { cart: { codes: [] }, message: 'The code WELCOME is removed.' },
    rest: { call: 'DELETE /cart/offers/:code', tells: NOTICE },
  },
};
