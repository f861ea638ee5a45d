import { defineFeature } from '../shared/feature.js';
import { Attempt } from './attempt.entity.js';
import { KeySpending } from './key-spending.entity.js';

/** How often may be tried, and how much a key may spend. */
export const limits = defineFeature({
  name: 'limits',
  uses: [],
  entities: [Attempt, KeySpending],
});
