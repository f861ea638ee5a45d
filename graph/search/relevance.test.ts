import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { projectRoot } from '../shared/project-root.js';
import { insertSeededCatalogue } from '../testing/seeded-catalogue.js';
import { openShop, type TestShop } from '../testing/shop.js';
import { search } from './search.service.js';

/** What a shopper means by a query: patterns that a product has to fit, all of them, whatever its case. */
interface Meaning {
  name?: string;
  brand?: string;
  /** Of the names of its categories from the top one down, with ' > ' between them. */
  shelf?: string;
  /** Of a name that is not meant. */
  not?: string;
}

interface Goods {
  id: string;
  name: string;
  brand: string;
  shelf: string;
}

/** What is measured of one query, or the mean of several: shares from 0 to 1. */
interface Score {
  /** Relevant products among the first ten, of those that are sold, at most ten. */
  amongTen: number;
  /** Whether the first product is relevant. */
  first: number;
  /** Whether nothing was found although something relevant is sold. */
  empty: number;
}

const FLOORS = { amongTen: 0.95, first: 0.97, kind: 0.85 };
const FIRST_RESULTS = 10;
/** So few of what fits are graded as in a catalogue twenty times as large. */
const FEW_GRADED = 60;
const QUERIES = path.join(projectRoot, 'graph', 'search', 'queries');
/** In queries of this kind the meaning says what must not be found, so that there is no number to find. */
const CONFUSED = 'not-to-be-confused';

let shop: TestShop;
let goods: Goods[];
const scores = new Map<string, Score[]>();
const scoresOfFew: Score[] = [];
const failures: string[] = [];

beforeAll(async () => {
  shop = await openShop();
  await insertSeededCatalogue(shop.ctx());
  goods = await shop.database.query(
    `SELECT p.id, p.name, p.brand, concat_ws(' > ', top.name, nullif(above.name, top.name), shelf.name) AS shelf
     FROM product p JOIN category top ON top.id = p.category_id
     LEFT JOIN category shelf ON shelf.id = p.sub_category_id LEFT JOIN category above ON above.id = shelf.parent_id`,
  );
  for (const file of await readdir(QUERIES)) {
    const kind = path.basename(file, '.json');
    const queries: Record<string, Meaning> = JSON.parse(await readFile(path.join(QUERIES, file), 'utf8'));
    scores.set(kind, await Promise.all(Object.entries(queries).map(([query, meant]) => score(kind, query, meant))));
    const few = Object.entries(queries).map(([query, meant]) => score(kind, query, meant, FEW_GRADED));
    scoresOfFew.push(...(await Promise.all(few)));
  }
}, 120_000);

afterAll(() => shop.close());

describe('search on the whole catalogue', () => {
  it('is asked in many ways', () => {
    const counts = [...scores.values()].map(({ length }) => length);

    expect(counts.length).toBeGreaterThanOrEqual(15);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(8);
  });

  it('finds what shoppers mean, whichever way they say it', () => {
    const { amongTen, first, empty } = meanOf([...scores.values()].flat());
    const fallen = [...scores].filter(([, each]) => meanOf(each).amongTen < FLOORS.kind).map(([kind]) => kind);

    if (amongTen < FLOORS.amongTen || first < FLOORS.first || empty > 0 || fallen.length > 0) {
      throw new Error(`Search got worse.\n\n${table()}\n\n${failures.join('\n')}`);
    }
  });

  it('finds it as well where far more fits than is graded', () => {
    const { amongTen, first, empty } = meanOf(scoresOfFew);

    expect([amongTen >= FLOORS.amongTen, first >= FLOORS.first, empty]).toEqual([true, true, 0]);
  });
});

async function score(kind: string, query: string, meant: Meaning, mostGraded?: number): Promise<Score> {
  const isMeant = judgeOf(meant);
  const sold = goods.filter(isMeant);
  expect([query, sold.length > 0]).toEqual([query, true]);
  const { nodes } = await search(shop.ctx(), { query, first: FIRST_RESULTS, mostGraded });
  const ids = new Set(sold.map(({ id }) => id));
  const hits = nodes.map(({ id }) => ids.has(id));
  const expected = kind === CONFUSED ? nodes.length : Math.min(FIRST_RESULTS, sold.length);
  const amongTen = nodes.length > 0 ? hits.filter(Boolean).length / expected : 0;
  if (amongTen < 1 || !hits[0]) {
    const found = nodes.map(({ name }, index) => `${hits[index] ? '+' : '-'}${name}`).join(', ');
    failures.push(`${kind} '${query}' ${percent(amongTen)} of ${sold.length}: ${found || 'nothing'}`);
  }
  return { amongTen, first: hits[0] ? 1 : 0, empty: nodes.length === 0 ? 1 : 0 };
}

function judgeOf({ name, brand, shelf, not }: Meaning): (one: Goods) => boolean {
  const fits = (pattern: string | undefined, text: string) =>
    pattern === undefined || new RegExp(pattern, 'iu').test(text);
  return (one) =>
    fits(name, one.name) &&
    fits(brand, one.brand) &&
    fits(shelf, one.shelf) &&
    (not === undefined || !fits(not, one.name));
}

function meanOf(each: readonly Score[]): Score {
  const mean = (of: (one: Score) => number) => each.reduce((sum, one) => sum + of(one), 0) / each.length;
  return { amongTen: mean((one) => one.amongTen), first: mean((one) => one.first), empty: mean((one) => one.empty) };
}

function table(): string {
  const row = (name: string, each: readonly Score[]) => {
    const { amongTen, first, empty } = meanOf(each);
    return [name.padEnd(24), String(each.length), ...[amongTen, first, empty].map(percent)].join('\t');
  };
  const head = ['kind'.padEnd(24), 'queries', 'P@10', 'S@1', 'empty'].join('\t');
  return [head, ...[...scores].map(([kind, each]) => row(kind, each)), row('all', [...scores.values()].flat())].join(
    '\n',
  );
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
