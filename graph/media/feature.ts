import { defineFeature } from '../shared/feature.js';
import { Image } from './image.entity.js';

/** Pictures: stored, cut to size, named by their content. */
export const media = defineFeature({
  name: 'media',
  uses: [],
  entities: [Image],
  ports: { pictures: async (parts) => (await import('./picture-store.js')).openPictureStore(parts) },
  sql: 'graph/media/sql',
  resolvers: () => [import('./media.resolver.js')],
});
