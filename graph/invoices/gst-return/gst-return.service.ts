import { In } from 'typeorm';
import { groupByHash } from '../../postgres/connection-settings.js';
import type { Context } from '../../shared/context.js';
import { type Period, periodOf } from '../../shared/input/months.js';
import { asPaise, sum } from '../../shared/money/money.js';
import { allow } from '../../shared/rights/allow.js';
import { ApiScope } from '../../shared/rights/api-scope.js';
import { Right } from '../../shared/rights/right.js';
import { staffOf } from '../../shared/rights/viewer.js';
import { readShopFacts } from '../../shop/shop-facts.js';
import { Invoice } from '../invoice.entity.js';
import { findGivenNumbers, type SummedSupply, sumSupplies } from './gst-return.queries.js';
import type { GstDocumentRange, GstHsnSummary, GstNamedSupply, GstReturn } from './gst-return.type.js';

const NOTHING = asPaise(0);

/**
 * What is told to the tax office of a period, by the tables of form GSTR-1: the invoices and credit
 * notes that were issued in it, by the calendar of India.
 *
 * @param from the first month, such as 2026-11
 * @param to the last; null: the same
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an admin or a key with orders:read,
 *   BAD_USER_INPUT for what are no 1 to 12 months
 */
export async function gstReturn(ctx: Context, from: string, to: string | null = null): Promise<GstReturn> {
  allow(ctx, ApiScope.ORDERS_READ);
  if (!ctx.apiKey) staffOf(ctx, Right.KEEP_BOOKS);
  const period = periodOf(from, to ?? from);
  const [{ gstin }, sums, given] = await Promise.all([
    readShopFacts(ctx),
    findSums(ctx, period),
    findGivenNumbers(ctx, period),
  ]);
  const supplies = addUp(sums, ({ invoiceId, stateCode, isInterstate, gstRate }) => [
    ...[invoiceId, stateCode, isInterstate, gstRate],
  ]);
  const all = (of: (supply: SummedSupply) => SummedSupply['taxablePaise']) => sum(supplies.map(of));
  return {
    ...{ from, to: to ?? from, gstin },
    taxablePaise: all(({ taxablePaise }) => taxablePaise),
    cgstPaise: all(({ cgstPaise }) => cgstPaise),
    sgstPaise: all(({ sgstPaise }) => sgstPaise),
    igstPaise: all(({ igstPaise }) => igstPaise),
    supplies: supplies.filter(({ invoiceId }) => invoiceId === null),
    namedSupplies: await namedSupplies(ctx, supplies),
    hsnSummary: hsnSummaryOf(sums),
    documents: given.map(rangeOf),
  };
}

/** The sums of a period by state and rate. */
async function findSums(ctx: Context, period: Period): Promise<SummedSupply[]> {
  const sums = await ctx.db.transaction(async (db) => {
    await groupByHash(db);
    return sumSupplies({ ...ctx, db }, period);
  });
  const order = ({ stateCode }: SummedSupply) => Number(stateCode);
  return sums.toSorted((one, other) => order(one) - order(other) || one.gstRate - other.gstRate);
}

/** Rows of the same key as one, in the order of the first of each. */
function addUp(rows: readonly SummedSupply[], keyOf: (row: SummedSupply) => unknown[]): SummedSupply[] {
  const added = new Map<string, SummedSupply>();
  for (const row of rows) {
    const key = JSON.stringify(keyOf(row));
    const { quantity, taxablePaise, cgstPaise, sgstPaise, igstPaise } = row;
    const before = added.get(key);
    added.set(key, {
      ...(before ?? row),
      quantity: quantity + (before?.quantity ?? 0),
      taxablePaise: sum([taxablePaise, before?.taxablePaise ?? NOTHING]),
      cgstPaise: sum([cgstPaise, before?.cgstPaise ?? NOTHING]),
      sgstPaise: sum([sgstPaise, before?.sgstPaise ?? NOTHING]),
      igstPaise: sum([igstPaise, before?.igstPaise ?? NOTHING]),
    });
  }
  return [...added.values()];
}

/** By code of goods and rate, what went to people first; what has no code comes last. */
function hsnSummaryOf(sums: readonly SummedSupply[]): GstHsnSummary[] {
  const last = '\uffff';
  const order = ({ isToBusinesses, hsnCode }: SummedSupply) => `${Number(isToBusinesses)} ${hsnCode ?? last}`;
  return addUp(sums, ({ hsnCode, isToBusinesses, gstRate }) => [hsnCode, isToBusinesses, gstRate]).toSorted(
    (one, other) =>
      Number(order(one) > order(other)) - Number(order(one) < order(other)) || one.gstRate - other.gstRate,
  );
}

/** What the return names, with its number; the first issued comes first. */
async function namedSupplies(ctx: Context, supplies: readonly SummedSupply[]): Promise<GstNamedSupply[]> {
  const named = supplies.flatMap(({ invoiceId, ...supply }) => (invoiceId === null ? [] : [{ invoiceId, ...supply }]));
  const ids = [...new Set(named.map(({ invoiceId }) => invoiceId))];
  const invoices = new Map(
    (await ctx.db.find(Invoice, { where: { id: In(ids) } })).map((invoice) => [invoice.id, invoice]),
  );
  return named
    .flatMap(({ invoiceId, ...supply }) => {
      const invoice = invoices.get(invoiceId);
      if (!invoice) return [];
      const { kind, number, issuedAt, buyerGstin, totalPaise } = invoice;
      return [{ ...supply, kind, number, issuedAt, buyerGstin, totalPaise }];
    })
    .toSorted((one, other) => one.issuedAt.getTime() - other.issuedAt.getTime());
}

function rangeOf({ kind, first, last, count, ...given }: Awaited<ReturnType<typeof findGivenNumbers>>[number]) {
  const number = (sequence: number) => Object.assign(new Invoice(), { ...given, sequence }).number;
  const range: GstDocumentRange = { kind, from: number(first), to: number(last), count };
  return range;
}
