import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import type { User } from '../accounts/user.entity.js';
import type { ProductVariant } from '../catalogue/variants/product-variant.entity.js';
import { aUser } from '../testing/factories/account.factory.js';
import { aBuyer, aVariant, payAtStandIn, startCheckout } from '../testing/factories/checkout.factory.js';
import { jobsOf, makeDue, runDueJobs } from '../testing/jobs.js';
import { openShop, type TestShop } from '../testing/shop.js';
import { isPublicAddress } from './public-address.js';
import { SEND_WEBHOOKS } from './send-webhooks.js';

interface Heard {
  headers: IncomingHttpHeaders;
  body: string;
}

let shop: TestShop;
let admin: User;
/** What the receiver was sent, and what it answers next; 200 where nothing stands. */
const heard: Heard[] = [];
const answers: number[] = [];
const receiver = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => {
    body += chunk;
  });
  request.on('end', () => {
    heard.push({ headers: request.headers, body });
    const status = answers.shift() ?? 200;
    response.writeHead(status, status === 302 ? { location: `${addressOfReceiver()}/elsewhere` } : {}).end('thanks');
  });
});
const addressOfReceiver = () => `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;

beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  shop = await openShop({ WEBHOOK_LOOPBACK: 'allowed' });
  admin = await aUser(shop.ctx(), { isAdmin: true });
});
beforeEach(() => {
  heard.length = 0;
  answers.length = 0;
});
afterEach(async () => {
  await shop.database.query('DELETE FROM webhook_endpoint');
});
afterAll(async () => {
  await shop.close();
  receiver.close();
});

const asAdmin = async (query: string, variables: object = {}) =>
  (await shop.graphql(query, variables, { as: admin })).data;

const CREATE = `mutation ($url: String!, $topics: [WebhookTopic!]!) {
  createWebhookEndpoint(url: $url, topics: $topics) { webhookEndpoint { id } secret userErrors { code field } } }`;

async function anEndpoint(...topics: string[]): Promise<{ id: string; secret: string }> {
  const { createWebhookEndpoint: made } = await asAdmin(CREATE, { url: addressOfReceiver(), topics });
  return { id: made.webhookEndpoint.id, secret: made.secret };
}

const DELIVERIES = `{ webhookEndpoints { nodes { disabledAt deliveries { totalCount nodes { id type data state attempts lastStatus lastError } } } } }`;
const deliveries = async () => (await asAdmin(DELIVERIES)).webhookEndpoints.nodes[0].deliveries.nodes.toReversed();

const send = () => runDueJobs(shop, shop.ctx(), [SEND_WEBHOOKS]);
/** Lets the pause after a failure pass. */
async function passPause(): Promise<void> {
  await shop.database.query(`UPDATE webhook_delivery SET next_attempt_at = now() WHERE state = 'PENDING'`);
  await makeDue(shop.database, SEND_WEBHOOKS);
}
const told = () => heard.map(({ body }) => JSON.parse(body));
const adjust = (variant: ProductVariant, delta: number) =>
  asAdmin(
    'mutation ($id: ID!, $delta: Int!) { adjustStock(variantId: $id, delta: $delta, reason: "Delivery") { product { id } } }',
    {
      id: variant.id,
      delta,
    },
  );

describe('a webhook', () => {
  it('tells of an order, its payment and what goes back, signed so that Standard Webhooks verifies it', async () => {
    const { secret } = await anEndpoint('ORDERS', 'PAYMENTS', 'REFUNDS');
    const buyer = await aBuyer(shop, await aVariant(shop, { price: 50 }));
    const { orderId } = await startCheckout(shop, buyer);
    const { razorpay_payment_id: paymentId } = await payAtStandIn(shop, orderId);
    const { body: order } = await shop.rest('POST /api/orders/create', { as: buyer, body: { paymentId } });
    await asAdmin('mutation ($id: ID!) { setOrderStatus(id: $id, status: CANCELLED) { order { id } } }', {
      id: order.id,
    });

    await send();

    const ofOrder = told().filter(({ type }) => type.startsWith('order.'));
    expect(ofOrder).toEqual([
      {
        type: 'order.created',
        timestamp: expect.any(String),
        data: { id: order.id, number: order.number, status: 'CONFIRMED' },
      },
      {
        type: 'order.status_changed',
        timestamp: expect.any(String),
        data: expect.objectContaining({ status: 'CANCELLED' }),
      },
    ]);
    expect(told()).toContainEqual(
      expect.objectContaining({
        type: 'refund.created',
        data: expect.objectContaining({ orderId: order.id, amount: 50 }),
      }),
    );
    expect(told().map(({ type }) => type)).toContain('payment.created');
    const verifier = new Webhook(secret);
    for (const { headers, body } of heard) {
      expect(verifier.verify(body, headers as Record<string, string>)).toEqual(JSON.parse(body));
      expect(() => verifier.verify(`${body} `, headers as Record<string, string>)).toThrow();
      expect(body).not.toContain('asha@example.com');
    }
  });

  it('tells of changes of stock, products and customers by anyone, and of nothing else', async () => {
    const tea = await aVariant(shop, { countInStock: 5 });
    const { id } = await anEndpoint('STOCK', 'PRODUCTS', 'CUSTOMERS');

    await adjust(tea, 3);
    await shop.database.query(`UPDATE product SET name = 'Green Tea' WHERE id = $1`, [tea.productId]);
    await shop.database.query(`UPDATE product SET name = 'Green Tea' WHERE id = $1`, [tea.productId]);
    const customer = await aUser(shop.ctx());
    await shop.database.query('DELETE FROM product WHERE id = $1', [tea.productId]);
    await send();

    expect(
      told()
        .map(({ type, data }) => [type, data.id])
        .toSorted(),
    ).toEqual(
      [
        ['stock.changed', tea.id],
        ['product.updated', tea.productId],
        ['product.removed', tea.productId],
        ['customer.created', customer.id],
      ].toSorted(),
    );
    expect(told().find(({ type }) => type === 'stock.changed').data).toMatchObject({ sku: tea.sku, countInStock: 8 });
    await asAdmin(
      'mutation ($id: ID!) { updateWebhookEndpoint(id: $id, isEnabled: false) { webhookEndpoint { id } } }',
      { id },
    );
    await aUser(shop.ctx());
    await send();
    expect(heard).toHaveLength(4);
  });

  it('is told nobody of what was not kept', async () => {
    const tea = await aVariant(shop, { countInStock: 5 });
    await anEndpoint('STOCK');

    await shop.database
      .transaction(async (db) => {
        await db.query('UPDATE product_variant SET on_hand = 1 WHERE id = $1', [tea.id]);
        throw new Error('given up');
      })
      .catch(() => undefined);
    await send();

    expect(heard).toEqual([]);
  });
});

describe('an endpoint that does not take an event', () => {
  it('is sent it again under the same id after pauses that grow, and what comes behind of the same object waits', async () => {
    const [tea, salt] = [await aVariant(shop, { countInStock: 5 }), await aVariant(shop, { countInStock: 5 })];
    await anEndpoint('STOCK');
    answers.push(500);

    await adjust(tea, 1);
    await send();
    await adjust(tea, 1);
    await send();
    await adjust(salt, 1);
    await send();

    expect(told().map(({ data }) => [data.sku, data.countInStock])).toEqual([
      [tea.sku, 6],
      [salt.sku, 6],
    ]);
    const [job] = await jobsOf(shop.database, SEND_WEBHOOKS);
    expect(job?.dueInS).toBeGreaterThan(0);
    answers.push(302);
    await passPause();
    await send();
    await passPause();
    await send();

    expect(
      told()
        .filter(({ data }) => data.sku === tea.sku)
        .map(({ data }) => data.countInStock),
    ).toEqual([6, 6, 6, 7]);
    const ids = heard.map(({ headers }) => headers['webhook-id']);
    expect(ids[0]).toBe(ids.at(-2));
    expect(await deliveries()).toMatchObject([
      { state: 'DELIVERED', attempts: 3, lastStatus: 200, lastError: null },
      { state: 'DELIVERED', attempts: 1 },
      { state: 'DELIVERED', attempts: 1 },
    ]);
  });

  it('is given up after 24 hours, and sent it anew by a replay', async () => {
    const tea = await aVariant(shop, { countInStock: 5 });
    await anEndpoint('STOCK');
    answers.push(500);
    await adjust(tea, 1);
    await shop.database.query(`UPDATE webhook_delivery SET tried_since = now() - interval '24 hours'`);
    await send();
    const [failed] = await deliveries();
    expect(failed).toMatchObject({ state: 'FAILED', lastStatus: 500, lastError: 'The endpoint answered 500.' });

    await asAdmin('mutation ($id: ID!) { replayWebhookDelivery(id: $id) { webhookDelivery { state } } }', {
      id: failed.id,
    });
    await send();

    expect((await deliveries())[0]).toMatchObject({ id: failed.id, state: 'DELIVERED' });
    expect(heard).toHaveLength(2);
  });

  it('follows no redirect, and is disabled when it says that it is gone', async () => {
    const { id } = await anEndpoint('STOCK');
    answers.push(302, 410);
    const test =
      'mutation ($id: ID!) { sendTestWebhook(endpointId: $id) { webhookDelivery { type } userErrors { code } } }';

    expect((await asAdmin(test, { id })).sendTestWebhook.webhookDelivery.type).toBe('webhook.test');
    await send();
    expect((await deliveries())[0]).toMatchObject({ state: 'PENDING', lastStatus: 302 });
    await passPause();
    await send();

    expect(heard).toHaveLength(2);
    expect((await asAdmin(DELIVERIES)).webhookEndpoints.nodes[0].disabledAt).not.toBeNull();
    expect((await asAdmin(test, { id })).sendTestWebhook.userErrors).toEqual([{ code: 'CONFLICT' }]);
  });
});

describe('an address that is not of the public Internet', () => {
  it.each(
    [
      '10.0.0.8',
      '172.20.1.1',
      '192.168.1.1',
      '169.254.169.254',
      '100.64.0.1',
      '0.0.0.0',
      '127.0.0.1',
      '224.0.0.1',
    ].concat(['::1', '::', 'fe80::1', 'fc00::1', '::ffff:10.0.0.1', '64:ff9b::a00:1', '2002:a00:1::', '2001:db8::1']),
  )('is known: %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(['8.8.8.8', '172.32.0.1', '2606:4700::1111'])('is told from a public one: %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it('is sent nothing either when its name comes to lead there later', async () => {
    const { id } = await anEndpoint('STOCK');
    await shop.database.query(`UPDATE webhook_endpoint SET url = 'https://192.168.1.1/' WHERE id = $1`, [id]);

    await asAdmin('mutation ($id: ID!) { sendTestWebhook(endpointId: $id) { webhookDelivery { id } } }', { id });
    await send();

    expect((await deliveries())[0]).toMatchObject({
      state: 'PENDING',
      lastStatus: null,
      lastError: 'The host is not known, or is not on the public Internet.',
    });
  });
});
