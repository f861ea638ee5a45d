import { randomUUID } from 'node:crypto';
import type { BrowserContextOptions } from 'playwright-core';
import { BILLING } from '../factories/checkout.factory.js';
import { shopAddress } from './browser.js';
import { ask, post, type SomeProduct } from './shop-calls.js';

/** A shopper with an account, signed in. */
export interface Shopper {
  token: string;
  user: { id: string; name: string; email: string };
}

const ERRORS = 'userErrors { message }';

/** The password of every account that is opened here. */
export const PASSWORD = 'a-good-password';

/** What is typed into the boxes of the billing form, by their labels. */
export const BILLING_BOXES = {
  'Full Name': BILLING.fullName,
  'Street Address Line 1': BILLING.streetAddressLine1,
  City: BILLING.city,
  State: BILLING.state,
  'PIN Code (ZIP)': BILLING.zipCode,
  'Phone Number': BILLING.phoneNumber,
  Email: BILLING.email,
};

/** Opens an account that was not used yet and signs in to it. */
export async function newShopper(): Promise<Shopper> {
  const account = { email: `asha.${randomUUID()}@example.com`, password: PASSWORD };
  await post('/api/user/signup', { name: 'Asha Rao', phone: '9876543210', ...account });
  const { body } = await post<Shopper>('/api/user/signin', account);
  return body;
}

/** The account that the shop of the tests is run by. */
export async function theOwner(): Promise<Shopper> {
  const owner = { email: 'admin@example.com', password: 'admin-demo' };
  return (await post<Shopper>('/api/user/signin', owner)).body;
}

/** Opens an account and gives it a role in the shop. */
export async function newStaff(role: 'PACKER' | 'SUPPORT'): Promise<Shopper> {
  const [somebody, owner] = await Promise.all([newShopper(), theOwner()]);
  const { setRole } = await ask<{ setRole: { userErrors: object[] } }>(
    `mutation ($email: String!, $role: Role) { setRole(email: $email, role: $role) { ${ERRORS} } }`,
    { email: somebody.user.email, role },
    owner.token,
  );
  if (setRole.userErrors.length) throw new Error(JSON.stringify(setRole));
  return somebody;
}

/**
 * Context options of a browser in which a shopper has signed in before.
 *
 * @see spec §3 (browser storage keys)
 */
export function rememberedBy({ token, user }: Shopper): BrowserContextOptions {
  const kept = { ...user, userName: user.name, userId: user.id, image: null, isAdmin: false };
  const localStorage = [
    { name: 'token', value: token },
    { name: 'user', value: JSON.stringify(kept) },
    { name: 'isLogin', value: 'true' },
  ];
  return { storageState: { cookies: [], origins: [{ origin: shopAddress(), localStorage }] } };
}

/** Puts one piece of a product into a shopper's cart. */
export async function fillCart({ token }: Shopper, product: SomeProduct): Promise<void> {
  const variant = product.variants.find(({ countInStock }) => countInStock > 0);
  const { addToCart } = await ask<{ addToCart: { userErrors: object[] } }>(
    `mutation ($input: CartLineInput!) { addToCart(input: $input) { ${ERRORS} } }`,
    { input: { productId: product.id, variantId: variant?.id, quantity: 1 } },
    token,
  );
  if (addToCart.userErrors.length) throw new Error(JSON.stringify(addToCart));
}

/** Puts a product into a shopper's list. */
export async function wish({ token }: Shopper, { id }: Pick<SomeProduct, 'id'>): Promise<void> {
  const { addToWishlist } = await ask<{ addToWishlist: { userErrors: object[] } }>(
    `mutation ($id: ID!) { addToWishlist(productId: $id) { ${ERRORS} } }`,
    { id },
    token,
  );
  if (addToWishlist.userErrors.length) throw new Error(JSON.stringify(addToWishlist));
}

interface PaymentOrder {
  id: string;
  providerOrderId: string;
  scriptUrl: string;
}

interface PaidDialog {
  razorpay_payment_id: string;
  razorpay_signature: string;
}

/**
 * Buys what is in a shopper's cart, paying as the stand-in's dialog does.
 *
 * @param wish what is sent besides the address
 * @returns the id of the order
 */
export async function buyCart({ token }: Shopper, wish: object = {}): Promise<string> {
  const { startPayment } = await ask<{ startPayment: { paymentOrder: PaymentOrder } }>(
    `mutation ($input: BillingInput!) {
      startPayment(input: $input) { paymentOrder { id providerOrderId scriptUrl } ${ERRORS} }
    }`,
    { input: { ...BILLING, ...wish } },
    token,
  );
  const { id, providerOrderId, scriptUrl } = startPayment.paymentOrder;
  const { pathname } = new URL(`orders/${providerOrderId}/pay`, new URL(scriptUrl, shopAddress()));
  const { body: paid } = await post<PaidDialog>(pathname, { outcome: 'captured' });
  const { placeOrder } = await ask<{ placeOrder: { order: { id: string } | null } }>(
    `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { id } ${ERRORS} } }`,
    { input: { paymentOrderId: id, paymentId: paid.razorpay_payment_id, signature: paid.razorpay_signature } },
    token,
  );
  if (!placeOrder.order) throw new Error(JSON.stringify(placeOrder));
  return placeOrder.order.id;
}

/** Has an order leave the shop, which is when its invoice is issued. */
export async function sendOrder(id: string, owner: Shopper): Promise<void> {
  for (const status of ['PACKED', 'SHIPPED']) {
    await ask(
      'mutation ($id: ID!, $status: OrderStatus!) { setOrderStatus(id: $id, status: $status) { message } }',
      { id, status },
      owner.token,
    );
  }
}
