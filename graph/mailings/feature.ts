import { accounts } from '../accounts/feature.js';
import { alerts } from '../alerts/feature.js';
import { consents } from '../consents/feature.js';
import { messages } from '../messages/feature.js';
import { newsletter } from '../newsletter/feature.js';
import { savedCards } from '../payments/cards/feature.js';
import { defineFeature } from '../shared/feature.js';

/** What readers of mails do by the links in them: confirm that they want more, or leave. */
export const mailings = defineFeature({
  name: 'mailings',
  uses: [accounts, alerts, consents, newsletter, savedCards, messages],
  resolvers: () => [import('./mailings.resolver.js')],
  routers: () => [import('./mailings.rest.js')],
});
