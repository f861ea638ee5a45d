import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json, text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { SMTPServer } from 'smtp-server';
import { aUser } from '../testing/factories/account.factory.js';
import { aBuyer, aVariant, payAtStandIn, startCheckout } from '../testing/factories/checkout.factory.js';
import { aCashOrderOf } from '../testing/factories/order.factory.js';
import { jobsOf, makeDue, runDueJobs } from '../testing/jobs.js';
import { createOrder } from '../testing/payment-calls.js';
import { openShop, type TestShop } from '../testing/shop.js';
import { toE164 } from './send-text.js';

let server: SMTPServer;
let shop: TestShop;
/** What came in, each as it stood on the wire. */
let mails: string[] = [];
/** What the mail server answers instead of taking a mail. */
let refusal: Error | null = null;
/** Stands in for the gateway of text messages. */
let gateway: Server;
/** What the gateway was sent, and with which headers. */
let texts: { to: string; text: string; id: string; authorization?: string; key?: unknown }[] = [];
/** What the gateway answers. */
let gatewayStatus = 200;

beforeAll(async () => {
  server = new SMTPServer({
    ...{ authOptional: true, disabledCommands: ['STARTTLS'], logger: false },
    onData: async (stream, _session, done) => {
      const mail = await text(stream);
      if (!refusal) mails.push(mail);
      done(refusal);
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  gateway = createServer(async (req, res) => {
    const message = (await json(req)) as { to: string; text: string; id: string };
    texts.push({ ...message, authorization: req.headers.authorization, key: req.headers['idempotency-key'] });
    res.writeHead(gatewayStatus).end();
  }).listen(0, '127.0.0.1');
  await once(gateway, 'listening');
  shop = await openShop({
    ...{ SMS_URL: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/send`, SMS_TOKEN: 'a-token' },
    ...{ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Jhola <orders@jhola.example>' },
    PUBLIC_URL: 'https://jhola.example',
  });
});

beforeEach(() => {
  mails = [];
  texts = [];
  refusal = null;
  gatewayStatus = 200;
});

afterAll(async () => {
  await shop.close();
  await new Promise<void>((resolve) => server.close(() => resolve()));
  await new Promise<void>((resolve) => gateway.close(() => resolve()));
});

/** A mail without the line breaks and escapes of its wire form. */
const readable = (mail = '') =>
  mail.replace(/=\r\n/g, '').replace(/(=[0-9A-F]{2})+/g, (bytes) => decodeURIComponent(bytes.replaceAll('=', '%')));

/** A mail in Hindi, whose parts come in either wire form. */
const decoded = (mail = '') =>
  [readable(mail), ...mail.matchAll(/base64\r\n\r\n([\w+/=\r\n]+)/g)]
    .map((part) => (typeof part === 'string' ? part : Buffer.from(part[1] ?? '', 'base64').toString()))
    .join('\n');

async function anOrder(name?: string, headers: Record<string, string> = {}, weight?: string) {
  const tea = await aVariant(shop, { ...(name ? { name, price: 33.5 } : {}), ...(weight ? { weight } : {}) });
  const buyer = await aBuyer(shop, tea, 2);
  const { orderId } = await startCheckout(shop, buyer, headers);
  const { razorpay_payment_id: paymentId } = await payAtStandIn(shop, orderId);
  const { body } = await createOrder(shop, buyer, { paymentId });
  return { buyer, id: body.id as string, number: body.number as string, paymentId };
}

const setStatus = async (id: string, status: string) => {
  const admin = await aUser(shop.ctx(), { isAdmin: true });
  const set = 'mutation ($id: ID!, $status: OrderStatus!) { setOrderStatus(id: $id, status: $status) { message } }';
  await shop.graphql(set, { id, status }, { as: admin });
  await runDueJobs(shop);
};

describe('an order', () => {
  it('is confirmed by a mail with its bill, once, however often it is told of', async () => {
    const { buyer, number, paymentId } = await anOrder('Assam Tea');
    await createOrder(shop, buyer, { paymentId });

    await runDueJobs(shop);
    await runDueJobs(shop);

    expect(mails).toHaveLength(1);
    const mail = readable(mails[0]);
    expect(mail).toContain(`Subject: Order ${number} is confirmed`);
    expect(mail).toContain('To: Asha Rao <asha@example.com>');
    expect(mail).toMatch(/2 × Assam Tea.*₹67\.00/);
    expect(mail).toContain('Total: ₹67.00');
    expect(mail).toContain('Content-Type: text/html');
    expect(mail).toContain('https://jhola.example/orders');
  });

  it('is told of when it is packed, sent and handed over, each once', async () => {
    const { id } = await anOrder();
    await runDueJobs(shop);
    mails = [];

    for (const status of ['PACKED', 'PACKED', 'SHIPPED', 'DELIVERED']) await setStatus(id, status);

    const subjects = mails.map((mail) => /Subject: Order \S+ (.*)\r/.exec(mail)?.[1]);
    expect(subjects).toEqual(['is packed', 'is on its way', 'is delivered']);
  });

  it('comes with its invoice when it has left, and with the credit note when money of it is back', async () => {
    const { id, number } = await anOrder();
    await runDueJobs(shop);
    for (const status of ['PACKED', 'SHIPPED']) await setStatus(id, status);
    const admin = await aUser(shop.ctx(), { isAdmin: true });
    const refund = `mutation ($id: ID!) {
      refundOrder(id: $id, amount: 1, refundedBefore: 0, note: "Sorry") { userErrors { code } }
    }`;
    expect((await shop.graphql(refund, { id }, { as: admin })).data.refundOrder.userErrors).toEqual([]);
    await runDueJobs(shop);

    const files = mails.map((mail) => [
      /Subject: Order \S+ (.*)\r/.exec(mail)?.[1],
      /Content-Type: application\/pdf; name=(\S+)/.exec(mail)?.[1],
      /filename=\S+\r\n\r\n(\S{8})/.exec(mail)?.[1],
    ]);

    const startOfPdf = Buffer.from('%PDF-1').toString('base64');
    expect(files).toEqual([
      ['is confirmed', undefined, undefined],
      ['is packed', undefined, undefined],
      ['is on its way', `${number}.pdf`, startOfPdf],
      ['is refunded', `${number}-credit-note.pdf`, startOfPdf],
    ]);
  });

  it.each([
    ['a shopper who chose Hindi', { cookie: 'lang=hi' }],
    ['an app that asks for Hindi', { 'accept-language': 'hi-IN,en;q=0.5' }],
  ])('is told of in Hindi to %s, also on the days after', async (_whom, headers: Record<string, string>) => {
    const { id, number } = await anOrder(undefined, headers, '1 kg');
    await runDueJobs(shop);
    await setStatus(id, 'PACKED');

    const [confirmed, packed] = mails.map(decoded);
    expect(confirmed).toContain('<html lang="hi">');
    expect(confirmed).toContain(`ऑर्डर ${number} पक्का हो गया`);
    expect(confirmed).toMatch(/कुल: ₹\d/);
    expect(confirmed).toContain(', 1 किलो');
    expect(confirmed).not.toContain('1 kg');
    expect(confirmed).toMatch(/अपने ऑर्डर देखें:\s+http\S+\/hi\/orders\s/);
    expect(packed).toContain('आपका ऑर्डर पैक होकर कूरियर के लिए तैयार है.');
  });

  it('is told of in English to those who read the shop in English, whatever the browser prefers', async () => {
    await anOrder(undefined, { 'accept-language': 'hi-IN,hi;q=0.9', 'sec-fetch-site': 'same-origin' });
    await runDueJobs(shop);

    expect(readable(mails[0])).toContain('Thank you for your order.');
  });

  it('that is called off is told of, and again when its money is back', async () => {
    const { id } = await anOrder();
    await runDueJobs(shop);
    mails = [];

    await setStatus(id, 'CANCELLED');

    const subjects = mails.map((mail) => /Subject: Order \S+ (.*)\r/.exec(mail)?.[1]);
    expect(subjects.sort()).toEqual(['is cancelled', 'is refunded']);
  });

  it('of which some pieces come back is told of with these pieces and what goes back for them, not its total', async () => {
    const { id, buyer } = await anOrder('Nilgiri Tea');
    for (const status of ['PACKED', 'SHIPPED', 'DELIVERED']) await setStatus(id, status);
    const [line] = (await shop.graphql('query ($id: ID!) { order(id: $id) { lines { id } } }', { id }, { as: buyer }))
      .data.order.lines;
    const admin = await aUser(shop.ctx(), { isAdmin: true });
    mails = [];
    const ask = `mutation ($id: ID!, $lines: [OrderPiecesInput!]) {
      requestReturn(input: { orderId: $id, lines: $lines, reason: "One too many.\\nSorry!" }) { orderReturn { id } }
    }`;
    const asked = await shop.graphql(ask, { id, lines: [{ lineId: line.id, quantity: 1 }] }, { as: buyer });
    const returnId = asked.data.requestReturn.orderReturn.id;
    await runDueJobs(shop);
    await shop.graphql('mutation ($id: ID!) { approveReturn(id: $id) { message } }', { id: returnId }, { as: admin });
    await runDueJobs(shop);
    const receive = 'mutation ($id: ID!) { receiveReturn(id: $id, restock: true) { message } }';
    await shop.graphql(receive, { id: returnId }, { as: admin });
    await runDueJobs(shop);

    const told = mails.map(readable);
    const about = (title: string) => told.find((mail) => mail.includes(title)) ?? '';
    for (const title of ['we have your return request', 'your return is accepted', 'we have received your return']) {
      expect(about(title)).toMatch(/1 × Nilgiri Tea.*: ₹33\.50/);
      expect(about(title)).not.toContain('Total:');
    }
    expect(about('we have your return request')).not.toContain('You get back');
    expect(about('we have your return request')).toMatch(/white-space:pre-line">One too many\.\s+Sorry!/);
    expect(about('your return is accepted')).toContain('You get back: ₹33.50');
    expect(about('we have received your return')).toContain('You get back: ₹33.50');
  });

  it('is told of later when the mail server does not take it now, under the same id', async () => {
    refusal = Object.assign(new Error('Try again later'), { responseCode: 451 });
    await anOrder();
    await runDueJobs(shop);
    expect(mails).toEqual([]);
    expect(await jobsOf(shop.database, 'send-order-message')).toMatchObject([{ attempts: 1 }]);

    refusal = null;
    await makeDue(shop.database, 'send-order-message');
    await runDueJobs(shop);

    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatch(/Message-ID:\s+<order-confirmed\.[0-9a-f-]{36}@jhola\.example>/);
  });

  it('is let go of when the mail server refuses it for good', async () => {
    refusal = Object.assign(new Error('No such mailbox'), { responseCode: 550 });
    await anOrder();

    await runDueJobs(shop);

    expect(await jobsOf(shop.database, 'send-order-message')).toEqual([]);
  });
});

describe('a text message', () => {
  it('tells of the parcel and of the delivery, each once, and of nothing else', async () => {
    const { id, number } = await anOrder();

    for (const status of ['PACKED', 'SHIPPED', 'SHIPPED', 'DELIVERED']) await setStatus(id, status);

    expect(texts.map((message) => message.text)).toEqual([
      `The Shop: order ${number} is on its way.`,
      `The Shop: order ${number} is delivered. Thank you!`,
    ]);
    const [parcel] = texts;
    expect(parcel).toMatchObject({ to: '+919876543210', authorization: 'Bearer a-token', key: parcel?.id });
    expect(parcel?.id).toMatch(/^order-shipped\.[0-9a-f-]{36}$/);
  });

  it('names what is to be paid at the door, in Hindi to those who chose it', async () => {
    const buyer = await aBuyer(shop, await aVariant(shop, { price: 100 }));
    const id = await aCashOrderOf(shop, buyer);
    await shop.database.query(`UPDATE "order" SET language = 'hi' WHERE id = $1`, [id]);

    for (const status of ['PACKED', 'SHIPPED']) await setStatus(id, status);

    expect(texts).toMatchObject([
      { text: expect.stringMatching(/^The Shop: ऑर्डर JH-\d+ रास्ते में है. डिलीवरी पर ₹130 देने हैं.$/) },
    ]);
  });

  it('is sent again under its id while the gateway is away, and let go of once it is refused for good', async () => {
    const { id } = await anOrder();
    await setStatus(id, 'PACKED');

    gatewayStatus = 503;
    await setStatus(id, 'SHIPPED');
    expect(await jobsOf(shop.database, 'send-order-text')).toMatchObject([{ attempts: 1 }]);
    gatewayStatus = 422;
    await makeDue(shop.database, 'send-order-text');
    await runDueJobs(shop);

    expect(await jobsOf(shop.database, 'send-order-text')).toEqual([]);
    expect(texts).toHaveLength(2);
    expect(texts[0]?.id).toBe(texts[1]?.id);
  });

  it.each([
    ['98765 43210', '+919876543210'],
    ['+91 98765-43210', '+919876543210'],
    ['09876543210', '+919876543210'],
    ['+1 (415) 555-0100', '+14155550100'],
    ['022 2345 6789', null],
    ['12345', null],
  ])('goes to %s as %s', (typed, dialled) => {
    expect(toE164(typed)).toBe(dialled);
  });
});

describe('a forgotten password', () => {
  const request = (email: string, headers: Record<string, string> = {}) =>
    shop.graphql(
      'mutation ($email: String!) { requestPasswordReset(email: $email) { ok message userErrors { code } } }',
      { email },
      { headers },
    );
  const reset = async (token: string, newPassword: string) => {
    const { data } = await shop.graphql(
      `mutation ($token: String!, $newPassword: String!) {
        resetPassword(token: $token, newPassword: $newPassword) { ok message userErrors { code field } }
      }`,
      { token, newPassword },
    );
    return data.resetPassword;
  };
  const signIn = (email: string, password: string) => shop.rest('POST /api/user/signin', { body: { email, password } });
  const linkIn = (mail = '') => /resetPassword#([\w-]+)/.exec(readable(mail))?.[1] ?? '';

  it('is replaced by the link that is sent, once, and every older session ends', async () => {
    const user = await aUser(shop.ctx(), { password: 'mango-season' });
    const { token: older } = (await signIn(user.email, 'mango-season')).body;
    await request(user.email);
    await runDueJobs(shop);
    const link = linkIn(mails[0]);

    expect(await reset(link, 'monsoon-rain')).toMatchObject({ ok: true, userErrors: [] });

    expect((await signIn(user.email, 'mango-season')).status).toBe(401);
    expect((await signIn(user.email, 'monsoon-rain')).status).toBe(200);
    expect((await shop.rest(`GET /api/user/${user.id}`, { as: `Bearer ${older}` })).status).toBe(401);
    expect(await reset(link, 'another-rain')).toMatchObject({
      ok: false,
      userErrors: [{ code: 'INVALID_CREDENTIALS', field: 'token' }],
    });
  });

  it('is answered in Hindi to those who chose it', async () => {
    const user = await aUser(shop.ctx());
    await request(user.email, { cookie: 'lang=hi' });
    await runDueJobs(shop);

    expect(decoded(mails[0])).toContain('आपके खाते के लिए नया पासवर्ड माँगा गया है.');
  });

  it('is answered alike whether or not there is an account, which gets no mail', async () => {
    const user = await aUser(shop.ctx(), { password: 'mango-season' });

    const answers = [await request(user.email), await request('nobody@example.com')];
    await runDueJobs(shop);

    expect(answers[0]?.data).toEqual(answers[1]?.data);
    expect(mails).toHaveLength(1);
  });

  it('is replaced by the latest link only, within half an hour, and keeps the old password until then', async () => {
    const user = await aUser(shop.ctx(), { password: 'mango-season' });
    for (const _turn of ['first', 'second']) {
      await request(user.email);
      await runDueJobs(shop);
    }
    const [first, second] = mails.map(linkIn);

    expect((await reset(first ?? '', 'monsoon-rain')).ok).toBe(false);
    expect((await reset(second ?? '', 'rain')).userErrors).toEqual([{ code: 'BAD_USER_INPUT', field: 'newPassword' }]);
    await shop.database.query('UPDATE password_reset SET expires_at = now() WHERE user_id = $1', [user.id]);
    expect((await reset(second ?? '', 'monsoon-rain')).ok).toBe(false);

    expect((await signIn(user.email, 'mango-season')).status).toBe(200);
  });

  it('is asked for three times within a quarter of an hour, not oftener', async () => {
    const user = await aUser(shop.ctx());
    for (let turn = 0; turn < 3; turn++) expect((await request(user.email)).errors).toEqual([]);

    expect((await request(user.email)).errors[0]?.extensions.code).toBe('RATE_LIMITED');
    await runDueJobs(shop);
  });

  it('lets in at once a shopper who was shut out by guesses of others', async () => {
    const user = await aUser(shop.ctx(), { password: 'mango-season' });
    for (let guess = 0; guess < 11; guess++) await signIn(user.email, 'wrong');
    expect((await signIn(user.email, 'mango-season')).status).toBe(429);
    await request(user.email);
    await runDueJobs(shop);

    await reset(linkIn(mails[0]), 'monsoon-rain');

    expect((await signIn(user.email, 'monsoon-rain')).status).toBe(200);
  });
});
