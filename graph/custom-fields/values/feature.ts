import { accounts } from '../../accounts/feature.js';
import { audit } from '../../audit/feature.js';
import { catalogue } from '../../catalogue/feature.js';
import { orders } from '../../orders/feature.js';
import { defineFeature } from '../../shared/feature.js';
import { customFields } from '../feature.js';

/** What the things of the shop have in the fields of extensions: told by each of them, saved. */
export const customValues = defineFeature({
  name: 'custom-fields/values',
  uses: [catalogue, orders, accounts, audit, customFields],
  resolvers: () => [import('./custom-values.resolver.js')],
  routers: () => [import('./custom-values.rest.js')],
  publicFields: ['customFieldDefinitions'],
});
