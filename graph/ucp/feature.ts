import { cart } from '../cart/feature.js';
import { catalogue } from '../catalogue/feature.js';
import { feeds } from '../feeds/feature.js';
import { search } from '../search/feature.js';
import { defineFeature } from '../shared/feature.js';
import { AddUcpSessions1795702552800 } from './migrations/1795702552800-AddUcpSessions.js';
import { UcpSession } from './ucp-session.entity.js';

/** The Universal Commerce Protocol, by which programs buy for a person. */
export const ucp = defineFeature({
  name: 'ucp',
  uses: [feeds, search, cart, catalogue],
  entities: [UcpSession],
  migrations: [AddUcpSessions1795702552800],
  routers: () => [import('./ucp.rest.js')],
  tasks: async () => {
    const { removeOldUcpSessions } = await import('./ucp-sessions.service.js');
    return [{ name: 'remove-old-ucp-sessions', schedule: { match: '25 * * * *' }, run: removeOldUcpSessions }];
  },
});
