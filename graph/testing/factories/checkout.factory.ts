import type { User } from '../../accounts/user.entity.js';
import { variantsByProductId } from '../../catalogue/catalogue.loaders.js';
import { ProductVariant } from '../../catalogue/variants/product-variant.entity.js';
import { patiently } from '../patiently.js';
import type { TestShop } from '../shop.js';
import { aFilledCart, aUser } from './account.factory.js';
import { aProduct, type ProductWishes } from './catalogue.factory.js';

/** A billing form that is filled in. */
export const BILLING = {
  fullName: 'Asha Rao',
  country: 'India',
  streetAddressLine1: '12 MG Road',
  streetAddressLine2: 'Flat 4',
  city: 'Bengaluru',
  state: 'Karnataka',
  zipCode: '560001',
  phoneNumber: '9876543210',
  email: 'asha@example.com',
};

/** What the stand-in's dialog hands over. */
export interface PaidDialog {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
}

/** The only variant of a new product. */
export async function aVariant(shop: TestShop, wishes: ProductWishes = {}): Promise<ProductVariant> {
  const product = await aProduct(shop.ctx(), wishes);
  const [variant] = await variantsByProductId(shop.ctx()).load(product.id);
  if (!variant) throw new Error('a product without variants');
  return variant;
}

/** A shopper with pieces of a variant in the cart. */
export async function aBuyer(shop: TestShop, variant: ProductVariant, quantity = 1): Promise<User> {
  const user = await aUser(shop.ctx());
  await aFilledCart(shop.ctx(), user, { [variant.id]: quantity });
  return user;
}

/** Where the stock of a variant stands. */
export async function stockOf(shop: TestShop, { id }: ProductVariant): Promise<{ onHand: number; reserved: number }> {
  const { onHand, reserved } = await shop.database.manager.findOneByOrFail(ProductVariant, { id });
  return { onHand, reserved };
}

/**
 * Starts a payment over REST and answers its body, e.g. `id`, `orderId`, `amount`.
 *
 * @param billing what of the billing form is filled in otherwise than usual
 */
export async function startCheckout(
  shop: TestShop,
  user: User,
  headers: Record<string, string> = {},
  billing: object = {},
): Promise<{ id: string; orderId: string; amount: number }> {
  const { status, body } = await patiently(() =>
    shop.rest('POST /api/payment/order', { as: user, body: { ...BILLING, ...billing }, headers }),
  );
  if (status !== 201) throw new Error(`the payment did not start: ${body.msg}`);
  return body;
}

/** Pays, or fails to, at the stand-in; no webhook is sent unless asked for. */
export async function payAtStandIn(shop: TestShop, orderId: string, wishes: object = {}): Promise<PaidDialog> {
  const { body } = await shop.rest(`POST /standin/orders/${orderId}/pay`, {
    body: { outcome: 'captured', webhook: 'drop', ...wishes },
  });
  return body;
}
