import { recordSection } from '../record.js';
import { Table } from '../table.js';
import { openBenchPostgres } from './bench-database.js';
import { requestOf } from './contenders.js';
import { type Contender, type Figures, measureInTurn } from './measure-in-turn.js';
import { readOptions } from './read-options.js';
import { openRig, type Rig } from './rig.js';

const SIZES = [1_000, 10_000, 100_000, 1_000_000];

/**
 * A page without what is counted over the whole list, which would hide what finding the page costs.
 */
const PAGE = `query BenchPage($filter: ProductFilter, $after: String) {
  products(filter: $filter, sort: NEWEST, first: 24, after: $after) { pageInfo { endCursor hasNextPage } nodes { id name price } }
}`;
/**
 * In a small shop requests come again, and would be answered from memory; so little of it holds
 * none of them until then.
 */
const LITTLE_MEMORY = { ANSWER_MEMORY_MB: '1' };

const PER_PAGE = 24;
const DEEP_PAGE = 400;

/**
 * In rupees; nothing costs as much, so that a bound above it changes no page, but keeps it from
 * coming out of memory.
 */
const BEYOND_ALL_PRICES = 1_000_000;

/**
 * Measures how the cost of the operations grows with the catalogue, ours and that of bare
 * statements, and what a page far down a list costs beside its first page. Processor time only,
 * which other work on the machine disturbs least.
 *
 * @param args see `readOptions`; without a number of products 1,000, 10,000, 100,000 and 1,000,000
 */
export async function benchGrowth(args: string[]): Promise<void> {
  const { sizes, pace, only, isRecorded } = readOptions(args);
  const table = new Table(['', 'products', 'ours CPU s/1000', 'growth', 'raw CPU s/1000', 'growth', 'of raw']);
  const postgres = await openBenchPostgres();
  const before = new Map<string, Cost>();
  const costs = new Map<string, string[]>();
  try {
    for (const size of sizes.length > 0 ? sizes : SIZES) {
      const rig = await openRig(postgres, size, { only, shopVariables: LITTLE_MEMORY });
      try {
        for (const [name, contenders] of [...operationsOf(rig), ...pagesOf(rig, size)]) {
          const figures = await measureInTurn(`${name} of ${size}`, contenders, pace, rig);
          const cost = { ours: cpuOf(figures, 'ours'), raw: cpuOf(figures, 'raw') };
          const last = before.get(name);
          const ratio = (one: number | null, other: number | null | undefined) =>
            one === null || !other ? '' : (one / other).toFixed(2);
          const [ours, raw] = [cost.ours?.toFixed(2) ?? '', cost.raw?.toFixed(2) ?? ''];
          table.add([
            name,
            size,
            ours,
            ratio(cost.ours, last?.ours),
            raw,
            ratio(cost.raw, last?.raw),
            ratio(cost.ours, cost.raw),
          ]);
          before.set(name, cost);
          costs.set(name, [...(costs.get(name) ?? []), raw ? `${ours}, ${raw}` : ours]);
        }
      } finally {
        await rig.stop();
      }
    }
  } finally {
    await postgres.stop();
  }
  if (!isRecorded) return;
  // The record has a row for each operation, and leaves the ratios to its reader.
  const record = new Table([
    'CPU s/1000: ours, raw',
    ...(sizes.length > 0 ? sizes : SIZES).map((size) => size.toLocaleString('en')),
  ]);
  for (const [name, cells] of costs) record.add([name, ...cells]);
  await recordSection('growth', `Of ${new Date().toISOString().slice(0, 10)}.\n\n${record}`);
}

interface Cost {
  ours: number | null;
  raw: number | null;
}

function cpuOf(figures: readonly Figures[], wanted: string): number | null {
  return figures.find(({ label }) => label === wanted)?.cpu ?? null;
}

function operationsOf({ operations, servers }: Rig): [string, Contender[]][] {
  return operations.map((operation) => [
    operation.name,
    (['ours', 'raw'] as const).map((label) => {
      let turn = 0;
      const { address, process } = servers[label];
      return { label, address, pid: process.pid, next: () => requestOf(label, operation, turn++) };
    }),
  ]);
}

/**
 * The first page of all products and the four hundredth, or the last whole one; each request
 * another one.
 */
function pagesOf({ servers, goods }: Rig, products: number): [string, Contender[]][] {
  const { address, process } = servers.ours;
  const deepest = Math.min(DEEP_PAGE, Math.floor(products / PER_PAGE));
  return [1, deepest].map((page) => {
    let turn = 0;
    const cursors = goods.cursors.slice((page - 1) * PER_PAGE, page * PER_PAGE);
    const next = () => {
      const filter = { maxPrice: BEYOND_ALL_PRICES + turn };
      const variables = { filter, after: cursors[turn++ % cursors.length] };
      const body = JSON.stringify({ query: PAGE, variables });
      return { method: 'POST' as const, path: '/graphql', headers: { 'content-type': 'application/json' }, body };
    };
    return [page === 1 ? 'page 1' : 'far page', [{ label: 'ours', address, pid: process.pid, next }]];
  });
}
