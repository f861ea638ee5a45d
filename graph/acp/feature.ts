import { orders } from '../orders/feature.js';
import { programs } from '../programs/feature.js';
import { subscribersTelling } from '../programs/subscribers-telling.js';
import { defineFeature } from '../shared/feature.js';
import { webhooks } from '../webhooks/feature.js';

/** The Agentic Commerce Protocol, by which programs open checkouts for a person. */
export const acp = defineFeature({
  name: 'acp',
  uses: [programs, webhooks, orders],
  routers: () => [import('./acp.rest.js')],
  subscribers: subscribersTelling(async () => (await import('./tell-acp-programs.js')).ACP_TELLING),
});
