import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { parse } from 'csv-parse/sync';
import type { Browser, Page } from 'playwright-core';
import { textOfPdf } from '../../pdf-text.js';
import { openBrowser, SCREENS, shopAddress, visit } from '../browser.js';
import { fillIn, isLost, tabTo } from '../by-keyboard.js';
import { wordsSentTo } from '../mailbox.js';
import { ask, get, post, type SomeProduct, someGoods } from '../shop-calls.js';
import {
  BILLING_BOXES,
  buyCart,
  fillCart,
  newShopper,
  rememberedBy,
  type Shopper,
  sendOrder,
  theOwner,
} from '../shopper.js';

let browser: Browser;
let product: SomeProduct;

beforeAll(async () => {
  browser = await openBrowser();
  // On what other tests read, an offer for everybody would be told of there as well.
  ({ product } = await someGoods(1, 100));
});
afterAll(() => browser.close());

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();

/** Starts an offer on the product, as its owner does; answers its id. */
async function startOffer(input: object, terms: object, code?: string): Promise<string> {
  const { token } = await theOwner();
  const scope = { productIds: [product.id] };
  const SAVE = 'mutation ($input: OfferInput!) { saveOffer(input: $input) { offer { id } userErrors { message } } }';
  const saved = await ask<{ saveOffer: { offer: { id: string } } }>(
    SAVE,
    { input: { title: 'A tenth off', terms: { kind: 'PERCENT_OFF', percent: 10, scope, ...terms }, ...input } },
    token,
  );
  const { id } = saved.saveOffer.offer;
  if (code)
    await ask(
      'mutation ($id: ID!, $code: String) { createOfferCodes(offerId: $id, input: { code: $code }) { codes } }',
      { id, code },
      token,
    );
  await ask('mutation ($id: ID!) { startOffer(id: $id) { userErrors { message } } }', { id }, token);
  return id;
}

async function stopOffer(id: string): Promise<void> {
  await ask('mutation ($id: ID!) { stopOffer(id: $id) { userErrors { message } } }', { id }, (await theOwner()).token);
}

/** Of a gift card. */
const CODE = /[A-Z2-9]{4}(-[A-Z2-9]{4}){3}/;

interface Bought {
  creditBalance: number;
  orders: { nodes: { total: number; paidByCredit: number; discount: number }[] };
}

const rupees = (amount: number) => `₹${amount.toLocaleString('en-US')}.00`;

