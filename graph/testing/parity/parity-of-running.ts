import type { User } from '../../accounts/user.entity.js';
import { OrderStatus } from '../../orders/order-status.js';
import { ErrorCode } from '../../shared/errors.js';
import { BulkExport } from '../../sync/bulk-export.entity.js';
import { ChangeKind } from '../../sync/change.type.js';
import { aUser } from '../factories/account.factory.js';
import { aBuyer, aVariant } from '../factories/checkout.factory.js';
import { anOrderOf, TO_THE_DOOR } from '../factories/order.factory.js';
import { NOBODYS_ID, NOTICE, type Own, ownOnly, type ParityCase, pair, type Scene } from './parity.js';

type Json = ReturnType<typeof JSON.parse>;

const { BAD_USER_INPUT, CONFLICT, FORBIDDEN, NOT_FOUND, UNAUTHENTICATED } = ErrorCode;
const REFUSALS = 'userErrors { code message }';
const ERRORS = `message ${REFUSALS}`;

const VARIANT = 'id sku price oldPrice countInStock product { id }';
const variantOnGraph = (json: Json) => [
  ...[json.id, json.sku, json.price, json.oldPrice, json.countInStock, json.product.id],
];
const variantOverRest = (json: Json) => [
  ...[json.id, json.sku, json.price, json.oldPrice, json.countInStock, json.productId],
];

/** One that no other case changes. */
async function aPack({ shop }: Scene): Promise<Own & { as: User; sku: string }> {
  const { id } = await aVariant(shop, { price: 60, countInStock: 7 });
  const [{ sku }] = await shop.database.query('SELECT sku FROM product_variant WHERE id = $1', [id]);
  return { as: await anAdmin(shop), id, sku };
}
const anAdmin = (shop: Scene['shop']) => aUser(shop.ctx(), { isAdmin: true });

const ordered =
  (through: readonly OrderStatus[] = []) =>
  async ({ shop, variant }: Scene): Promise<Own & { as: User }> => {
    const as = await aBuyer(shop, variant);
    return { as, id: await anOrderOf(shop, as, through) };
  };
/** An order of somebody else's, and one who runs the shop. */
const toBeMoved =
  (through: readonly OrderStatus[] = []) =>
  async (scene: Scene): Promise<Own & { as: User }> => ({
    ...(await ordered(through)(scene)),
    as: await anAdmin(scene.shop),
  });

/** Who runs the shop may; a shopper and a visitor are told that they may not. */
function runnersOnly<W extends { as?: User }>(
  wish: (scene: Scene) => Promise<W>,
): [string, ErrorCode | null, (scene: Scene) => Promise<W>][] {
  return [
    ['who runs the shop', null, wish],
    ['a shopper', FORBIDDEN, async (scene) => ({ ...(await wish(scene)), as: await aUser(scene.shop.ctx()) })],
    ['a visitor', UNAUTHENTICATED, async (scene) => ({ ...(await wish(scene)), as: undefined })],
  ];
}

/** What both tell of a step of an order, but for the sentence, which names the order. */
const STEP = {
  rest: ({ order }: Json) => order.status,
  graph: ({ order }: Json) => order.status.toLowerCase(),
};

