import { v7 } from 'uuid';
import { SearchRule } from '../../search/rules/search-rule.entity.js';
import { PRODUCT } from './catalogue.js';
import { bad, badInputs, type Rows } from './row.js';
import { NOBODYS_ID, type Scene } from './scene.js';
import { among, number } from './shows.js';
import { catalogueReaders, catalogueWriters, everybody } from './who.js';

const aRule = (scene: Scene, facts: object): Promise<string> =>
  scene.save(SearchRule, { alsoFinds: ['dal'], ...facts });

/** What shoppers type. */
export const SEARCH: Rows = {
  Search: {
    who: everybody,
    needs: () => ({ query: 'dal toor', filter: {} }),
    shows: { search: { totalCount: 1, nodes: [{ name: 'Toor Dal' }] } },
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
  ExplainSearch: {
    who: catalogueReaders,
    needs: () => ({ query: 'toor dal' }),
    shows: { explanations: [{ product: { name: 'Toor Dal' }, rule: null }] },
  },
  SearchRules: {
    who: catalogueWriters,
    needs: async (scene) => void (await aRule(scene, { words: v7() })),
    shows: among({ alsoFinds: ['dal'], version: 1 }),
  },
  SearchRule: {
    who: catalogueWriters,
    needs: async (scene) => {
      const words = `holi ${v7().replace(/\W|\d/g, '')}`;
      await aRule(scene, { words });
      return { query: `${words.toUpperCase()}!` };
    },
    shows: { alsoFinds: ['dal'] },
  },
  PreviewSearchRule: {
    who: catalogueWriters,
    shows: { questionCount: number },
    limits: [bad('a portion that there is not', { from: -1 }, 'from')],
  },
  SaveSearchRule: {
    who: catalogueWriters,
    needs: () => ({ input: { words: `rakhi ${v7().replace(/\W|\d/g, '')}` } }),
    shows: { searchRule: { alsoFinds: ['dry fruits'], version: 1 } },
    limits: [
      ...badInputs({
        words: [' ', 'x'.repeat(81), 'call 9876543210'],
        alsoFinds: [Array.from({ length: 11 }, (_, at) => `name ${at}`), ['x'.repeat(61)]],
        pinnedIds: [[NOBODYS_ID]],
        buriedIds: [[NOBODYS_ID]],
      }),
      bad('a rule that says nothing', { input: { alsoFinds: [] } }, 'words'),
      ['one that is not there any more', 'CONFLICT', { input: { words: 'onam', version: 3 } }],
    ],
  },
  DeleteSearchRule: {
    who: catalogueWriters,
    needs: async (scene) => ({ id: await aRule(scene, { words: v7() }) }),
    shows: { ok: true },
    limits: [['a rule that there is not', 'NOT_FOUND', { id: NOBODYS_ID }, 'id']],
  },
  CountSearchChoice: {
    who: everybody,
    needs: ({ goods }) => ({ query: 'dal', productId: goods.dal.id }),
    shows: { ok: true },
    limits: [['a product that there is not', 'NOT_FOUND', { productId: NOBODYS_ID }, 'productId']],
  },
  Suggest: { who: everybody, shows: { categories: among({ name: 'Dals' }) } },
};
