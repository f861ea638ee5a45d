import { defineFeature } from '../shared/feature.js';
import { AuditEntry } from './audit-entry.entity.js';

/** Who of the staff did what. */
export const audit = defineFeature({
  name: 'audit',
  uses: [],
  entities: [AuditEntry],
  resolvers: () => [import('./audit.resolver.js')],
});
