import { BulkExport } from '../../sync/bulk-export.entity.js';
import { ChangeKind } from '../../sync/change.type.js';
import type { Rows } from './row.js';
import { among } from './shows.js';
import { made, type Told, told } from './told.js';
import { adminAndSupport, catalogueReaders, orderReaders } from './who.js';

const lower = (word: string) => word.toLowerCase();
const EXPORT: Told = told('lines', { kind: made(lower, 'kind'), state: made(lower, 'state') });

/** What keeps a copy of the shop up to date. */
export const SYNC: Rows = {
  Changes: { who: catalogueReaders, shows: { nodes: among({ isRemoved: false }) } },
  'Changes of orders': {
    ...{ who: orderReaders, example: 'Changes' },
    needs: async (scene) => {
      await scene.order();
      return { kinds: [ChangeKind.ORDER] };
    },
    shows: { nodes: among({ kind: 'ORDER' }) },
  },
  StartBulkExport: {
    who: catalogueReaders,
    shows: { bulkExport: { kind: 'PRODUCT' } },
    rest: {
      ...{ call: 'POST /exports', at: 'bulkExport', tells: EXPORT },
      body: ({ kind }) => ({ kind: lower(kind), updatedSince: '2026-01-05T10:00:00Z' }),
    },
  },
  'StartBulkExport of orders': {
    ...{ who: orderReaders, example: 'StartBulkExport' },
    needs: () => ({ kind: ChangeKind.ORDER }),
    shows: { bulkExport: { kind: 'ORDER' } },
  },
  'StartBulkExport of shoppers': {
    ...{ who: adminAndSupport, example: 'StartBulkExport' },
    needs: () => ({ kind: ChangeKind.CUSTOMER }),
    shows: { bulkExport: { kind: 'CUSTOMER' } },
  },
  BulkExports: {
    who: { ...catalogueReaders, readsOrders: 'YES' },
    needs: async (scene) => void (await scene.save(BulkExport, { kind: ChangeKind.PRODUCT })),
    shows: { nodes: among({ state: 'WAITING' }) },
  },
  BulkExport: {
    who: catalogueReaders,
    needs: (scene) => ({ id: scene.save(BulkExport, { kind: ChangeKind.VARIANT }) }),
    shows: { kind: 'VARIANT' },
    rest: { call: 'GET /exports/:id', tells: EXPORT },
  },
};
