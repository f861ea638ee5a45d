import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { signToken } from '../../accounts/sign-in/token.js';
import type { User } from '../../accounts/user.entity.js';
import type { ProductVariant } from '../../catalogue/variants/product-variant.entity.js';
import { OrderStatus } from '../../orders/order-status.js';
import { setOrderStatus } from '../../payments/fulfilment/set-order-status.js';
import { aFilledCart, aUser } from '../../testing/factories/account.factory.js';
import { aBuyer, aVariant, BILLING } from '../../testing/factories/checkout.factory.js';
import { anOrderOf, takeCash } from '../../testing/factories/order.factory.js';
import { openShop, type TestShop } from '../../testing/shop.js';

const BUSINESS = '27AAPFU0939F1ZV';
const SUMS = 'taxable cgst sgst igst';
const RETURN = `query ($from: String!, $to: String) {
  gstReturn(from: $from, to: $to) {
    from to gstin ${SUMS}
    supplies { stateCode placeOfSupply isInterstate gstRate ${SUMS} }
    namedSupplies { kind number buyerGstin stateCode total gstRate ${SUMS} }
    hsnSummary { hsnCode isToBusinesses gstRate quantity ${SUMS} }
    documents { kind from to count }
  }
}`;

let shop: TestShop;
let admin: User;
let soap: ProductVariant;
let watch: ProductVariant;
let spinach: ProductVariant;

beforeAll(async () => {
  shop = await openShop({ SHOP_GSTIN: '29ABCDE1234F1Z5' });
  admin = await aUser(shop.ctx(), { isAdmin: true });
  soap = await aVariant(shop, { name: 'Soap', price: 59, countInStock: 1_000 });
  watch = await aVariant(shop, { name: 'Watch', price: 118_000, countInStock: 1_000 });
  spinach = await aVariant(shop, { name: 'Spinach', price: 20, countInStock: 1_000 });
  const says = 'UPDATE product SET hsn_code = $2, gst_rate = $3 WHERE id = $1';
  await shop.database.query(says, [soap.productId, '34011190', 18]);
  await shop.database.query(says, [watch.productId, '9102', 18]);
  await shop.database.query(says, [spinach.productId, '0709', 0]);
});
afterAll(() => shop.close());

/** An order that left the shop, to a state and perhaps a business; its month stands alone. */
async function sold(
  month: string,
  given: { region?: string; buyerGstin?: string; of?: ProductVariant; count?: number } = {},
) {
  const { region = 'Karnataka', buyerGstin = null, of = soap, count = 2 } = given;
  const buyer = await aBuyer(shop, of, count);
  const id = await anOrderOf(shop, buyer, [OrderStatus.PACKED]);
  await shop.database.query('UPDATE "order" SET region = $2, buyer_gstin = $3 WHERE id = $1', [id, region, buyerGstin]);
  await setOrderStatus(shop.ctx(admin), id, OrderStatus.SHIPPED);
  await issuedIn(month, id);
  return id;
}

const issuedIn = (month: string, orderId: string) =>
  shop.database.query('UPDATE invoice SET issued_at = $2 WHERE order_id = $1', [orderId, `${month}-15T12:00:00Z`]);

const refund = (id: string, amount: number) =>
  shop.graphql(
    `mutation ($id: ID!, $amount: Rupees!) {
      refundOrder(id: $id, amount: $amount, refundedBefore: 0, note: "Torn") { userErrors { message } } }`,
    { id, amount },
    { as: admin },
  );

async function returned(from: string, to?: string) {
  const { data, errors } = await shop.graphql(RETURN, { from, to }, { as: admin });
  expect(errors).toEqual([]);
  return data.gstReturn;
}

