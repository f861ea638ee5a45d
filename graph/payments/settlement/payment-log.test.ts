import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { signToken } from '../../accounts/sign-in/token.js';
import { ProductVariant } from '../../catalogue/variants/product-variant.entity.js';
import { aBuyer, aVariant, BILLING, payAtStandIn, startCheckout } from '../../testing/factories/checkout.factory.js';
import { runDueJobs } from '../../testing/jobs.js';
import { cancel, createOrder, place, start, unprocessed, until } from '../../testing/payment-calls.js';
import { openShop, type TestShop } from '../../testing/shop.js';

const TOKEN = 'a-token-of-sixteen-characters';

let shop: TestShop;
let written = '';

beforeAll(async () => {
  const log = new Writable({
    write: (chunk, _encoding, done) => {
      written += chunk;
      done();
    },
  });
  shop = await openShop({ LOG_LEVEL: 'debug', METRICS_TOKEN: TOKEN }, log);
});

afterAll(() => shop.close());

const lines = () =>
  written
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
const movesOf = (id: string) =>
  lines()
    .filter(({ msg, paymentOrderId }) => msg === 'a checkout moved' && paymentOrderId === id)
    .map(({ from, to, cause }) => [from, to, cause]);

describe('the log', () => {
  it('tells every move of a checkout and its cause', async () => {
    const tea = await aVariant(shop);
    const buyer = await aBuyer(shop, tea);
    const { paymentOrder: bought } = await start(shop, buyer);
    await createOrder(shop, buyer, {
      paymentId: (await payAtStandIn(shop, bought.providerOrderId)).razorpay_payment_id,
    });
    const late = await aBuyer(shop, tea);
    const { paymentOrder } = await start(shop, late);
    await cancel(shop, late, paymentOrder.id);
    await shop.database.manager.update(ProductVariant, { id: tea.id }, { onHand: 0 });
    const { razorpay_payment_id: paymentId } = await payAtStandIn(shop, paymentOrder.providerOrderId);
    await createOrder(shop, late, { paymentId });
    await runDueJobs(shop);

    expect(movesOf(bought.id)).toEqual([
      [null, 'creating', 'the shopper pressed checkout'],
      ['creating', 'open', 'the provider opened an order'],
      ['open', 'paid', 'a payment was captured'],
    ]);
    expect(movesOf(paymentOrder.id)).toEqual([
      [null, 'creating', 'the shopper pressed checkout'],
      ['creating', 'open', 'the provider opened an order'],
      ['open', 'cancelled', 'the shopper gave it up'],
      ['cancelled', 'refunding', 'a payment was captured that buys nothing any more'],
      ['refunding', 'refunded', 'the refund is settled'],
    ]);
    expect(lines()).toContainEqual(
      expect.objectContaining({ msg: 'a payment is owed back', paymentId, reason: 'sold_out', amountPaise: 10_000 }),
    );
  });

  it('says nothing of a move that was not kept', async () => {
    const buyer = await aBuyer(shop, await aVariant(shop));
    const { id, orderId } = await startCheckout(shop, buyer);
    const { razorpay_payment_id: paymentId } = await payAtStandIn(shop, orderId);
    await shop.database.query(
      `CREATE FUNCTION refuse() RETURNS trigger AS 'BEGIN RAISE ''full up''; END' LANGUAGE plpgsql`,
    );
    await shop.database.query(
      'CREATE CONSTRAINT TRIGGER at_commit AFTER INSERT ON order_line INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse()',
    );
    try {
      expect((await createOrder(shop, buyer, { paymentId })).status).toBe(500);
    } finally {
      await shop.database.query('DROP TRIGGER at_commit ON order_line');
    }

    expect(movesOf(id).map(([, to]) => to)).toEqual(['creating', 'open']);
  });

  it('holds nothing that is personal or secret after a purchase, faults included', async () => {
    const buyer = await aBuyer(shop, await aVariant(shop));
    const { paymentOrder } = await start(shop, buyer);
    const paid = await payAtStandIn(shop, paymentOrder.providerOrderId, { webhook: 'send' });
    await until(async () => (await unprocessed(shop)) > 0);
    await runDueJobs(shop);
    const input = { paymentOrderId: paymentOrder.id, paymentId: paid.razorpay_payment_id };
    await place(shop, buyer, { ...input, signature: paid.razorpay_signature });
    await place(shop, buyer, { ...input, signature: 'forged-signature' });
    await shop.database.query('ALTER TABLE payment_order ADD CONSTRAINT full_up CHECK (amount_paise < 0) NOT VALID');
    const other = await aBuyer(shop, await aVariant(shop));
    try {
      expect((await shop.rest('POST /api/payment/order', { as: other, body: BILLING })).status).toBe(500);
    } finally {
      await shop.database.query('ALTER TABLE payment_order DROP CONSTRAINT full_up');
    }

    expect(lines().filter(({ msg }) => msg === 'fault').length).toBeGreaterThan(0);
    const secrets = [
      ...Object.values(BILLING).filter((text) => text !== 'India'),
      ...[buyer.email, buyer.name, buyer.phone, other.email],
      ...[paid.razorpay_signature, 'forged-signature', TOKEN, 'Bearer', 'Basic '],
      ...[signToken(buyer, shop.config).split('.')[0], shop.config.payments.keySecret, shop.config.jwtSecret],
    ];
    for (const secret of secrets) expect(written).not.toContain(secret);
  });
});

describe('GET /metrics', () => {
  const ask = (headers: Record<string, string>, at = shop) => fetch(`${at.address}/metrics`, { headers });

  it('is not there without its token, nor in a shop that has none', async () => {
    const closed = await openShop();
    try {
      for (const answer of [
        await ask({}),
        await ask({ authorization: 'Bearer nonsense' }),
        await ask({ authorization: `Bearer ${TOKEN}` }, closed),
        await ask({ authorization: 'Bearer ' }, closed),
      ]) {
        expect(answer.status).toBe(404);
        expect(await answer.json()).toMatchObject({ code: 'NOT_FOUND' });
      }
    } finally {
      await closed.close();
    }
  });

  it('tells how payments stand', async () => {
    const buyer = await aBuyer(shop, await aVariant(shop), 3);
    await startCheckout(shop, buyer);
    await shop.database.query(
      "INSERT INTO webhook_event (event_id, raw, received_at) VALUES ('evt_old', '{}', now() - interval '100 seconds')",
    );

    const answer = await ask({ authorization: `Bearer ${TOKEN}` });

    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/plain');
    const text = await answer.text();
    const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
    expect(figure('jhola_stock_held_pieces')).toBeGreaterThanOrEqual(3);
    expect(figure('jhola_payment_event_oldest_seconds')).toBeGreaterThanOrEqual(100);
    expect(figure('jhola_jobs_lag_seconds')).toBe(0);
    expect(figure('jhola_refunds_owed')).toBe(0);
    expect(figure('jhola_checkouts_total{state="paid"}')).toBeGreaterThan(0);
    expect(text).toMatch(/^jhola_http_request_duration_seconds_bucket\{.*kind="api".*\} \d+$/m);
    expect(text).toContain('process_cpu_seconds_total');
  });
});
