import { In } from 'typeorm';
import { actorOf } from '../../audit/audit.service.js';
import { type BatchFacts, checkedBatch, isBatch } from '../../catalogue/stock/batches/batch-facts.js';
import { shiftStock } from '../../catalogue/stock/stock.service.js';
import { StockMovementKind } from '../../catalogue/stock/stock-movement.entity.js';
import { ProductVariant } from '../../catalogue/variants/product-variant.entity.js';
import type { Context } from '../../shared/context.js';
import { badInput, ErrorCode, ShopError } from '../../shared/errors.js';
import { checkedText } from '../../shared/input/checked-text.js';
import { isDay } from '../../shared/input/day.js';
import { phrase } from '../../shared/languages/phrase.js';
import { asPaise, type Paise } from '../../shared/money/money.js';
import { allow } from '../../shared/rights/allow.js';
import { ApiScope } from '../../shared/rights/api-scope.js';
import { inTransaction } from '../../shared/rows/transaction.js';
import { titleOfVariant } from '../variant-title.js';
import { GoodsReceipt, GoodsReceiptLine } from './goods-receipt.entity.js';
import type { GoodsReceiptInput, GoodsReceiptLineInput } from './goods-receipt.inputs.js';

/** So many lines at most have a place on a bill. */
const MAX_LINES = 500;
/** More pieces than this do not come at once. */
const MAX_QUANTITY = 1_000_000;
/** India's financial year begins in April. */
const APRIL = 4;

/** A line with what it is about. */
interface KnownLine {
  variant: ProductVariant;
  quantity: number;
  unitCostPaise: Paise;
  batch: BatchFacts;
}

/**
 * Takes goods of a supplier into stock, all lines of the bill or none.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an admin or a key with
 *   catalogue:write, BAD_USER_INPUT for a text, a day or a number, and for an article number that
 *   nothing has, CONFLICT for a bill that was entered before
 */
export function receiveGoods(ctx: Context, input: GoodsReceiptInput): Promise<GoodsReceipt> {
  allow(ctx, ApiScope.CATALOGUE_WRITE);
  const facts = checkedFacts(input);
  if (input.lines.length < 1 || input.lines.length > MAX_LINES) {
    throw badInput(phrase('A bill has 1 to {most} lines.', { most: MAX_LINES }), 'lines');
  }
  return inTransaction(ctx, async (tx) => {
    const lines = await knownLines(tx, input.lines);
    const receipt = await insertReceipt(tx, facts, lines);
    const pieces = new Map<string, number>();
    for (const { variant, quantity } of lines) pieces.set(variant.id, (pieces.get(variant.id) ?? 0) + quantity);
    const cause = {
      ...{ kind: StockMovementKind.RECEIPT, documentId: receipt.id },
      reason: `${facts.supplier}, ${facts.billNumber}`,
    };
    const batches = lines.flatMap(({ variant, quantity, batch }) =>
      isBatch(batch) ? [{ variantId: variant.id, quantity, ...batch }] : [],
    );
    const moved = [...pieces].map(([variantId, quantity]) => ({ variantId, quantity }));
    const tooMany = await shiftStock(tx, moved, { ...cause, ...(batches.length > 0 ? { batches } : {}) });
    if (tooMany) throw badInput(phrase('Nobody has room for so many pieces.'), 'lines');
    return receipt;
  });
}

async function insertReceipt(
  tx: Context,
  facts: ReturnType<typeof checkedFacts>,
  lines: readonly KnownLine[],
): Promise<GoodsReceipt> {
  const totalPaise = asPaise(lines.reduce((sum, { quantity, unitCostPaise }) => sum + quantity * unitCostPaise, 0));
  const pieceCount = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const row = { ...facts, billKey: keyOf(facts), totalPaise, pieceCount, ...actorOf(tx) };
  const { identifiers } = await tx.db.createQueryBuilder().insert().into(GoodsReceipt).values(row).orIgnore().execute();
  const id = identifiers[0]?.id as string | undefined;
  if (!id) {
    const message = phrase('Bill {billNumber} of {supplier} was received before.', {
      billNumber: facts.billNumber,
      supplier: facts.supplier,
    });
    throw new ShopError(ErrorCode.CONFLICT, message, 'billNumber');
  }
  const titles = await Promise.all(lines.map(({ variant }) => titleOfVariant(tx, variant)));
  await tx.db.insert(
    GoodsReceiptLine,
    lines.map(({ variant, quantity, unitCostPaise, batch }, index) => ({
      ...{ receiptId: id, position: index + 1, variantId: variant.id, sku: variant.sku, title: titles[index] ?? '' },
      ...{ quantity, unitCostPaise, batchNumber: batch.number },
      ...{ bestBefore: batch.bestBefore, madeOn: batch.madeOn },
    })),
  );
  return tx.db.findOneByOrFail(GoodsReceipt, { id });
}

async function knownLines(tx: Context, sent: readonly GoodsReceiptLineInput[]): Promise<KnownLine[]> {
  const skus = sent.map(({ sku }) => sku.trim());
  const variants = await tx.db.findBy(ProductVariant, { sku: In(skus) });
  const bySku = new Map(variants.map((variant) => [variant.sku, variant]));
  return sent.map(({ quantity, unitCost, ...facts }, index) => {
    const variant = bySku.get(skus[index] ?? '');
    const field = `lines.${index}`;
    if (!variant) throw badInput(phrase('Nothing has the SKU {sku}.', { sku: skus[index] ?? '' }), `${field}.sku`);
    if (!Number.isInteger(quantity) || quantity < 1 || quantity > MAX_QUANTITY) {
      throw badInput(phrase('Enter 1 to {most} pieces.', { most: MAX_QUANTITY }), `${field}.quantity`);
    }
    if (unitCost < 0) throw badInput(phrase('A cost must be ₹0 or more.'), `${field}.unitCost`);
    const batch = checkedBatch(
      { ...facts, number: facts.batchNumber },
      { number: `${field}.batchNumber`, bestBefore: `${field}.bestBefore`, madeOn: `${field}.madeOn` },
    );
    return { variant, quantity, unitCostPaise: unitCost, batch };
  });
}

function checkedFacts({ supplier, billNumber, billDate, note }: GoodsReceiptInput) {
  const noted = checkedText(note ?? '', {
    field: 'note',
    called: phrase('The note'),
    most: 500,
    least: 0,
    hasLines: true,
  });
  return {
    supplier: checkedText(supplier, { field: 'supplier', called: phrase('The supplier'), most: 100 }),
    billNumber: checkedText(billNumber, { field: 'billNumber', called: phrase('The number'), most: 50 }),
    billDate: checkedDay(billDate),
    note: noted || null,
  };
}

function checkedDay(day: string): string {
  if (!isDay(day)) throw badInput(phrase('Enter the day on the bill, such as 2026-11-26.'), 'billDate');
  if (day > today()) throw badInput(phrase('The day on the bill is still to come.'), 'billDate');
  return day;
}

/** Today in India. */
function today(): string {
  return new Date(Date.now() + 330 * 60_000).toISOString().slice(0, 10);
}

function keyOf({ supplier, billNumber, billDate }: ReturnType<typeof checkedFacts>): string {
  const [year = 0, month = 0] = billDate.split('-').map(Number);
  const plain = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ');
  return [plain(supplier), plain(billNumber).replaceAll(' ', ''), month < APRIL ? year - 1 : year].join('|');
}