/** The calls of those who run the shop and of their programs, each beside its operation. */
export const RUNNING: Record<string, ParityCase[]> = {
  'GET /variants': pair<Own & { sku: string }>({
    rest: ({ sku }) => [`GET /api/variants?sku=${encodeURIComponent(sku)}`],
    graph: ({ sku }) => [`query ($sku: String!) { variant(sku: $sku) { id sku price oldPrice } }`, { sku }],
    facts: {
      rest: (body) => body.map(({ price, oldPrice }: Json) => [price, oldPrice]),
      graph: ({ price, oldPrice }) => [[price, oldPrice]],
    },
    cases: [['who runs the shop', null, aPack]],
  }),
  'GET /variants/:id': pair<Own>({
    rest: ({ id }) => [`GET /api/variants/${id}`],
    graph: ({ id }) => [`query ($id: ID!) { variant(id: $id) { ${VARIANT} } }`, { id }],
    facts: { rest: variantOverRest, graph: variantOnGraph },
    nullMeans: NOT_FOUND,
    cases: [
      ['who runs the shop', null, async ({ shop, variant }) => ({ as: await anAdmin(shop), id: variant.id })],
      ['an id that nothing has', NOT_FOUND, async ({ shop }) => ({ as: await anAdmin(shop), id: NOBODYS_ID })],
    ],
  }),
  'PUT /variants/:id/stock': pair<Own & { delta: number }>({
    rest: ({ id, delta }) => [`PUT /api/variants/${id}/stock`, { delta, reason: 'Delivery' }],
    graph: ({ id, delta }) => [
      `mutation ($id: ID!, $delta: Int!) {
        adjustStock(variantId: $id, delta: $delta, reason: "Delivery") { product { countInStock } ${REFUSALS} }
      }`,
      { id, delta },
    ],
    facts: { rest: ({ countInStock }) => countInStock, graph: ({ product }) => product.countInStock },
    cases: [
      ...runnersOnly(async (scene) => ({ ...(await aPack(scene)), delta: 5 })),
      ['no piece', BAD_USER_INPUT, async (scene) => ({ ...(await aPack(scene)), delta: 0 })],
      ['an id that nothing has', NOT_FOUND, async (scene) => ({ ...(await aPack(scene)), delta: 5, id: NOBODYS_ID })],
    ],
  }),
  'PUT /variants/:id/price': pair<Own & { price: number; oldPrice: number | null }>({
    rest: ({ id, price, oldPrice }) => [`PUT /api/variants/${id}/price`, { price, oldPrice }],
    graph: ({ id, price, oldPrice }) => [
      `mutation ($id: ID!, $price: Rupees!, $oldPrice: Rupees) {
        setPrice(variantId: $id, price: $price, oldPrice: $oldPrice) { product { price oldPrice } ${REFUSALS} }
      }`,
      { id, price, oldPrice },
    ],
    facts: {
      rest: ({ price, oldPrice }) => [price, oldPrice],
      graph: ({ product }) => [product.price, product.oldPrice],
    },
    cases: [
      ...runnersOnly(async (scene) => ({ ...(await aPack(scene)), price: 75.5, oldPrice: 80 })),
      [
        'an old price below the new one',
        BAD_USER_INPUT,
        async (scene) => ({ ...(await aPack(scene)), price: 80, oldPrice: 75 }),
      ],
      [
        'an id that nothing has',
        NOT_FOUND,
        async (scene) => ({ ...(await aPack(scene)), id: NOBODYS_ID, price: 80, oldPrice: null }),
      ],
    ],
  }),
  'GET /orders/all': pair<{ as?: User; id: string }>({
    rest: () => ['GET /api/orders/all?first=1&status=packed'],
    graph: () => ['{ allOrders(first: 1, filter: { statuses: [PACKED] }) { nodes { id status total } } }'],
    facts: {
      rest: ({ orders }) => orders.map(({ id, status, amount }: Json) => [id.length, status, amount]),
      graph: ({ nodes }) => nodes.map(({ id, status, total }: Json) => [id.length, status.toLowerCase(), total]),
    },
    cases: runnersOnly(toBeMoved([OrderStatus.PACKED])),
  }),
  'POST /orders/:id/status': pair<Own & { status: OrderStatus }>({
    rest: ({ id, status }) => [`POST /api/orders/${id}/status`, { status: status.toLowerCase() }],
    graph: ({ id, status }) => [
      `mutation ($id: ID!, $status: OrderStatus!) { setOrderStatus(id: $id, status: $status) { order { id status } ${ERRORS} } }`,
      { id, status },
    ],
    facts: STEP,
    cases: [
      ...runnersOnly(async (scene) => ({ ...(await toBeMoved()(scene)), status: OrderStatus.PACKED })),
      [
        'a step that leads nowhere',
        CONFLICT,
        async (scene) => ({ ...(await toBeMoved()(scene)), status: OrderStatus.PENDING }),
      ],
    ],
  }),
  'POST /orders/:id/shipments': pair<Own>({
    rest: ({ id }) => [`POST /api/orders/${id}/shipments`, { courier: 'India Post', trackingNumber: 'EE1' }],
    graph: ({ id }) => [
      `mutation ($id: ID!, $input: ShipmentInput!) { shipOrder(id: $id, input: $input) { order { id status } ${ERRORS} } }`,
      { id, input: { courier: 'India Post', trackingNumber: 'EE1' } },
    ],
    facts: STEP,
    cases: runnersOnly(toBeMoved([OrderStatus.PACKED])),
  }),
  'POST /orders/:id/cancel': pair<Own>({
    rest: ({ id }) => [`POST /api/orders/${id}/cancel`],
    graph: ({ id }) => [`mutation ($id: ID!) { cancelOrder(id: $id) { order { id status } ${ERRORS} } }`, { id }],
    facts: STEP,
    cases: [...ownOnly(ordered()), ['one that is packed', CONFLICT, ordered([OrderStatus.PACKED])]],
  }),
  'POST /orders/:id/returns': pair<Own>({
    rest: ({ id }) => [`POST /api/orders/${id}/returns`, { reason: 'Came broken' }],
    graph: ({ id }) => [
      `mutation ($input: ReturnInput!) { requestReturn(input: $input) { orderReturn { id } ${ERRORS} } }`,
      { input: { orderId: id, reason: 'Came broken' } },
    ],
    facts: NOTICE,
    cases: [...ownOnly(ordered(TO_THE_DOOR)), ['one that is on its way', CONFLICT, ordered()]],
  }),
  'POST /exports': pair<{ as?: User }>({
    rest: () => ['POST /api/exports', { kind: 'customer' }],
    graph: () => [`mutation { startBulkExport(kind: CUSTOMER) { bulkExport { kind state lines } ${ERRORS} } }`],
    facts: {
      rest: ({ kind, state, lines }) => [kind, state, lines],
      graph: ({ bulkExport: { kind, state, lines } }) => [kind.toLowerCase(), state.toLowerCase(), lines],
    },
    cases: runnersOnly(async ({ shop }) => ({ as: await anAdmin(shop) })),
  }),
  'GET /exports/:id': pair<Own>({
    rest: ({ id }) => [`GET /api/exports/${id}`],
    graph: ({ id }) => ['query ($id: ID!) { bulkExport(id: $id) { kind state lines } }', { id }],
    facts: {
      rest: ({ kind, state, lines }) => [kind, state, lines],
      graph: ({ kind, state, lines }) => [kind.toLowerCase(), state.toLowerCase(), lines],
    },
    nullMeans: NOT_FOUND,
    cases: [
      ['who runs the shop', null, anExport],
      ['an id that nothing has', NOT_FOUND, async (scene) => ({ ...(await anExport(scene)), id: NOBODYS_ID })],
    ],
  }),
};

async function anExport({ shop }: Scene): Promise<Own> {
  const { id } = await shop.database.manager.save(BulkExport, { kind: ChangeKind.VARIANT });
  return { as: await anAdmin(shop), id };
}
