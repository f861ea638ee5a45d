import { v7 } from 'uuid';
import { ActorKind } from '../../audit/audit-entry.entity.js';
import { StockCount } from '../../inventory/counts/stock-count.entity.js';
import { bad, type Rows } from './row.js';
import type { Scene } from './scene.js';
import { list, number, something } from './shows.js';
import { each, type Json, told } from './told.js';
import { type Answers, catalogueReaders, catalogueWriters } from './who.js';

/** Who may count: who changes the catalogue, and who stands at the shelves. */
const counters: Answers = { ...catalogueWriters, packer: 'YES' };

const noCountIsOpen = ({ shop }: Scene) =>
  shop.database.query('UPDATE stock_count SET is_open = false, cancelled_at = now() WHERE is_open');

async function anOpenCount(scene: Scene): Promise<string> {
  await noCountIsOpen(scene);
  return scene.save(StockCount, { name: 'Front shelves', actorKind: ActorKind.OPERATOR });
}

/** A bill that was not entered yet. */
async function aBill(scene: Scene, lines: object[] = []) {
  const { sku } = await scene.variant();
  const line = { sku, quantity: 24, unitCost: 41.5 };
  const facts = { supplier: 'Mysuru Mills', billNumber: v7(), billDate: '2026-11-20' };
  return { ...facts, lines: lines.length > 0 ? lines.map((own) => ({ ...line, ...own })) : [line] };
}

async function received(scene: Scene) {
  const input = await aBill(scene);
  const RECEIVE = 'mutation ($input: GoodsReceiptInput!) { receiveGoods(input: $input) { receipt { id } } }';
  const { data } = await scene.shop.graphql(RECEIVE, { input }, { as: scene.people.admin });
  return { input, id: data.receiveGoods.receipt.id as string };
}

const ONE_COUNT = told('name isOpen closedAt cancelledAt', {
  ...{ variantCount: 'sums.variantCount', pieceCount: 'sums.pieceCount', shortage: 'sums.shortage' },
});
const ONE_RECEIPT = told('supplier billDate note total pieceCount', {
  lines: each('lines', told('sku title quantity unitCost')),
});
const upTo100 = () => ({ first: 100 });
/** The variables of a call about a count, whose id stands in the path. */
const ofCount = ({ countId: _countId, ...sent }: Json) => sent;

