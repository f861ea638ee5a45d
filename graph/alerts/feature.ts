import { accounts } from '../accounts/feature.js';
import { catalogue } from '../catalogue/feature.js';
import { consents } from '../consents/feature.js';
import { limits } from '../limits/feature.js';
import { messages } from '../messages/feature.js';
import { defineFeature } from '../shared/feature.js';
import { AddProductAlerts1795687493554 } from './migrations/1795687493554-AddProductAlerts.js';
import { RecordAlerts1795702421000 } from './migrations/1795702421000-RecordAlerts.js';
import { ProductAlert } from './product-alert.entity.js';

/** Who is told by mail that a product is back in stock, or costs less. */
export const alerts = defineFeature({
  name: 'alerts',
  uses: [catalogue, accounts, consents, messages, limits],
  entities: [ProductAlert],
  migrations: [AddProductAlerts1795687493554, RecordAlerts1795702421000],
  hooks: {
    onAccountDeleted: async (tx, { email }) => (await import('./alerts.service.js')).deleteAlertsOf(tx, email),
  },
  resolvers: () => [import('./alerts.resolver.js')],
  routers: () => [import('./alerts.rest.js')],
  tasks: async () => (await import('./alert-mails.js')).alertTasks,
});