describe('a GST return', () => {
  it('sums what people bought by state and rate, with the tax of each', async () => {
    await sold('2025-05');
    await sold('2025-05');
    await sold('2025-05', { region: 'Tamil Nadu' });

    const { supplies, documents, ...whole } = await returned('2025-05');

    expect(whole).toMatchObject({ gstin: '29ABCDE1234F1Z5', taxable: 300, cgst: 18, sgst: 18, igst: 18 });
    expect(supplies).toEqual([
      {
        ...{ stateCode: '29', placeOfSupply: 'Karnataka', isInterstate: false, gstRate: 18 },
        ...{ taxable: 200, cgst: 18, sgst: 18, igst: 0 },
      },
      {
        ...{ stateCode: '33', placeOfSupply: 'Tamil Nadu', isInterstate: true, gstRate: 18 },
        ...{ taxable: 100, cgst: 0, sgst: 0, igst: 18 },
      },
    ]);
    expect(documents).toMatchObject([{ kind: 'INVOICE', count: 3 }]);
  });

  it('takes off what went back, pieces as well where all of their price did', async () => {
    const id = await sold('2025-06');
    await refund(id, 118);
    await refund(await sold('2025-06'), 11.8);
    await shop.database.query("UPDATE invoice SET issued_at = '2025-06-20' WHERE kind = 'CREDIT_NOTE'");

    const { supplies, hsnSummary, documents } = await returned('2025-06');

    expect(supplies).toMatchObject([{ taxable: 90, cgst: 8.1, sgst: 8.1 }]);
    expect(hsnSummary).toMatchObject([{ hsnCode: '34011190', isToBusinesses: false, quantity: 2, taxable: 90 }]);
    expect(documents).toMatchObject([
      { kind: 'INVOICE', from: expect.stringMatching(/^JH\//), count: 2 },
      { kind: 'CREDIT_NOTE', from: expect.stringMatching(/^JC\//), count: 2 },
    ]);
    await shop.database.query("UPDATE invoice SET issued_at = '2020-01-01' WHERE kind = 'CREDIT_NOTE'");
  });

  it('names each invoice to a business, and each over a lakh to a person of another state', async () => {
    await sold('2025-07', { buyerGstin: BUSINESS, region: 'Maharashtra' });
    await sold('2025-07', { of: watch, count: 1, region: 'Goa' });
    await sold('2025-07', { of: watch, count: 1 });

    const { namedSupplies, supplies, hsnSummary } = await returned('2025-07');

    expect(namedSupplies).toMatchObject([
      { kind: 'INVOICE', buyerGstin: BUSINESS, stateCode: '27', total: 118, taxable: 100, igst: 18 },
      { kind: 'INVOICE', buyerGstin: null, stateCode: '30', total: 118_000, taxable: 100_000, igst: 18_000 },
    ]);
    expect(supplies).toMatchObject([{ stateCode: '29', taxable: 100_000, cgst: 9_000, sgst: 9_000 }]);
    expect(
      hsnSummary.map(({ hsnCode, isToBusinesses, quantity }: Record<string, unknown>) => [
        hsnCode,
        isToBusinesses,
        quantity,
      ]),
    ).toEqual([
      ['9102', false, 2],
      ['34011190', true, 1 + 1],
    ]);
  });

  it('adds up to the invoices and credit notes of any months, to the paisa', async () => {
    for (let month = 1; month <= 6; month++) {
      const id = await sold(`2024-0${month}`, {
        ...{ count: month, region: month % 2 ? 'Karnataka' : 'Kerala', of: month % 3 ? soap : watch },
        ...(month > 4 && { buyerGstin: BUSINESS }),
      });
      await refund(id, month * 7.77);
      await issuedIn(`2024-0${month}`, id);
    }
    for (const [from, to] of [
      ['2024-01', '2024-06'],
      ['2024-02', '2024-04'],
      ['2024-05', undefined],
    ] as const) {
      const found = await returned(from, to);
      const [books] = await shop.database.query(
        `SELECT sum(taxable_paise * sign)::int AS taxable, sum(cgst_paise * sign)::int AS cgst, sum(igst_paise * sign)::int AS igst
         FROM (SELECT *, CASE kind WHEN 'INVOICE' THEN 1 ELSE -1 END AS sign FROM invoice) i JOIN invoice_line l ON l.invoice_id = i.id
         WHERE to_char(issued_at AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM') BETWEEN $1 AND $2`,
        [from, to ?? from],
      );
      const paise = (rows: Record<string, number>[], name: string) =>
        rows.reduce((all, row) => all + Math.round(Number(row[name]) * 100), 0);
      for (const name of ['taxable', 'cgst', 'igst']) {
        expect(Math.round(found[name] * 100)).toBe(books[name]);
        expect(paise([...found.supplies, ...found.namedSupplies], name)).toBe(books[name]);
        expect(paise(found.hsnSummary, name)).toBe(books[name]);
      }
    }
  });

  it('goes by the calendar of India', async () => {
    const id = await sold('2023-08');
    await shop.database.query("UPDATE invoice SET issued_at = '2023-08-31T18:30:00Z' WHERE order_id = $1", [id]);

    expect((await returned('2023-08')).documents).toEqual([]);
    expect((await returned('2023-09')).documents).toMatchObject([{ count: 1 }]);
  });

  it('is refused for what are no months', async () => {
    for (const [from, to, field] of [
      ...[
        ['November', undefined, 'from'],
        ['2025-13', undefined, 'from'],
        ['2025-01', '2024-12', 'to'],
      ],
      ...[
        ['2025-01', '2026-01', 'to'],
        ['2025-01', '2025', 'to'],
      ],
    ]) {
      const { errors } = await shop.graphql(RETURN, { from, to }, { as: admin });
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field });
    }
  });
});

describe('a GST return as a file', () => {
  const file = (query: string) =>
    fetch(`${shop.address}/api/gst-return?${query}`, {
      headers: { authorization: `Bearer ${signToken(admin, shop.config)}` },
    });

  beforeAll(async () => {
    await sold('2022-04', { count: 1 });
    const id = await sold('2022-04', { buyerGstin: BUSINESS, region: 'Maharashtra' });
    await refund(id, 59);
    await sold('2022-04', { of: watch, count: 1, region: 'Goa' });
    await sold('2022-04', { of: spinach });
    await shop.database.query(
      `UPDATE invoice SET issued_at = '2022-04-20T06:00:00Z' WHERE order_id = $1 AND kind = 'CREDIT_NOTE'`,
      [id],
    );
  });

  it('is what the portal takes for GSTR-1', async () => {
    const answer = await file('from=2022-04');

    expect(answer.headers.get('content-disposition')).toBe('attachment; filename=GSTR1-2022-04.json');
    const item = { csamt: 0, camt: 0, samt: 0, rt: 18 };
    const number = (series: string) => expect.stringMatching(new RegExp(`^${series}/`));
    expect(await answer.json()).toEqual({
      ...{ gstin: '29ABCDE1234F1Z5', fp: '042022' },
      b2b: [
        {
          ctin: BUSINESS,
          inv: [
            {
              ...{ inum: number('JH'), idt: '15-04-2022', val: 118, pos: '27', rchrg: 'N', inv_typ: 'R' },
              itms: [{ num: 1, itm_det: { ...item, txval: 100, iamt: 18 } }],
            },
          ],
        },
      ],
      b2cl: [
        {
          pos: '30',
          inv: [
            {
              ...{ inum: number('JH'), idt: '15-04-2022', val: 118_000 },
              itms: [{ num: 1, itm_det: { ...item, txval: 100_000, iamt: 18_000 } }],
            },
          ],
        },
      ],
      b2cs: [{ ...item, sply_ty: 'INTRA', typ: 'OE', pos: '29', txval: 50, iamt: 0, camt: 4.5, samt: 4.5 }],
      cdnr: [
        {
          ctin: BUSINESS,
          nt: [
            {
              ...{ ntty: 'C', nt_num: number('JC'), nt_dt: '20-04-2022', val: 59, pos: '27', rchrg: 'N', inv_typ: 'R' },
              itms: [{ num: 1, itm_det: { ...item, txval: 50, iamt: 9 } }],
            },
          ],
        },
      ],
      cdnur: [],
      nil: { inv: [{ sply_ty: 'INTRAB2C', nil_amt: 40, expt_amt: 0, ngsup_amt: 0 }] },
      hsn: {
        hsn_b2b: [{ ...item, num: 1, hsn_sc: '34011190', uqc: 'NOS', qty: 2, txval: 50, iamt: 9 }],
        hsn_b2c: [
          { ...item, rt: 0, num: 1, hsn_sc: '0709', uqc: 'NOS', qty: 2, txval: 40, iamt: 0 },
          { ...item, num: 2, hsn_sc: '34011190', uqc: 'NOS', qty: 1, txval: 50, iamt: 0, camt: 4.5, samt: 4.5 },
          { ...item, num: 3, hsn_sc: '9102', uqc: 'NOS', qty: 1, txval: 100_000, iamt: 18_000 },
        ],
      },
      doc_issue: {
        doc_det: [
          {
            ...{ doc_num: 1, doc_typ: 'Invoices for outward supply' },
            docs: [{ num: 1, from: number('JH'), to: number('JH'), totnum: 4, cancel: 0, net_issue: 4 }],
          },
          {
            ...{ doc_num: 5, doc_typ: 'Credit Note' },
            docs: [{ num: 1, from: number('JC'), to: number('JC'), totnum: 1, cancel: 0, net_issue: 1 }],
          },
        ],
      },
    });
  });

  it('is a table for an accountant as CSV', async () => {
    const lines = (await (await file('from=2022-04&format=csv')).text()).trim().split('\n');

    expect(lines[0]).toBe('table,kind,number,date,buyer_gstin,state_code,hsn,gst_rate,quantity,taxable,igst,cgst,sgst');
    expect(lines[1]).toMatch(
      new RegExp(`^b2b,invoice,JH/[^,]+,15-04-2022,${BUSINESS},27,,18,,100.00,18.00,0.00,0.00$`),
    );
    expect(lines).toContain('b2cs,,,,,29,,18,,50.00,0.00,4.50,4.50');
    expect(lines.find((line) => line.startsWith('cdnr'))).toMatch(/,-50.00,-9.00,0.00,0.00$/);
  });
});

describe('a business that buys', () => {
  it('stands by its GSTIN on order and invoice, and is refused one that cannot be', async () => {
    await takeCash(shop);
    const buyer = await aUser(shop.ctx());
    await aFilledCart(shop.ctx(), buyer, { [soap.id]: 1 });
    const place = (buyerGstin: string) =>
      shop.graphql(
        `mutation ($input: BillingInput!) { placeCashOrder(input: $input) { order { id buyerGstin } userErrors { field message } } }`,
        { input: { ...BILLING, buyerGstin } },
        { as: buyer },
      );

    const refused = await place('27AAPFU0939F1ZX');
    const placed = await place('27aapfu 0939f1zv');

    expect(refused.data.placeCashOrder).toMatchObject({
      order: null,
      userErrors: [{ field: 'buyerGstin', message: expect.stringContaining('not a valid GSTIN') }],
    });
    const { order } = placed.data.placeCashOrder;
    expect(order.buyerGstin).toBe(BUSINESS);
    await setOrderStatus(shop.ctx(admin), order.id, OrderStatus.PACKED);
    await setOrderStatus(shop.ctx(admin), order.id, OrderStatus.SHIPPED);
    const { data } = await shop.graphql('query ($id: ID!) { order(id: $id) { invoice { buyerGstin } } }', order, {
      as: admin,
    });
    expect(data.order.invoice.buyerGstin).toBe(BUSINESS);
  });
});