/** Counting, receiving and throwing away. */
export const INVENTORY: Rows = {
  WasteStock: {
    who: catalogueWriters,
    needs: async (scene) => ({ variantId: (await scene.variant()).id }),
    shows: { variant: { countInStock: 8 } },
    limits: [
      bad('no piece', { quantity: 0 }, 'quantity'),
      bad('a note without end', { note: 'x'.repeat(201) }, 'note'),
      ['more than there is', 'CONFLICT', { quantity: 11 }, 'delta'],
      ['a variant that is none', 'NOT_FOUND', { variantId: 'nonsense' }, 'variantId'],
    ],
    rest: {
      ...{ call: 'POST /variants/:id/waste', id: 'variantId', tells: { countInStock: 'variant.countInStock' } },
      limits: [
        bad('half a piece', { quantity: 1.5 }, 'quantity'),
        bad('a reason that is none', { reason: 'BORED' }, 'reason'),
      ],
    },
  },
  ReceiveGoods: {
    who: catalogueWriters,
    needs: async (scene) => ({ input: await aBill(scene) }),
    shows: { receipt: { total: 996, pieceCount: 24 } },
    limits: [
      bad('no supplier', { input: { supplier: ' ' } }, 'supplier'),
      bad('no number', { input: { billNumber: '' } }, 'billNumber'),
      bad('a day that is none', { input: { billDate: '2026-02-30' } }, 'billDate'),
      bad('a day to come', { input: { billDate: '2999-01-01' } }, 'billDate'),
      bad('no goods', { input: { lines: [] } }, 'lines'),
      bad('what nobody knows', { input: { lines: [{ sku: 'nonsense', quantity: 1, unitCost: 1 }] } }, 'lines.0.sku'),
      bad('no piece', async (scene) => ({ input: await aBill(scene, [{ quantity: 0 }]) }), 'lines.0.quantity'),
      [
        'a bill that was entered',
        'CONFLICT',
        async (scene) => ({ input: (await received(scene)).input }),
        'billNumber',
      ],
    ],
    rest: {
      ...{ call: 'POST /goods-receipts', at: 'receipt', hasOwnWords: true },
      tells: told('supplier billDate total pieceCount', { lines: each('lines', told('quantity unitCost')) }),
    },
  },
  GoodsReceipts: {
    ...{ who: catalogueWriters, shows: { nodes: list } },
    rest: { ...{ call: 'GET /goods-receipts', in: 'receipts', at: 'nodes', tells: [ONE_RECEIPT] }, query: upTo100 },
  },
  GoodsReceipt: {
    who: catalogueWriters,
    needs: async (scene) => ({ id: (await received(scene)).id }),
    shows: { supplier: 'Mysuru Mills', lines: [{ quantity: 24, unitCost: 41.5, variant: { countInStock: 34 } }] },
    rest: { call: 'GET /goods-receipts/:id', tells: ONE_RECEIPT },
  },
  StartStockCount: {
    who: counters,
    needs: async (scene) => void (await noCountIsOpen(scene)),
    shows: { count: { name: 'Front shelves', isOpen: true } },
    limits: [
      bad('no name', { name: ' ' }, 'name'),
      bad('a name without end', { name: 'x'.repeat(101) }, 'name'),
      ['a second one', 'CONFLICT', async (scene) => ({ name: 'Again', of: await anOpenCount(scene) }), 'name'],
    ],
    rest: { call: 'POST /stock-counts', at: 'count', tells: ONE_COUNT },
  },
  CountStock: {
    who: counters,
    needs: async (scene) => ({ countId: await anOpenCount(scene), sku: (await scene.variant()).sku }),
    shows: { line: { counted: 1, expected: 10, difference: -9, isDisturbed: false } },
    also: [['all that lie there', { pieces: 12, isTotal: true }]],
    limits: [
      bad('no piece', { pieces: 0 }, 'pieces'),
      bad('fewer than nothing', { pieces: -1, isTotal: true }, 'pieces'),
      bad('of nothing', { sku: null }, 'sku'),
      ['what nobody knows', 'NOT_FOUND', { sku: 'nonsense' }, 'sku'],
      ['in no count', 'NOT_FOUND', { countId: 'nonsense' }, 'id'],
    ],
    rest: {
      ...{ call: 'POST /stock-counts/:id/lines', id: 'countId', body: ofCount, at: 'line' },
      tells: told('counted expected difference isDisturbed'),
      limits: [bad('half a piece', { pieces: 1.5 }, 'pieces')],
    },
  },
  UncountStock: {
    who: counters,
    needs: async (scene) => ({ countId: await anOpenCount(scene), variantId: (await scene.variant()).id }),
    shows: { count: { sums: { variantCount: 0 } } },
    limits: [['in no count', 'NOT_FOUND', { countId: 'nonsense' }, 'id']],
    rest: { call: 'DELETE /stock-counts/:id/lines/:variantId', id: 'countId', at: 'count', tells: ONE_COUNT },
  },
  CloseStockCount: {
    who: catalogueWriters,
    needs: async (scene) => ({ countId: await anOpenCount(scene) }),
    shows: { count: { isOpen: false, closedAt: something } },
    limits: [['no count', 'NOT_FOUND', { countId: 'nonsense' }, 'id']],
    rest: { call: 'POST /stock-counts/:id/close', id: 'countId', at: 'count', tells: told('name isOpen') },
  },
  CancelStockCount: {
    who: counters,
    needs: async (scene) => ({ countId: await anOpenCount(scene) }),
    shows: { count: { isOpen: false, cancelledAt: something } },
    limits: [['no count', 'NOT_FOUND', { countId: 'nonsense' }, 'id']],
    rest: { call: 'POST /stock-counts/:id/cancel', id: 'countId', at: 'count', tells: told('name isOpen') },
  },
  StockCounts: {
    ...{ who: catalogueReaders, shows: { nodes: list } },
    rest: { ...{ call: 'GET /stock-counts', in: 'counts', at: 'nodes', tells: [ONE_COUNT] }, query: upTo100 },
  },
  StockCount: {
    who: catalogueReaders,
    needs: async (scene) => ({ id: await anOpenCount(scene) }),
    shows: { name: 'Front shelves', sums: { variantCount: number }, lines: { nodes: [] } },
    rest: { call: 'GET /stock-counts/:id', tells: ONE_COUNT },
  },
};
