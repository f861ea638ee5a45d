import { defineFeature } from '../shared/feature.js';
import { IdempotencyRecord } from './idempotency-record.entity.js';
import { StoredAnswer } from './stored-answer.entity.js';

/** Calls that are safe to repeat, by the key that they come with. */
export const idempotency = defineFeature({
  name: 'idempotency',
  uses: [],
  entities: [IdempotencyRecord, StoredAnswer],
  tasks: async () => {
    const { deleteOldKeys } = await import('./idempotency.js');
    return [{ name: 'forget-old-idempotency-keys', schedule: { match: '*/10 * * * *' }, run: deleteOldKeys }];
  },
});
