import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { signToken } from '../accounts/sign-in/token.js';
import type { User } from '../accounts/user.entity.js';
import type { ProductVariant } from '../catalogue/variants/product-variant.entity.js';
import { Order } from '../orders/order.entity.js';
import { OrderStatus } from '../orders/order-status.js';
import { setOrderStatus } from '../payments/fulfilment/set-order-status.js';
import { asPaise } from '../shared/money/money.js';
import { inTransaction } from '../shared/rows/transaction.js';
import { aFilledCart, aUser } from '../testing/factories/account.factory.js';
import { aCategory } from '../testing/factories/catalogue.factory.js';
import { aBuyer, aVariant } from '../testing/factories/checkout.factory.js';
import { anOrderOf, aReturnOf, TO_THE_DOOR } from '../testing/factories/order.factory.js';
import { textOfPdf } from '../testing/pdf-text.js';
import { openShop, type TestShop } from '../testing/shop.js';
import { drawInvoices } from './draw-invoices.js';
import { allocate, taxWithin } from './gst.js';
import { stateCodeOf } from './gst-states.js';
import { Invoice, InvoiceLine } from './invoice.entity.js';

let shop: TestShop;
let admin: User;
let dal: ProductVariant;
let soap: ProductVariant;

beforeAll(async () => {
  shop = await openShop({ SHOP_GSTIN: '29ABCDE1234F1Z5' });
  admin = await aUser(shop.ctx(), { isAdmin: true });
  const category = await aCategory(shop.ctx(), { name: 'Atta, Rice & Dal', slug: 'atta-rice-dal' });
  const plenty = { countInStock: 1_000, categoryId: category.id };
  dal = await aVariant(shop, { ...plenty, name: 'Toor Dal', price: 50.25, oldPrice: 60 });
  soap = await aVariant(shop, { ...plenty, name: 'Soap', price: 59 });
  await shop.database.query("UPDATE product SET hsn_code = '34011190', gst_rate = 18 WHERE id = $1", [soap.productId]);
});
afterAll(() => shop.close());

const DOCUMENT = `number gstin placeOfSupply stateCode total roundedOff savings
  lines { description hsnCode quantity mrp price gstRate amount taxable cgst sgst igst }`;

async function documents(id: string) {
  const { data } = await shop.graphql(
    `query ($id: ID!) { order(id: $id) { invoice { ${DOCUMENT} } creditNotes { ${DOCUMENT} } } }`,
    { id },
    { as: admin },
  );
  return data.order;
}

/** What each line is worth and the tax on it, of all documents. */
const taxesOf = (all: { lines: Record<string, unknown>[] }[]) =>
  all.flatMap(({ lines }) => lines.map(({ amount, taxable, cgst, sgst, igst }) => [amount, taxable, cgst, sgst, igst]));

/** An order of dal at 5 % and a soap at 18 %, for ₹100.5 and ₹59, paid with ₹159. */
async function anOrder(through: OrderStatus[] = []) {
  const buyer = await aBuyer(shop, dal, 2);
  await aFilledCart(shop.ctx(), buyer, { [soap.id]: 1 });
  return { id: await anOrderOf(shop, buyer, through), buyer };
}

const ship = (id: string) => setOrderStatus(shop.ctx(admin), id, OrderStatus.SHIPPED);

