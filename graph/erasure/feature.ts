import { accounts } from '../accounts/feature.js';
import { credit } from '../credit/feature.js';
import { idempotency } from '../idempotency/feature.js';
import { media } from '../media/feature.js';
import { orders } from '../orders/feature.js';
import { payments } from '../payments/feature.js';
import { refunds } from '../payments/refunds/feature.js';
import { defineFeature } from '../shared/feature.js';

/** An account that is deleted with all that is known of its owner, 48 hours after a notice. */
export const erasure = defineFeature({
  name: 'erasure',
  uses: [orders, accounts, credit, media, payments, refunds, idempotency],
  resolvers: () => [import('./erasure.resolver.js')],
  routers: () => [import('./erasure.rest.js')],
  tasks: async () => {
    const { eraseDueAccounts, removeErasedPictures } = await import('./erase-accounts.js');
    return [
      eraseDueAccounts,
      removeErasedPictures,
      (await import('./inactive-accounts.queries.js')).tellInactiveAccounts,
    ];
  },
});
