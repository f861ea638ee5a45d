import type { User } from '../../accounts/user.entity.js';
import { CartLine } from '../../cart/cart-line.entity.js';
import { ErrorCode } from '../../shared/errors.js';
import { aUser } from '../factories/account.factory.js';
import { aBuyer, BILLING, type PaidDialog, payAtStandIn, startCheckout } from '../factories/checkout.factory.js';
import { NOBODYS_ID, NOTICE, type Own, ownOnly, type ParityCase, pair, type Scene } from './parity.js';

type Json = ReturnType<typeof JSON.parse>;

const { BAD_USER_INPUT, NOT_FOUND, OUT_OF_STOCK, PRICE_CHANGED } = ErrorCode;
const { PAYMENT_NOT_VERIFIED, UNAUTHENTICATED } = ErrorCode;
const ERRORS = 'message userErrors { code message }';

async function aLine({ shop, variant }: Scene): Promise<Own & { as: User; quantity: number }> {
  const as = await aBuyer(shop, variant);
  const { id } = await shop.database.manager.findOneByOrFail(CartLine, { userId: as.id });
  return { as, id, quantity: 3 };
}

const LINE = `quantity price subTotal countInStock product { id name images { url(width: 640) } } variant { id size ram weight }`;
const lineOnGraph = ({ product, variant, ...line }: Json) => [
  ...[line.quantity, line.price, line.subTotal, line.countInStock],
  ...[product.id, product.name, product.images[0]?.url ?? null, variant.id, variant.size, variant.ram, variant.weight],
];
const lineOverRest = (line: Json) => [
  ...[line.quantity, line.price, line.subTotal, line.countInStock],
  ...[line.productId, line.productTitle, line.image, line.variantId, line.size, line.productRam, line.productWeight],
];

const ORDER = `status total name phoneNumber address city state country pincode email
  lines { sku variant { id } productTitle options quantity price subTotal product { id } image { url(width: 640) } }`;
const orderOnGraph = (order: Json) => [
  ...[order.status.toLowerCase(), order.total, order.name, order.phoneNumber, order.address, order.city],
  ...[order.state, order.country, order.pincode, order.email],
  order.lines.map((line: Json) => [
    ...[line.productTitle, line.options, line.quantity, line.price, line.subTotal],
    ...[line.product?.id ?? null, line.image?.url ?? null, line.variant?.id ?? null, line.sku],
  ]),
];
const orderOverRest = (order: Json) => [
  ...[order.status, order.amount, order.name, order.phoneNumber, order.address, order.city],
  ...[order.state, order.country, order.pincode, order.email],
  order.products.map((line: Json) => [
    ...[line.productTitle, line.options, line.quantity, line.price, line.subTotal, line.productId, line.image],
    ...[line.variantId, line.sku],
  ]),
];

async function anOrder({ shop, variant }: Scene): Promise<Own & { as: User }> {
  const as = await aBuyer(shop, variant);
  const paid = await payAtStandIn(shop, (await startCheckout(shop, as)).orderId);
  const { body } = await shop.rest('POST /api/orders/create', { as, body: { paymentId: paid.razorpay_payment_id } });
  return { as, id: body.id };
}

interface Choice {
  as?: User;
  productId: string;
  quantity: number;
}
const choice = async ({ shop, variant }: Scene, given: Partial<Choice> = {}): Promise<Choice> => ({
  ...{ as: await aUser(shop.ctx()), productId: variant.productId, quantity: 2 },
  ...given,
});

interface Checkout {
  as?: User;
  billing: object;
  total?: number;
}
const checkout = async ({ shop, variant }: Scene, given: object = {}, total?: number): Promise<Checkout> => ({
  as: await aBuyer(shop, variant),
  billing: { ...BILLING, ...given },
  ...(total === undefined ? {} : { total }),
});