describe('an invoice', () => {
  it('is issued when the goods leave, with the tax within their prices, in two halves in the own state', async () => {
    const { id } = await anOrder([OrderStatus.PACKED]);
    expect((await documents(id)).invoice).toBeNull();

    await ship(id);

    const { invoice } = await documents(id);
    expect(invoice).toMatchObject({
      ...{ number: expect.stringMatching(/^JH\/\d\d-\d\d\/\d{6}$/), gstin: '29ABCDE1234F1Z5' },
      ...{ placeOfSupply: 'Karnataka', stateCode: '29', total: 159, roundedOff: 0.5, savings: 19.5 },
    });
    expect(invoice.lines).toEqual([
      {
        ...{ description: 'Toor Dal', hsnCode: '1101', quantity: 2, mrp: 60, price: 50.25, gstRate: 5 },
        ...{ amount: 100.5, taxable: 95.72, cgst: 2.39, sgst: 2.39, igst: 0 },
      },
      {
        ...{ description: 'Soap', hsnCode: '34011190', quantity: 1, mrp: 59, price: 59, gstRate: 18 },
        ...{ amount: 59, taxable: 50, cgst: 4.5, sgst: 4.5, igst: 0 },
      },
    ]);
  });

  it('has the code and the tax of the nearest category that has them, where the product says nothing', async () => {
    const dairy = await aCategory(shop.ctx(), { name: 'Dairy & Bakery', slug: 'dairy-bakery' });
    const milk = await aCategory(shop.ctx(), { name: 'Milk', slug: 'milk', parentId: dairy.id });
    const fresh = await aCategory(shop.ctx(), { name: 'Fresh Milk', slug: 'fresh-milk', parentId: milk.id });
    const goods = { countInStock: 10, categoryId: dairy.id };
    const toned = await aVariant(shop, { ...goods, subCategoryId: fresh.id, name: 'Toned Milk', price: 28 });
    const other = await aVariant(shop, { ...goods, subCategoryId: milk.id, name: 'Milk Powder', price: 90 });
    const buyer = await aBuyer(shop, toned);
    await aFilledCart(shop.ctx(), buyer, { [other.id]: 1 });
    const id = await anOrderOf(shop, buyer, [OrderStatus.PACKED]);

    await ship(id);

    const { lines } = (await documents(id)).invoice;
    expect(lines).toMatchObject([
      { description: expect.stringContaining('Toned Milk'), hsnCode: '0401', gstRate: 0 },
      { description: expect.stringContaining('Milk Powder'), hsnCode: '0402', gstRate: 5 },
    ]);
  });

  it('has one tax for goods that go to another state', async () => {
    const { id } = await anOrder([OrderStatus.PACKED]);
    await shop.database.query(`UPDATE "order" SET region = 'tamil  nadu' WHERE id = $1`, [id]);

    await ship(id);

    const { invoice } = await documents(id);
    expect(invoice).toMatchObject({ placeOfSupply: 'Tamil Nadu', stateCode: '33' });
    expect(invoice.lines[1]).toMatchObject({ taxable: 50, cgst: 0, sgst: 0, igst: 9 });
  });

  it('has a number without a gap, though others ship at the same time and some come to nothing', async () => {
    const orders: string[] = [];
    for (let count = 0; count < 8; count++) orders.push((await anOrder([OrderStatus.PACKED])).id);
    const failing = inTransaction(shop.ctx(admin), async (tx) => {
      await setOrderStatus(tx, String(orders[0]), OrderStatus.SHIPPED);
      throw new Error('the process died');
    });
    await failing.catch(() => undefined);

    await Promise.all([...orders, ...orders].map(ship));

    const rows: { sequence: number }[] = await shop.database.query(
      "SELECT sequence FROM invoice WHERE kind = 'INVOICE' ORDER BY sequence",
    );
    expect(rows.map(({ sequence }) => sequence)).toEqual(rows.map((_, index) => index + 1));
    const [{ count }] = await shop.database.query(
      "SELECT count(*)::int FROM invoice WHERE kind = 'INVOICE' AND order_id = ANY($1)",
      [orders],
    );
    expect(count).toBe(8);
  });
});

