import { PRODUCT } from './catalogue.js';
import { bad, type Rows } from './row.js';
import { among } from './shows.js';
import { everybody } from './who.js';

/** What shoppers type. */
export const SEARCH: Rows = {
  Search: {
    who: everybody,
    needs: () => ({ query: 'dal toor', filter: {} }),
    shows: { totalCount: 1, nodes: [{ name: 'Toor Dal' }] },
    also: [
      ['several things', { query: 'dal' }],
      ['nothing', { query: ' ' }],
      ['what nothing is called', { query: 'qwrtzpsdfg' }],
      ['a percent sign', { query: '%' }],
    ],
    limits: [bad('more than anybody types', { query: 'dal '.repeat(60) }, 'query')],
    rest: {
      ...{ call: 'GET /search', query: ({ query: q }) => ({ q }), sentAs: { query: 'q' } },
      ...{ at: 'nodes', tells: [PRODUCT], total: 'totalCount' },
    },
  },
  Suggest: { who: everybody, shows: { categories: among({ name: 'Dals' }) } },
};