interface Payment extends Own {
  as?: User;
  paid: PaidDialog;
}
const payment = async ({ shop, variant }: Scene, given: Partial<PaidDialog> = {}): Promise<Payment> => {
  const as = await aBuyer(shop, variant);
  const { id, orderId } = await startCheckout(shop, as);
  return { as, id, paid: { ...(await payAtStandIn(shop, orderId)), ...given } };
};

/** The calls about carts, payments and orders, each beside its operation. */
export const BUYING: Record<string, ParityCase[]> = {
  'GET /cart': pair<{ as?: User }>({
    rest: () => ['GET /api/cart'],
    graph: () => [`{ me { cart { lines { ${LINE} } } } }`],
    facts: { rest: (body) => body.map(lineOverRest), graph: ({ cart }) => cart.lines.map(lineOnGraph) },
    nullMeans: UNAUTHENTICATED,
    cases: [
      ['its owner', null, aLine],
      ['somebody with an empty cart', null, async ({ shop }) => ({ as: await aUser(shop.ctx()) })],
      ['a visitor', UNAUTHENTICATED, () => ({})],
    ],
  }),
  'POST /cart/add': pair<Choice>({
    rest: ({ productId, quantity }) => ['POST /api/cart/add', { productId, quantity, price: 1, subTotal: 1 }],
    graph: ({ productId, quantity }) => [
      `mutation ($input: CartLineInput!) { addToCart(input: $input) { ${ERRORS} } }`,
      { input: { productId, quantity } },
    ],
    facts: NOTICE,
    cases: [
      ['a shopper', null, (scene) => choice(scene)],
      ['a visitor', UNAUTHENTICATED, (scene) => choice(scene, { as: undefined })],
      ['no piece', BAD_USER_INPUT, (scene) => choice(scene, { quantity: 0 })],
      ['fewer than none', BAD_USER_INPUT, (scene) => choice(scene, { quantity: -5 })],
      ['more than there are', OUT_OF_STOCK, (scene) => choice(scene, { quantity: 1_000 })],
      ['a product that nobody has', NOT_FOUND, (scene) => choice(scene, { productId: NOBODYS_ID })],
    ],
  }),
  'PUT /cart/:id': pair<Own & { quantity: number }>({
    rest: ({ id, quantity }) => [`PUT /api/cart/${id}`, { quantity, price: 1, subTotal: 1 }],
    graph: ({ id, quantity }) => [
      `mutation ($id: ID!, $quantity: Int!) { setCartLineQuantity(id: $id, quantity: $quantity) { cart { lines { ${LINE} } } ${ERRORS} } }`,
      { id, quantity },
    ],
    facts: { rest: lineOverRest, graph: ({ cart }) => lineOnGraph(cart.lines[0]) },
    cases: [
      ...ownOnly(aLine),
      ['no piece', BAD_USER_INPUT, async (scene) => ({ ...(await aLine(scene)), quantity: 0 })],
      ['more than there are', OUT_OF_STOCK, async (scene) => ({ ...(await aLine(scene)), quantity: 1_000 })],
    ],
  }),
  'DELETE /cart/:id': pair<Own>({
    rest: ({ id }) => [`DELETE /api/cart/${id}`],
    graph: ({ id }) => [`mutation ($id: ID!) { removeCartLine(id: $id) { ${ERRORS} } }`, { id }],
    facts: NOTICE,
    cases: ownOnly(aLine),
  }),
  'POST /payment/order': pair<Checkout>({
    rest: ({ billing, total }) => ['POST /api/payment/order', { ...billing, ...(total ? { amount: total } : {}) }],
    graph: ({ billing, total }) => [
      `mutation ($input: BillingInput!, $total: Rupees) {
        startPayment(input: $input, expectedTotal: $total) { paymentOrder { amountPaise currency keyId scriptUrl } ${ERRORS} }
      }`,
      { input: billing, total: total ?? null },
    ],
    facts: {
      rest: ({ amount, currency, keyId, scriptUrl }) => [amount, currency, keyId, scriptUrl],
      graph: ({ paymentOrder: json }) => [json.amountPaise, json.currency, json.keyId, json.scriptUrl],
    },
    cases: [
      ['a shopper', null, (scene) => checkout(scene)],
      ['a visitor', UNAUTHENTICATED, () => ({ billing: BILLING })],
      ['an empty cart', BAD_USER_INPUT, async ({ shop }) => ({ as: await aUser(shop.ctx()), billing: BILLING })],
      ['another total than was shown', PRICE_CHANGED, (scene) => checkout(scene, {}, 1)],
      ...Object.keys(BILLING)
        .filter((field) => field !== 'streetAddressLine2')
        .map((field): [string, ErrorCode, (scene: Scene) => Promise<Checkout>] => [
          `no ${field}`,
          BAD_USER_INPUT,
          (scene) => checkout(scene, { [field]: '' }),
        ]),
    ],
  }),
  'POST /payment/order/:id/cancel': pair<Own>({
    rest: ({ id }) => [`POST /api/payment/order/${id}/cancel`, {}],
    graph: ({ id }) => [`mutation ($id: ID!) { cancelPayment(id: $id) { ${ERRORS} } }`, { id }],
    facts: { rest: ({ error }) => error, graph: ({ userErrors }) => userErrors.length > 0 },
    cases: ownOnly(async ({ shop, variant }) => {
      const as = await aBuyer(shop, variant);
      return { as, id: (await startCheckout(shop, as)).id } as Own;
    }),
  }),
  'POST /orders/create': pair<Payment>({
    rest: ({ paid }) => [
      'POST /api/orders/create',
      { ...paid, paymentId: paid.razorpay_payment_id, amount: 1, products: [] },
    ],
    graph: ({ id, paid }) => [
      `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { ${ORDER} } ${ERRORS} } }`,
      { input: { paymentOrderId: id, paymentId: paid.razorpay_payment_id, signature: paid.razorpay_signature } },
    ],
    facts: { rest: orderOverRest, graph: ({ order }) => orderOnGraph(order) },
    cases: [
      ['who paid', null, (scene) => payment(scene)],
      ['a visitor', UNAUTHENTICATED, async (scene) => ({ ...(await payment(scene)), as: undefined })],
      ['a forged signature', PAYMENT_NOT_VERIFIED, (scene) => payment(scene, { razorpay_signature: 'f'.repeat(64) })],
      [
        'who has stolen the payment of another',
        PAYMENT_NOT_VERIFIED,
        async (scene) => payment(scene, { razorpay_payment_id: (await payment(scene)).paid.razorpay_payment_id }),
      ],
      [
        'who made a payment up',
        PAYMENT_NOT_VERIFIED,
        (scene) => payment(scene, { razorpay_payment_id: 'pay_0000000000' }),
      ],
    ],
  }),
  'GET /orders': pair<{ as?: User }>({
    rest: () => ['GET /api/orders'],
    graph: () => [`{ me { orders(first: 100) { totalCount nodes { ${ORDER} } } } }`],
    facts: {
      rest: (body, headers) => [Number(headers.get('x-total-count')), body.map(orderOverRest)],
      graph: ({ orders }) => [orders.totalCount, orders.nodes.map(orderOnGraph)],
    },
    nullMeans: UNAUTHENTICATED,
    cases: [
      ['who ordered', null, anOrder],
      ['who never did', null, async ({ shop }) => ({ as: await aUser(shop.ctx()) })],
      ['a visitor', UNAUTHENTICATED, () => ({})],
    ],
  }),
  'GET /orders/:id': pair<Own>({
    rest: ({ id }) => [`GET /api/orders/${id}`],
    graph: ({ id }) => [`query ($id: ID!) { order(id: $id) { ${ORDER} } }`, { id }],
    facts: { rest: orderOverRest, graph: orderOnGraph },
    nullMeans: NOT_FOUND,
    cases: ownOnly(anOrder),
  }),
};