describe('a code, a gift card and store credit together', () => {
  it('pay for one order on a phone by keyboard alone, each told with its sum, and the dialog asks for the rest', async () => {
    const offer = await startOffer({ needsCode: true }, {}, 'ALL-10');
    const shopper = await newShopper();
    const { token } = await theOwner();
    const off = Math.floor(product.price * 10) / 100;
    const total = Math.floor(product.price - off);
    // A rupee is left for the dialog, which no credit may take.
    const [card, store] = [Math.floor(total / 2), total - Math.floor(total / 2) - 1];
    const email = `friend-${Date.now()}@example.com`;
    await ask(
      `mutation ($card: GiftCardInput!, $store: StoreCreditInput!) {
        issueGiftCard(input: $card) { userErrors { message } } issueStoreCredit(input: $store) { userErrors { message } } }`,
      {
        card: { amount: card, email, name: 'Meera', note: 'For the test' },
        store: { customerId: shopper.user.id, amount: store, note: 'For the test' },
      },
      token,
    );
    const code = await wordsSentTo(email, CODE);
    await fillCart(shopper, product);
    const { page, context, complaints } = await visit(browser, { ...SCREENS[0][1], ...rememberedBy(shopper) });

    await page.goto('/cart');
    await heading(page, 'Your Cart');
    const box = page.getByRole('textbox', { name: 'Have a code?' });
    await tabTo(page, box);
    await page.keyboard.type('no-such-code');
    await page.keyboard.press('Enter');
    await page.getByText('There is no code NO-SUCH-CODE.').first().waitFor();
    expect(await box.evaluate((input) => input.matches(':focus'))).toBe(true);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('all-10');
    await page.keyboard.press('Enter');
    await page.getByText('The code ALL-10 is applied.').first().waitFor();
    const summary = page.getByRole('region', { name: 'Summary' });
    await summary.getByText('A tenth off (ALL-10)').waitFor();
    await summary.getByText(rupees(total), { exact: true }).waitFor();
    expect(await isLost(page)).toBe(false);
    await tabTo(page, page.getByRole('link', { name: 'Proceed To CheckOut' }));
    await page.keyboard.press('Enter');
    await heading(page, 'Checkout');
    await page.getByText('A tenth off (ALL-10)').waitFor();
    await fillIn(page, page.getByRole('form', { name: 'BILLING DETAILS' }), BILLING_BOXES);
    const credit = page.getByRole('region', { name: 'Gift cards and store credit' });
    await tabTo(page, credit.getByRole('textbox', { name: 'Gift card code' }));
    await page.keyboard.type(code.toLowerCase());
    await page.keyboard.press('Enter');
    await credit.getByText(`It has ${rupees(card)} left.`).waitFor();
    const use = credit.getByRole('checkbox', { name: `Pay ${rupees(card + store)} with them` });
    await tabTo(page, use);
    await page.keyboard.press('Space');
    await page
      .getByText(`−${rupees(card + store)}`)
      .first()
      .waitFor();
    await tabTo(page, page.getByRole('button', { name: 'Checkout' }));
    await page.keyboard.press('Enter');
    const pay = page.getByRole('dialog').getByRole('button', { name: /^Pay ₹/ });
    await tabTo(page, pay);
    expect(await pay.innerText()).toContain('₹1');
    await page.keyboard.press('Enter');
    await heading(page, 'Orders');
    await page.getByText(/^Thank you! Order JH-\d+ is placed/).waitFor();
    await tabTo(page, page.getByRole('button', { name: 'Click here to view' }));
    await page.keyboard.press('Enter');
    await page
      .getByRole('dialog')
      .getByText(/A tenth off −₹/)
      .waitFor();

    const { me } = await ask<{ me: Bought }>(
      '{ me { creditBalance orders(first: 1) { nodes { total paidByCredit discount } } } }',
      {},
      shopper.token,
    );
    expect(me).toEqual({ creditBalance: 0, orders: { nodes: [{ total, paidByCredit: total - 1, discount: off }] } });
    expect(complaints).toEqual([]);
    await context.close();
    await stopOffer(offer);
  });
});

/**
 * What a piece of the product costs everybody, in rupees, by each face that tells it.
 *
 * @param since feeds tell what has changed since then
 */
async function pricesTold(since: string): Promise<Record<string, number>> {
  const variantId = product.variants.find(({ countInStock }) => countInStock > 0)?.id ?? '';
  const page = await (await get(`/product/${product.id}`)).text();
  const [, jsonLd = ''] = /"@type":"Offer".*?"price":"?([\d.]+)/.exec(page) ?? [];
  const { product: onGraph } = await ask<{ product: { offerPrice: number } }>(
    'query ($id: ID!) { product(id: $id) { offerPrice } }',
    { id: product.id },
  );
  const underApi = (await (await get(`/api/products/${product.id}`)).json()) as { offerPrice: number };
  const feed = async (name: string) => (await get(`/api/feeds/${name}?since=${since}`)).text();
  const item = (await feed('google.xml')).split('<item>').find((each) => each.includes(`<g:id>${variantId}</g:id>`));
  const rows: Record<string, string>[] = parse(await feed('meta.csv'), { columns: true });
  const lines = (await feed('acp.jsonl')).split('\n').filter(Boolean);
  const acp = lines.flatMap((line) => JSON.parse(line).variants).find(({ id }) => id === variantId);
  const [provider] = JSON.parse(await feed('ondc.json'))['bpp/providers'];
  const ondc = provider.items.find(({ id }: { id: string }) => id === variantId);
  // biome-ignore lint/suspicious/noExplicitAny: of another contract, of which little is read
  const { body: ucp } = await post<any>('/api/ucp/catalog/lookup', { ids: [variantId] });
  return {
    ...{ jsonLd: Number(jsonLd), graph: onGraph.offerPrice, rest: underApi.offerPrice },
    google: Number.parseFloat(item?.split('<g:sale_price>')[1] ?? ''),
    meta: Number.parseFloat(rows.find(({ id }) => id === variantId)?.sale_price ?? ''),
    acp: acp.price.amount / 100,
    ondc: Number(ondc.price.value),
    ucp: ucp.products[0].variants[0].price.amount / 100,
  };
}

