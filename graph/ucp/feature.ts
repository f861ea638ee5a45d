import { catalogue } from '../catalogue/feature.js';
import { feeds } from '../feeds/feature.js';
import { orders } from '../orders/feature.js';
import { programs } from '../programs/feature.js';
import { subscribersTelling } from '../programs/subscribers-telling.js';
import { search } from '../search/feature.js';
import { defineFeature } from '../shared/feature.js';
import { webhooks } from '../webhooks/feature.js';

/** The Universal Commerce Protocol, by which programs buy for a person. */
export const ucp = defineFeature({
  name: 'ucp',
  uses: [programs, webhooks, feeds, search, orders, catalogue],
  routers: () => [import('./ucp.rest.js')],
  subscribers: subscribersTelling(async () => (await import('./tell-ucp-programs.js')).UCP_TELLING),
});