describe('an order whose delivery was paid for', () => {
  const setFee = (fee: number) =>
    shop.graphql(
      'mutation ($fee: Rupees!) { setDeliveryTerms(fee: $fee, freeFrom: 1000) { userErrors { code } } }',
      { fee },
      { as: admin },
    );
  beforeAll(() => setFee(50));
  afterAll(() => setFee(0));

  it('has the delivery as a line of its invoice, and its credit note over goods and delivery alike', async () => {
    const { id } = await anOrder([OrderStatus.PACKED]);
    await ship(id);
    const refund =
      'mutation ($id: ID!) { refundOrder(id: $id, amount: 209, refundedBefore: 0, note: "Lost") { userErrors { code } } }';
    await shop.graphql(refund, { id }, { as: admin });

    const { invoice, creditNotes } = await documents(id);

    expect(invoice).toMatchObject({ total: 209, roundedOff: 0.5 });
    expect(invoice.lines[2]).toEqual({
      ...{ description: 'Delivery', hsnCode: '9968', quantity: 1, mrp: 50, price: 50, gstRate: 18 },
      ...{ amount: 50, taxable: 42.38, cgst: 3.81, sgst: 3.81, igst: 0 },
    });
    expect(creditNotes).toMatchObject([
      { total: 209, roundedOff: 0.5, lines: [{}, {}, { description: 'Delivery', gstRate: 18 }] },
    ]);
    expect(taxesOf(creditNotes)).toEqual(taxesOf([invoice]));
  });

  it('gives back the goods alone when they are returned, and the delivery alone when that follows', async () => {
    const { id, buyer } = await anOrder(TO_THE_DOOR);
    const returnId = await aReturnOf(shop, buyer, { orderId: id, approved: true });
    const receive = 'mutation ($id: ID!) { receiveReturn(id: $id, restock: true) { message } }';

    await shop.graphql(receive, { id: returnId }, { as: admin });

    const [note] = (await documents(id)).creditNotes;
    expect(note.lines.map(({ description }: { description: string }) => description)).toEqual(['Toor Dal', 'Soap']);
    expect(note.total).toBe(159.5);

    const rest =
      'mutation ($id: ID!) { refundOrder(id: $id, amount: 49.5, refundedBefore: 159.5, note: "Late") { message } }';
    await shop.graphql(rest, { id }, { as: admin });

    const { invoice, creditNotes } = await documents(id);
    expect(creditNotes[1]).toMatchObject({ total: 49.5, roundedOff: 0.5, lines: [{ description: 'Delivery' }] });
    expect(taxesOf(creditNotes)).toEqual(taxesOf([invoice]));
  });
});

