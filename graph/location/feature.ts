import { defineFeature } from '../shared/feature.js';
import { Country } from './country.entity.js';

/** Countries and the cities that delivery is told for. */
export const location = defineFeature({
  name: 'location',
  uses: [],
  entities: [Country],
  sql: 'graph/location/sql',
  resolvers: () => [import('./location.resolver.js')],
  routers: () => [import('./location.rest.js')],
  publicFields: ['countries'],
});
