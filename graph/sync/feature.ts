import { accounts } from '../accounts/feature.js';
import { catalogue } from '../catalogue/feature.js';
import { credit } from '../credit/feature.js';
import { orders } from '../orders/feature.js';
import { defineFeature } from '../shared/feature.js';
import { BulkExport, BulkExportPart } from './bulk-export.entity.js';
import { NoteCredit1795703402000 } from './migrations/1795703402000-NoteCredit.js';

/** What has changed since a moment, and the whole in bulk, for programs that keep a copy. */
export const sync = defineFeature({
  name: 'sync',
  uses: [orders, catalogue, accounts, credit],
  entities: [BulkExport, BulkExportPart],
  migrations: [NoteCredit1795703402000],
  sql: 'graph/sync/sql',
  resolvers: () => [import('./bulk-export.resolver.js'), import('./changes.resolver.js')],
  routers: () => [import('./bulk-export.rest.js')],
  tasks: async () => {
    const { removeOldExports } = await import('./bulk-export.service.js');
    const { renumberRestoredChanges } = await import('./changes.queries.js');
    const { writeBulkExport } = await import('./write-bulk-export.js');
    return [
      writeBulkExport,
      { name: 'remove-old-exports', schedule: { match: '*/10 * * * *' }, run: removeOldExports },
      { name: 'renumber-restored-changes', schedule: { match: '*/10 * * * *' }, run: renumberRestoredChanges },
    ];
  },
});