describe('a credit note', () => {
  it('takes what was returned off its line, and what is given back without goods off all of them', async () => {
    const { id, buyer } = await anOrder(TO_THE_DOOR);
    const [line] = await shop.database.query('SELECT id FROM order_line WHERE order_id = $1 ORDER BY position', [id]);
    const asked = await shop.graphql(
      `mutation ($id: ID!, $line: ID!) {
        requestReturn(input: { orderId: $id, lines: [{ lineId: $line, quantity: 1 }], reason: "Broken" }) { orderReturn { id } } }`,
      { id, line: line.id },
      { as: buyer },
    );
    const answer = await shop.graphql(
      `mutation ($return: ID!, $id: ID!) {
        approveReturn(id: $return) { userErrors { code } }
        receiveReturn(id: $return, restock: true) { userErrors { code } }
        refundOrder(id: $id, amount: 10.9, refundedBefore: 50.25, note: "Late") { userErrors { code } } }`,
      { return: asked.data.requestReturn.orderReturn.id, id },
      { as: admin },
    );
    expect(JSON.stringify(answer.data)).not.toContain('code');

    const { creditNotes } = await documents(id);

    expect(creditNotes).toMatchObject([
      { number: expect.stringMatching(/^JC\//), total: 50.25, lines: [{ quantity: 1, amount: 50.25 }] },
      { total: 10.9, roundedOff: 0, lines: [{ amount: 5.01 }, { amount: 5.89, cgst: 0.45, sgst: 0.45 }] },
    ]);
  });

  it('never takes more off a line than it was charged, where a part of all went back before its goods came', async () => {
    const { id, buyer } = await anOrder(TO_THE_DOOR);
    const [, soapLine] = await shop.database.query('SELECT id FROM order_line WHERE order_id = $1 ORDER BY position', [
      id,
    ]);
    await shop.graphql(
      'mutation ($id: ID!) { refundOrder(id: $id, amount: 80, refundedBefore: 0, note: "Late") { message } }',
      { id },
      { as: admin },
    );
    const lines = [{ lineId: soapLine.id, quantity: 1 }];
    const returnId = await aReturnOf(shop, buyer, { orderId: id, lines, approved: true });

    await shop.graphql(
      'mutation ($id: ID!) { receiveReturn(id: $id, restock: true) { message } }',
      { id: returnId },
      { as: admin },
    );

    const { creditNotes } = await documents(id);
    // ₹59 were paid for the soap, of which the goodwill has credited ₹29.59.
    expect(creditNotes).toMatchObject([
      { total: 80, lines: [{ amount: 50.41 }, { amount: 29.59 }] },
      { total: 59, roundedOff: 0, lines: [{ amount: 29.59 }, { description: 'Soap', quantity: 1, amount: 29.41 }] },
    ]);
    const rest =
      'mutation ($id: ID!) { refundOrder(id: $id, amount: 20, refundedBefore: 139, note: "Lost") { message } }';
    await shop.graphql(rest, { id }, { as: admin });

    const last = (await documents(id)).creditNotes[2];
    expect(last).toMatchObject({ total: 20, roundedOff: 0.5, lines: [{ description: 'Toor Dal', amount: 20.5 }] });
  });

  it('is issued with the invoice for what went back before the goods left', async () => {
    const { id } = await anOrder();
    const refund = `mutation ($id: ID!) { refundOrder(id: $id, amount: 9, refundedBefore: 0, note: "Sorry") { message } }`;
    await shop.graphql(refund, { id }, { as: admin });
    expect((await documents(id)).creditNotes).toEqual([]);

    await setOrderStatus(shop.ctx(admin), id, OrderStatus.PACKED);
    await ship(id);

    expect((await documents(id)).creditNotes).toMatchObject([{ total: 9 }]);
  });

  it('of all that was returned comes to what was paid', async () => {
    const { id, buyer } = await anOrder(TO_THE_DOOR);
    const returnId = await aReturnOf(shop, buyer, { orderId: id, approved: true });
    const receive = 'mutation ($id: ID!) { receiveReturn(id: $id, restock: true) { message } }';

    await shop.graphql(receive, { id: returnId }, { as: admin });

    const { invoice, creditNotes } = await documents(id);
    expect(creditNotes).toMatchObject([{ total: 159, roundedOff: 0.5 }]);
    expect(taxesOf(creditNotes)).toEqual(taxesOf([invoice]));
  });

  it('of the last piece leaves no tax on what has all come back, line by line and paisa by paisa', async () => {
    const { id, buyer } = await anOrder(TO_THE_DOOR);
    const lines: { id: string; quantity: number }[] = await shop.database.query(
      'SELECT id, quantity FROM order_line WHERE order_id = $1 ORDER BY position',
      [id],
    );
    const receive = 'mutation ($id: ID!) { receiveReturn(id: $id, restock: true) { userErrors { code } } }';

    for (const lineId of lines.flatMap(({ id: line, quantity }) => Array(quantity).fill(line))) {
      const returnId = await aReturnOf(shop, buyer, { orderId: id, lines: [{ lineId, quantity: 1 }], approved: true });
      await shop.graphql(receive, { id: returnId }, { as: admin });
    }

    const { invoice, creditNotes } = await documents(id);
    // The tax of one of two pieces is 1.195 each way.
    expect(creditNotes).toMatchObject([
      { total: 50.25, roundedOff: 0, lines: [{ taxable: 47.85, cgst: 1.2, sgst: 1.2 }] },
      { total: 50.25, roundedOff: 0, lines: [{ taxable: 47.87, cgst: 1.19, sgst: 1.19 }] },
      { total: 58.5, roundedOff: 0.5, lines: [{ amount: 59, taxable: 50, cgst: 4.5, sgst: 4.5 }] },
    ]);
    const [dals, soaps] = taxesOf([invoice]);
    const [one, other, soap] = taxesOf(creditNotes);
    expect(one?.map((amount, index) => Math.round((Number(amount) + Number(other?.[index])) * 100) / 100)).toEqual(
      dals,
    );
    expect(soap).toEqual(soaps);
  });
});

describe('an invoice as a file', () => {
  const fileOf = (id: string, as: User | null, headers: Record<string, string> = {}) =>
    fetch(`${shop.address}/api/orders/${id}/invoice`, {
      headers: { ...(as ? { authorization: `Bearer ${signToken(as, shop.config)}` } : {}), ...headers },
    });
  const textOf = async (file: Response) => textOfPdf(Buffer.from(await file.arrayBuffer()));

  it('is of the whole sum where credit paid a part, and says so as of a means of payment', async () => {
    const { id, buyer } = await anOrder([OrderStatus.PACKED]);
    await shop.database.query('UPDATE "order" SET credit_paise = 5000 WHERE id = $1', [id]);
    await ship(id);
    const { invoice } = await documents(id);

    const text = await textOf(await fileOf(id, buyer));

    expect(invoice).toMatchObject({ total: 159 });
    expect(text).toContain('Total ₹159.00');
    expect(text).toContain('Gift cards and store credit paid ₹50.00 of it.');
  });

  it('says what the page says: who sold what to whom, each rate and tax, and what was saved', async () => {
    const { id, buyer } = await anOrder([OrderStatus.PACKED]);
    await shop.database.query(`UPDATE "order" SET name = 'आशा राव' WHERE id = $1`, [id]);
    await ship(id);
    const { invoice } = await documents(id);

    const file = await fileOf(id, buyer);

    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename=JH-\d+\.pdf$/);
    expect(file.headers.get('cache-control')).toBe('private, no-store');
    const text = await textOf(file);
    for (const part of [
      ...[`Tax invoice ${invoice.number}`, 'GSTIN 29ABCDE1234F1Z5', 'To: आशा राव, ', 'Place of supply: Karnataka (29)'],
      ...['CGST SGST Amount', 'Toor Dal 1101 2 ₹60.00 ₹50.25 5 % ₹95.72 ₹2.39 ₹2.39 ₹100.50'],
      ...['Soap 34011190 1 ₹59.00 ₹59.00 18 % ₹50.00 ₹4.50 ₹4.50 ₹59.00', 'Rounded off −₹0.50', 'Total ₹159.00'],
      ...['You saved ₹19.50 on MRP.', 'Page 1 of 1'],
    ])
      expect(text).toContain(part);
  });

  it('has one tax for another state, and a page for each credit note', async () => {
    const { id, buyer } = await anOrder([OrderStatus.PACKED]);
    await shop.database.query(`UPDATE "order" SET region = 'Tamil Nadu' WHERE id = $1`, [id]);
    await ship(id);
    const refund = `mutation ($id: ID!) { refundOrder(id: $id, amount: 59, refundedBefore: 0, note: "Torn") { message } }`;
    await shop.graphql(refund, { id }, { as: admin });
    const [note] = (await documents(id)).creditNotes;

    const text = await textOf(await fileOf(id, buyer));

    expect(text).toContain('Place of supply: Tamil Nadu (33)');
    expect(text).toContain('Soap 34011190 1 ₹59.00 ₹59.00 18 % ₹50.00 ₹9.00 ₹59.00');
    expect(text).toContain(`Credit note ${note.number}`);
    expect(text).toContain('Page 2 of 2');
  });

  it('goes on over as many pages as its lines take', async () => {
    const { id, buyer } = await anOrder([OrderStatus.PACKED]);
    await ship(id);
    await shop.database.query(
      `INSERT INTO invoice_line SELECT invoice_id, n, order_line_id, 'Article ' || n, hsn_code, quantity, mrp_paise, price_paise,
         gst_rate, amount_paise, taxable_paise, cgst_paise, sgst_paise, igst_paise
       FROM invoice_line, generate_series(3, 90) n
       WHERE position = 1 AND invoice_id = (SELECT id FROM invoice WHERE order_id = $1)`,
      [id],
    );

    const text = await textOf(await fileOf(id, buyer));

    expect(text.match(/Item HSN/g)).toHaveLength(3);
    expect(text).toContain('Article 90 1101');
    expect(text).toContain('Page 3 of 3');
  });

  it('has its sums together on one page, and a pack beside its unit, however many lines stand above them', async () => {
    const { id } = await anOrder([OrderStatus.PACKED]);
    await ship(id);
    const { manager } = shop.database;
    const order = await manager.findOneByOrFail(Order, { id });
    const invoice = await manager.findOneByOrFail(Invoice, { orderId: id });
    const one = await manager.findOneByOrFail(InvoiceLine, { invoiceId: invoice.id, position: 1 });
    const title = { en: 'Ten percent off' };
    const offers = [{ offerId: id, title, code: 'TEN', discountPaise: 100, shippingPaise: 0 }];
    const lines = (count: number) => Array.from({ length: count }, () => ({ ...one, description: 'Dal, 1 kg' }));

    for (let count = 20; count <= 34; count++) {
      const documents = [{ invoice, lines: lines(count) }];
      const pages = textOfPdf(await drawInvoices(order, documents, offers, 'en', null)).split(/Page \d+ of \d+/);
      const last = pages.at(-2) ?? '';
      for (const part of ['Total ₹159.00', 'Ten percent off', 'You saved', 'MRP and prices include all taxes.'])
        expect([count, last]).toEqual([count, expect.stringContaining(part)]);
    }
  });

  it('speaks Hindi to those who chose it', async () => {
    const { id, buyer } = await anOrder([OrderStatus.PACKED]);
    await ship(id);

    // A vowel above its letter is drawn by itself.
    const text = (await textOf(await fileOf(id, buyer, { cookie: 'lang=hi' }))).replaceAll(' ', '');

    for (const part of ['टैक्सइनवॉइसJH/', 'सप्लाईकीजगह:Karnataka', 'कुल₹159.00']) expect(text).toContain(part);
  });

  it('is for its shopper and who runs the shop, and not there before the goods have left', async () => {
    const { id, buyer } = await anOrder([OrderStatus.PACKED]);
    expect((await fileOf(id, buyer)).status).toBe(404);
    await ship(id);

    const stranger = await aUser(shop.ctx());
    const answers = await Promise.all([buyer, admin, stranger, null].map((as) => fileOf(id, as)));

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 404, 401]);
  });
});

