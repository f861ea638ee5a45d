import { v7 } from 'uuid';
import type { User } from '../accounts/user.entity.js';
import type { ProductVariant } from '../catalogue/product-variant.entity.js';
import { aFilledCart, aUser } from './account.factory.js';
import { aBuyer, aVariant, BILLING, payAtStandIn, startCheckout } from './checkout.factory.js';
import type { TestShop } from './shop.js';

/** What an operation answers each caller: YES, or the code with which it refuses. */
type Answers = Record<'visitor' | 'forged' | 'expired' | 'other' | 'owner' | 'admin', string>;

/** Who may use an operation, and a call of it that would succeed for who may. */
export interface Rule {
  answers: Answers;
  /** The operation, asking for `userErrors { code }` where there are any. */
  asks: string;
  /** What it takes; called anew for each caller, so that what a call uses up is there again. */
  variables?: (fixtures: Fixtures, caller: User) => object | Promise<object>;
}

/** What the calls are about; everything of a person's is the owner's. */
export interface Fixtures {
  shop: TestShop;
  owner: User;
  variant: ProductVariant;
}

/** Puts up what the calls are about. */
export async function fixturesOf(shop: TestShop, owner: User): Promise<Fixtures> {
  return { shop, owner, variant: await aVariant(shop, { countInStock: 10_000 }) };
}

const STRANGERS = { visitor: 'UNAUTHENTICATED', forged: 'UNAUTHENTICATED', expired: 'UNAUTHENTICATED' };
const everybody: Answers = {
  visitor: 'YES',
  forged: 'YES',
  expired: 'YES',
  other: 'YES',
  owner: 'YES',
  admin: 'YES',
};
const signedIn: Answers = { ...STRANGERS, other: 'YES', owner: 'YES', admin: 'YES' };
const ownerOnly: Answers = { ...STRANGERS, other: 'NOT_FOUND', owner: 'YES', admin: 'NOT_FOUND' };

const productId = ({ variant }: Fixtures) => ({ id: variant.productId });

/** The rule of each operation, by type and field. */
export const OPERATIONS: Record<string, Rule> = {
  'Query.shop': { answers: everybody, asks: '{ shop { name } }' },
  'Query.countries': { answers: everybody, asks: '{ countries { id } }' },
  'Query.homeSlides': { answers: everybody, asks: '{ homeSlides { id } }' },
  'Query.banners': { answers: everybody, asks: '{ banners(placement: HOME) { id } }' },
  'Query.categories': { answers: everybody, asks: '{ categories { id } }' },
  'Query.category': { answers: everybody, asks: 'query ($id: ID!) { category(id: $id) { id } }', variables: productId },
  'Query.product': { answers: everybody, asks: 'query ($id: ID!) { product(id: $id) { id } }', variables: productId },
  'Query.products': { answers: everybody, asks: '{ products { totalCount } }' },
  // A visitor is told null: there is no account, and nothing to refuse.
  'Query.me': { answers: everybody, asks: '{ me { id cart { id } orders { totalCount } } }' },
  'Query.order': {
    // Whose order it is not, is told null, as if there were none.
    answers: { ...everybody, ...STRANGERS },
    asks: 'query ($id: ID!) { order(id: $id) { id } }',
    variables: async ({ shop, variant }) => ({ id: await anOrder(shop, await aBuyer(shop, variant)) }),
  },
  'Mutation.signUp': {
    answers: everybody,
    asks: 'mutation ($input: SignUpInput!) { signUp(input: $input) { user { id } userErrors { code } } }',
    variables: () => ({ input: { name: 'A', email: `${v7()}@example.com`, phone: '1', password: 'secret-1' } }),
  },
  'Mutation.signIn': {
    answers: everybody,
    asks: `mutation ($email: String!) {
      signIn(email: $email, password: "old-password") { user { id } userErrors { code } }
    }`,
    variables: async ({ shop }) => ({ email: (await aUser(shop.ctx(), { password: 'old-password' })).email }),
  },
  'Mutation.addToCart': {
    answers: signedIn,
    asks: 'mutation ($input: CartLineInput!) { addToCart(input: $input) { userErrors { code } } }',
    variables: ({ variant }) => ({ input: { productId: variant.productId, variantId: variant.id } }),
  },
  'Mutation.setCartLineQuantity': {
    answers: ownerOnly,
    asks: 'mutation ($id: ID!) { setCartLineQuantity(id: $id, quantity: 2) { userErrors { code } } }',
    variables: aLine,
  },
  'Mutation.removeCartLine': {
    answers: ownerOnly,
    asks: 'mutation ($id: ID!) { removeCartLine(id: $id) { userErrors { code } } }',
    variables: aLine,
  },
  'Mutation.startPayment': {
    answers: signedIn,
    asks: 'mutation ($input: BillingInput!) { startPayment(input: $input) { userErrors { code } } }',
    variables: async ({ shop, variant }, caller) => {
      await emptyCart(shop, caller);
      await aFilledCart(shop.ctx(), caller, { [variant.id]: 1 });
      return { input: BILLING };
    },
  },
  'Mutation.cancelPayment': {
    answers: ownerOnly,
    asks: 'mutation ($id: ID!) { cancelPayment(id: $id) { userErrors { code } } }',
    variables: async (fixtures) => ({ id: (await aCheckout(fixtures)).id }),
  },
  'Mutation.placeOrder': {
    answers: ownerOnly,
    asks: 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { userErrors { code } } }',
    variables: async (fixtures) => {
      const { id, orderId } = await aCheckout(fixtures);
      const paid = await payAtStandIn(fixtures.shop, orderId);
      return {
        input: { paymentOrderId: id, paymentId: paid.razorpay_payment_id, signature: paid.razorpay_signature },
      };
    },
  },
};

async function emptyCart(shop: TestShop, { id }: User): Promise<void> {
  await shop.database.query('DELETE FROM cart_line WHERE user_id = $1', [id]);
}

/** The only line in the owner's cart. */
async function aLine({ shop, owner, variant }: Fixtures): Promise<object> {
  await emptyCart(shop, owner);
  const [line] = await aFilledCart(shop.ctx(), owner, { [variant.id]: 1 });
  return { id: line?.id };
}

/** A checkout of the owner's that waits to be paid; of other goods each time, since the same cart is the same checkout. */
async function aCheckout(fixtures: Fixtures): Promise<{ id: string; orderId: string }> {
  await aLine({ ...fixtures, variant: await aVariant(fixtures.shop) });
  return startCheckout(fixtures.shop, fixtures.owner);
}

async function anOrder(shop: TestShop, buyer: User): Promise<string> {
  const { orderId } = await startCheckout(shop, buyer);
  const { razorpay_payment_id: paymentId } = await payAtStandIn(shop, orderId);
  const { body } = await shop.rest('POST /api/orders/create', { as: buyer, body: { paymentId } });
  return body.id;
}