/** What so many pieces come to that lie in no cart yet, in rupees, by each face that tells it. */
async function basketsTold(): Promise<Record<string, number>> {
  const variantId = product.variants.find(({ countInStock }) => countInStock > 0)?.id ?? '';
  const lines = [{ productId: product.id, variantId, quantity: 1 }];
  const { basket } = await ask<{ basket: { total: number } }>(
    'query ($lines: [CartMergeLineInput!]!) { basket(lines: $lines) { total } }',
    { lines },
  );
  // biome-ignore lint/suspicious/noExplicitAny: of another contract, of which little is read
  const { body: cart } = await post<any>('/api/ucp/carts', { line_items: [{ item: { id: variantId }, quantity: 1 }] });
  // biome-ignore lint/suspicious/noExplicitAny: the same
  const { body: checkout } = await post<any>('/api/ucp/checkout-sessions', { cart_id: cart.id, line_items: [] });
  const tool = await callTool('basket', { lines });
  const totalOf = ({ totals }: { totals: { type: string; amount: number }[] }) =>
    (totals.find(({ type }) => type === 'total')?.amount ?? 0) / 100;
  return { graph: basket.total, mcp: tool.basket.total, ucpCart: totalOf(cart), ucpCheckout: totalOf(checkout) };
}

/** Calls a tool as a program does. */
// biome-ignore lint/suspicious/noExplicitAny: what a tool answers is as its operation asks
async function callTool(name: string, given: Record<string, unknown>, token?: string): Promise<any> {
  const client = new Client({ name: 'a cook', version: '1.0.0' }, { versionNegotiation: { mode: 'auto' } });
  const requestInit = token ? { headers: { authorization: `Bearer ${token}` } } : {};
  await client.connect(new StreamableHTTPClientTransport(new URL(`${shopAddress()}/mcp`), { requestInit }));
  try {
    return (await client.callTool({ name, arguments: given })).structuredContent;
  } finally {
    await client.close();
  }
}

/** Gives a shopper a gift card whose code is entered, and store credit; in rupees. */
async function giveCredit({ user, token }: Shopper, card: number, store: number): Promise<void> {
  const email = `friend-${Date.now()}@example.com`;
  await ask(
    `mutation ($card: GiftCardInput!, $store: StoreCreditInput!) {
      issueGiftCard(input: $card) { userErrors { message } } issueStoreCredit(input: $store) { userErrors { message } } }`,
    {
      card: { amount: card, email, name: 'Meera', note: 'For the test' },
      store: { customerId: user.id, amount: store, note: 'For the test' },
    },
    (await theOwner()).token,
  );
  const code = await wordsSentTo(email, CODE);
  await ask('mutation ($code: String!) { addGiftCard(code: $code) { userErrors { message } } }', { code }, token);
}

