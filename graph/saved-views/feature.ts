import { accounts } from '../accounts/feature.js';
import { defineFeature } from '../shared/feature.js';
import { AddSavedViews1795664913964 } from './migrations/1795664913964-AddSavedViews.js';
import { SavedView } from './saved-view.entity.js';

/** How those who run the shop like to see its lists. */
export const savedViews = defineFeature({
  name: 'saved-views',
  uses: [accounts],
  entities: [SavedView],
  migrations: [AddSavedViews1795664913964],
  resolvers: () => [import('./saved-views.resolver.js')],
});
