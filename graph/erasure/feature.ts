import { accounts } from '../accounts/feature.js';
import { idempotency } from '../idempotency/feature.js';
import { media } from '../media/feature.js';
import { orders } from '../orders/feature.js';
import { payments } from '../payments/feature.js';
import { refunds } from '../payments/refunds/feature.js';
import { defineFeature } from '../shared/feature.js';

/** An account that is deleted, with all that is known of its owner. */
export const erasure = defineFeature({
  name: 'erasure',
  uses: [orders, accounts, media, payments, refunds, idempotency],
  resolvers: () => [import('./erasure.resolver.js')],
  tasks: async () => [(await import('./delete-account.js')).removeErasedPictures],
});