describe('an offer for UPI, and one for the cards of a bank', () => {
  it('are choices with their totals on a phone, pay in a window that offers nothing else, and refuse other cards', async () => {
    const [upi, cards] = [
      await startOffer({ title: 'UPI days', paymentOption: 'upi' }, {}),
      await startOffer(
        {
          ...{ title: 'Card days', paymentOption: 'bank-card', providerOfferId: 'offer_StandInVisa01' },
          cards: 'Stand-in Bank credit cards',
        },
        { percent: 20 },
      ),
    ];
    const shopper = await newShopper();
    await fillCart(shopper, product);
    const { page, context, complaints } = await visit(browser, { ...SCREENS[0][1], ...rememberedBy(shopper) });
    const totalAt = (percent: number) => rupees(Math.floor((product.price * (100 - percent)) / 100));

    await page.goto('/checkout');
    await heading(page, 'Checkout');
    const form = page.getByRole('form', { name: 'BILLING DETAILS' });
    for (const [label, text] of Object.entries(BILLING_BOXES)) await form.getByLabel(label, { exact: true }).fill(text);
    const byUpi = page.getByRole('radio', { name: /^UPI/ });
    await page.getByText(`${totalAt(10)} in all, with: UPI days`).waitFor();
    expect(await byUpi.isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Checkout' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: `Pay ${totalAt(10)}` }).waitFor();
    expect(await dialog.getByRole('tab').allInnerTexts()).toEqual(['UPI']);
    await dialog.getByRole('button', { name: 'Close the payment' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('radio', { name: /^Stand-in Bank credit cards/ }).check();
    await page.getByRole('button', { name: 'Checkout' }).click();
    const pay = dialog.getByRole('button', { name: `Pay ${totalAt(20)}` });
    await dialog.getByRole('textbox', { name: 'Card number' }).fill('6521 1111 1111 1111');
    await pay.click();
    await dialog.getByText(/^This offer is for other cards/).waitFor();
    await dialog.getByRole('textbox', { name: 'Card number' }).fill('4111 1111 1111 1111');
    await pay.click();
    await heading(page, 'Orders');
    await page.getByText(/^Thank you! Order JH-\d+ is placed/).waitFor();

    const { me } = await ask<{ me: Bought }>('{ me { orders(first: 1) { nodes { total } } } }', {}, shopper.token);
    expect(rupees(me.orders.nodes[0]?.total ?? 0)).toBe(totalAt(20));
    // The refusal of the card is told by an answer of 400.
    expect(complaints.filter((complaint) => !complaint.includes('400'))).toEqual([]);
    await context.close();
    await Promise.all([upi, cards].map(stopOffer));
  });
});

describe('what an order costs by an offer for everybody, a code, a gift card and store credit', () => {
  it('is the same at every face of the shop, from the card to the credit note', async () => {
    const since = new Date().toISOString();
    const everybody = await startOffer({ title: 'Harvest' }, {});
    const coded = await startOffer(
      { title: 'Twenty off', needsCode: true },
      { kind: 'AMOUNT_OFF', percent: null, amount: 20, scope: null },
      'TRUTH-20',
    );
    const [shopper, owner] = await Promise.all([newShopper(), theOwner()]);
    const paise = Math.round(product.price * 100);
    const tenth = Math.round(paise / 10);
    const price = (paise - tenth) / 100;
    expect(new Set(Object.values(await pricesTold(since)))).toEqual(new Set([price]));
    expect(new Set(Object.values(await basketsTold()))).toEqual(new Set([Math.floor(price)]));

    await giveCredit(shopper, 30, 12);
    await fillCart(shopper, product);
    await ask('mutation { applyOffer(code: "TRUTH-20") { userErrors { message } } }', {}, shopper.token);
    const discount = (tenth + 2_000) / 100;
    const total = Math.floor((paise - tenth - 2_000) / 100);
    const CART = '{ me { cart { discount total paymentChoices(pin: "560001") { code discount total credit } } } }';
    const { me } = await ask<{ me: { cart: { paymentChoices: object[] } } }>(CART, {}, shopper.token);
    expect(me.cart).toMatchObject({ discount, total });
    for (const choice of me.cart.paymentChoices) expect(choice).toMatchObject({ discount, credit: 42 });
    expect((await callTool('my_cart', {}, shopper.token)).me.cart).toMatchObject({ total });

    const email = `bill-${Date.now()}@example.com`;
    const id = await buyCart(shopper, { credit: 42, email });
    const facts = { discount, total, paidByCredit: 42, shipping: 0 };
    const ORDER = `query ($id: ID!) { order(id: $id) {
      number paymentId discount total paidByCredit shipping offers { title code discount } lines { subTotal discount } } }`;
    const { order } = await ask<{ order: { number: string; paymentId: string; offers: object[] } }>(
      ORDER,
      { id },
      shopper.token,
    );
    const offers = [
      { title: 'Harvest', code: null, discount: tenth / 100 },
      { title: 'Twenty off', code: 'TRUTH-20', discount: 20 },
    ];
    expect(order).toMatchObject({ ...facts, lines: [{ subTotal: product.price, discount }] });
    expect(order.offers).toEqual(expect.arrayContaining(offers));
    const ledger = (await (await get('/standin/ledger')).json()) as { payments: { id: string; amount: number }[] };
    expect(ledger.payments.find((payment) => payment.id === order.paymentId)?.amount).toBe((total - 42) * 100);
    const told = await fetch(`${shopAddress()}/api/orders/${id}`, {
      headers: { authorization: `Bearer ${shopper.token}` },
    });
    expect(await told.json()).toMatchObject({ discount, amount: total, credit: 42, shipping: 0 });
    const { me: byTool } = await callTool('my_orders', {}, shopper.token);
    expect(byTool.orders.nodes[0]).toMatchObject({ total });

    const inWords = (rupees: number) => `₹${rupees.toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
    const confirmed = await wordsSentTo(email, /.*Total.*/s);
    expect(confirmed).toContain(`Harvest: −${inWords(tenth / 100)}`);
    expect(confirmed).toContain('Twenty off (TRUTH-20): −₹20.00');
    expect(confirmed).toContain(`Total: ${inWords(total)}`);
    expect(confirmed).toContain(`Gift cards and store credit: −₹42.00\nPaid: ${inWords(total - 42)}`);
    await sendOrder(id, owner);
    const bill = await fetch(`${shopAddress()}/api/orders/${id}/invoice`, {
      headers: { authorization: `Bearer ${shopper.token}` },
    });
    const drawn = textOfPdf(Buffer.from(await bill.arrayBuffer()));
    for (const words of [
      `Harvest −${inWords(tenth / 100)}`,
      'Twenty off (TRUTH-20) −₹20.00',
      inWords(total),
      'Gift cards and store credit paid ₹42.00 of it.',
    ])
      expect(drawn).toContain(words);

    await ask(
      'mutation ($id: ID!, $amount: Rupees!) { refundOrder(id: $id, amount: $amount, refundedBefore: 0, note: "Came broken") { userErrors { message } } }',
      { id, amount: total },
      owner.token,
    );
    const back = `Refunded: ${inWords(total - 42)}\nTotal: ${inWords(total)}`;
    expect(await wordsSentTo(email, /We have refunded your payment.*/s)).toContain(back);
    expect(await wordsSentTo(email, /We have given it back as gift card.*/s)).toContain('Refunded: ₹42.00');
    const { me: purse } = await ask<{ me: object }>('{ me { creditBalance } }', {}, shopper.token);
    expect(purse).toEqual({ creditBalance: 42 });
    const { order: ended } = await ask<{ order: object }>(
      'query ($id: ID!) { order(id: $id) { refundedTotal creditNotes { total } } }',
      { id },
      shopper.token,
    );
    expect(ended).toEqual({ refundedTotal: total, creditNotes: [{ total }] });
    const bills = await fetch(`${shopAddress()}/api/orders/${id}/invoice`, {
      headers: { authorization: `Bearer ${shopper.token}` },
    });
    const [, note = ''] = textOfPdf(Buffer.from(await bills.arrayBuffer())).split('Credit note');
    expect(note).toContain(inWords(total));

    // What is called off before it is sent goes back as it was paid, and its mails say as much.
    await fillCart(shopper, product);
    await ask('mutation { applyOffer(code: "TRUTH-20") { userErrors { message } } }', {}, shopper.token);
    const calledOff = `off-${Date.now()}@example.com`;
    const other = await buyCart(shopper, { credit: 42, email: calledOff });
    await ask('mutation ($id: ID!) { cancelOrder(id: $id) { userErrors { message } } }', { id: other }, shopper.token);
    expect(await wordsSentTo(calledOff, /Your order is cancelled\..*/s)).toContain(`Total: ${inWords(total)}`);
    expect(await wordsSentTo(calledOff, /We have refunded your payment.*/s)).toContain(back);
    expect(await wordsSentTo(calledOff, /We have given it back as gift card.*/s)).toContain('Refunded: ₹42.00');
    await Promise.all([everybody, coded].map(stopOffer));
  });
});
