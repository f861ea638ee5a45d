import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import type { User } from '../accounts/user.entity.js';
import type { ProductVariant } from '../catalogue/variants/product-variant.entity.js';
import { Offer, OfferStatus } from '../offers/offer.entity.js';
import { WHOLE_CART } from '../offers/reckon/basket.js';
import { turnOffer } from '../offers/turn-offer.js';
import { aUser } from '../testing/factories/account.factory.js';
import { aBuyer, aVariant, BILLING, payAtStandIn, startCheckout } from '../testing/factories/checkout.factory.js';
import { aStoreCredit } from '../testing/factories/credit.factory.js';
import { anOffer } from '../testing/factories/offer.factory.js';
import { jobsOf, makeDue, runDueJobs } from '../testing/jobs.js';
import { cancel } from '../testing/payment-calls.js';
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

/** Has a shopper pay all that lies in the cart with credit; answers the order's id. */
async function anOrderByCredit(as: User): Promise<string> {
  const PLACE = `mutation ($input: BillingInput!) {
    placeCreditOrder(input: $input) { order { id } userErrors { message } } }`;
  return (await shop.graphql(PLACE, { input: BILLING }, { as })).data.placeCreditOrder.order.id;
}

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

  it('tells of an offer as it is made, changed, started, used up, given back, stopped and deleted', async () => {
    await anEndpoint('OFFERS');
    const tea = await aVariant(shop, { price: 100, countInStock: 5 });
    const offer = await anOffer(shop.ctx(), {
      ...{ status: OfferStatus.DRAFT, maxUses: 1 },
      terms: { kind: 'PERCENT_OFF', percent: 10, scope: { ...WHOLE_CART, productIds: [tea.productId] } },
    });
    const set = (change: Partial<Pick<Offer, 'title' | 'status'>>) =>
      shop.database.manager.update(Offer, { id: offer.id }, change);
    const buyer = await aBuyer(shop, tea);

    await set({ title: 'A tenth off' });
    await set({ status: OfferStatus.LIVE });
    const { id: checkout } = await startCheckout(shop, buyer);
    await cancel(shop, buyer, checkout);
    await set({ status: OfferStatus.STOPPED });
    const draft = await anOffer(shop.ctx(), { status: OfferStatus.DRAFT });
    await shop.database.manager.delete(Offer, { id: draft.id });
    await send();

    const toldOf = ({ id }: Offer) =>
      told().flatMap(({ type, data }) => (data.id === id ? [`${type} ${data.state}`] : []));
    expect(toldOf(offer)).toEqual([
      ...['offer.created DRAFT', 'offer.updated DRAFT', 'offer.state_changed LIVE', 'offer.state_changed USED_UP'],
      ...['offer.state_changed LIVE', 'offer.state_changed STOPPED'],
    ]);
    expect(toldOf(draft)).toEqual(['offer.created DRAFT', 'offer.removed DRAFT']);
  });

  it('tells of an offer when its beginning and its end come, without anyone who touches it', async () => {
    await anEndpoint('OFFERS');
    const hour = 60 * 60 * 1000;
    const { id } = await anOffer(shop.ctx(), {
      startsAt: new Date(Date.now() + hour),
      endsAt: new Date(Date.now() + 2 * hour),
    });
    const due = (await jobsOf(shop.database, turnOffer.name)).map(({ dueInS }) => Math.round(dueInS / 60));
    /** Moves the clock of the offer, without its triggers. */
    const pass = (hours: number) =>
      shop.database.transaction(async (db) => {
        await db.query('ALTER TABLE offer DISABLE TRIGGER USER');
        await db.query(
          `UPDATE offer SET starts_at = starts_at - make_interval(hours => $2), ends_at = ends_at - make_interval(hours => $2)
           WHERE id = $1`,
          [id, hours],
        );
        await db.query('ALTER TABLE offer ENABLE TRIGGER USER');
      });

    for (const turn of ['begins', 'ends']) {
      await pass(1);
      await makeDue(shop.database, `turn-offer:${id}:${turn}`);
      await runDueJobs(shop, shop.ctx(), [turnOffer.name]);
    }
    await send();

    expect(due).toEqual([60, 120]);
    expect(told().map(({ type, data }) => [type, data.state])).toEqual([
      ['offer.created', 'PLANNED'],
      ['offer.state_changed', 'LIVE'],
      ['offer.state_changed', 'ENDED'],
    ]);
  });

  it('tells of each movement of credit with what is left, so that the books can be kept elsewhere', async () => {
    await anEndpoint('CREDIT');
    const tea = await aVariant(shop, { price: 50, countInStock: 5 });
    const buyer = await aBuyer(shop, tea);
    const { id } = await aStoreCredit(shop.ctx(), buyer, 80);
    const order = await anOrderByCredit(buyer);
    await asAdmin('mutation ($id: ID!) { setOrderStatus(id: $id, status: CANCELLED) { order { id } } }', { id: order });

    await send();

    const moved = told().map(({ type, data }) => {
      expect([type, data.creditId, data.creditKind]).toEqual(['credit.moved', id, 'STORE_CREDIT']);
      return [data.kind, data.isTaken ? -data.amount : data.amount, data.balance];
    });
    expect(moved.reduce((sum, [, amount]) => sum + amount, 0)).toBe(80);
    expect(moved.at(0)).toEqual(['ISSUED', 80, 80]);
    expect(moved).toContainEqual(['SPENT', -50, 30]);
    expect(moved.at(-1)).toEqual(['RETURNED', 50, 80]);
    expect(told().at(-1).data).toMatchObject({ orderId: order, checkoutId: expect.any(String) });
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

  it('tells once of a product whose price is set, however often its row is written for that', async () => {
    const tea = await aVariant(shop, { price: 50 });
    await anEndpoint('PRODUCTS');
    const setPrice = (price: number) =>
      asAdmin('mutation ($id: ID!, $price: Rupees!) { setPrice(variantId: $id, price: $price) { product { id } } }', {
        ...{ id: tea.id, price },
      });

    await setPrice(45);
    await setPrice(40);
    await send();

    const updates = told().filter(({ type, data }) => type === 'product.updated' && data.id === tea.productId);
    expect(updates).toHaveLength(2);
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
