import { audit } from '../audit/feature.js';
import { catalogue } from '../catalogue/feature.js';
import { customFields } from '../custom-fields/feature.js';
import { location } from '../location/feature.js';
import { media } from '../media/feature.js';
import { reviews } from '../reviews/feature.js';
import { search } from '../search/feature.js';
import { defineFeature } from '../shared/feature.js';

/** The catalogue as a file: brought in, written out. */
export const catalogueFiles = defineFeature({
  name: 'catalogue-files',
  uses: [reviews, search, catalogue, customFields, media, audit, location],
  resolvers: () => [import('./catalogue-files.resolver.js')],
});