describe('a shop without GSTIN', () => {
  it('takes no tax', async () => {
    const { id } = await anOrder([OrderStatus.PACKED]);
    const ctx = shop.ctx(admin);

    await setOrderStatus({ ...ctx, config: { ...ctx.config, gstin: null } }, id, OrderStatus.SHIPPED);

    const { invoice } = await documents(id);
    expect(invoice).toMatchObject({
      gstin: null,
      lines: [
        { taxable: 100.5, gstRate: 0 },
        { taxable: 59, cgst: 0 },
      ],
    });
  });
});

describe('the tax within a price', () => {
  it('adds up to it, to the paisa, in equal halves', () => {
    const anAmount = fc.integer({ min: 1, max: 1_000_000_000 }).map(asPaise);
    fc.assert(
      fc.property(anAmount, fc.constantFrom(0, 0.25, 3, 5, 12, 18, 40), fc.boolean(), (gross, rate, isInterstate) => {
        const { taxablePaise, cgstPaise, sgstPaise, igstPaise } = taxWithin(gross, rate, isInterstate);

        expect(taxablePaise + cgstPaise + sgstPaise + igstPaise).toBe(gross);
        expect(cgstPaise).toBe(sgstPaise);
        expect(isInterstate ? cgstPaise : igstPaise).toBe(0);
        expect(Math.abs(taxablePaise * (rate / 100) - (gross - taxablePaise))).toBeLessThan(1.5);
      }),
    );
    fc.assert(
      fc.property(anAmount, fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1 }), (amount, weights) => {
        const parts = allocate(amount, weights);

        expect(parts.reduce((total, part) => total + part, 0)).toBe(amount);
        expect(parts.every((part) => part >= 0)).toBe(true);
      }),
    );
  });

  it('goes to the state that somebody means', () => {
    expect(['Karnataka', 'TAMIL NADU', 'Orissa', 'J & K', 'Jammu & Kashmir', 'Narnia', null].map(stateCodeOf)).toEqual([
      '29',
      '33',
      '21',
      null,
      '01',
      null,
      null,
    ]);
  });
});
