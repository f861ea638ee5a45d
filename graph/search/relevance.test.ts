import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { projectRoot } from '../shared/config/project-root.js';
import { insertSeededCatalogue } from '../testing/seeded-catalogue.js';
import { openShop, type TestShop } from '../testing/shop.js';
import { search } from './search.service.js';

/**
 * What a shopper means by a query: patterns that a product has to fit, all of them, whatever its
 * case.
 */
interface Meaning {
  name?: string;
  brand?: string;
  /** Of the names of its categories from the top one down, with ' > ' between them. */
  shelf?: string;
  /** Of a name that is not meant. */
  not?: string;
  /** Rupees that it costs at most. */
  price?: number;
  /** True when nothing of the kind is sold, so that the right answer is none. */
  nothing?: boolean;
}

interface Goods {
  id: string;
  name: string;
  brand: string;
  shelf: string;
  price: number;
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
/**
 * What six cities ask is harder: sentences, scripts, prices, misspellings, and much that is not
 * sold.
 */
const CITY_FLOORS = { amongTen: 0.94, first: 0.97, city: 0.9, nothing: 0.8 };
const FIRST_RESULTS = 10;
/** So few of what fits are graded as in a catalogue twenty times as large. */
const FEW_GRADED = 60;
const QUERIES = path.join(projectRoot, 'graph', 'search', 'queries');
/**
 * In queries of this kind the meaning says what must not be found, so that there is no number to
 * find.
 */
const CONFUSED = 'not-to-be-confused';
const CITIES = path.join(QUERIES, 'cities');

let shop: TestShop;
let goods: Goods[];
const scores = new Map<string, Score[]>();
const scoresOfFew: Score[] = [];
const scoresOfCities = new Map<string, Score[]>();
/** Of the queries for what is not sold, whether each found nothing. */
const foundNothing: boolean[] = [];
const failures: string[] = [];

beforeAll(async () => {
  shop = await openShop();
  await insertSeededCatalogue(shop.ctx());
  goods = await shop.database.query(
    `SELECT p.id, p.name, p.brand, p.price_paise / 100.0 AS price, concat_ws(' > ', top.name, nullif(above.name, top.name), shelf.name) AS shelf
     FROM product p JOIN category top ON top.id = p.category_id
     LEFT JOIN category shelf ON shelf.id = p.sub_category_id LEFT JOIN category above ON above.id = shelf.parent_id`,
  );
  for (const [kind, queries] of await readQueries(QUERIES)) {
    scores.set(kind, await Promise.all(Object.entries(queries).map(([query, meant]) => score(kind, query, meant))));
    const few = Object.entries(queries).map(([query, meant]) => score(kind, query, meant, FEW_GRADED));
    scoresOfFew.push(...(await Promise.all(few)));
  }
  for (const [city, queries] of await readQueries(CITIES)) {
    const sold = Object.entries(queries).filter(([, { nothing }]) => !nothing);
    scoresOfCities.set(city, await Promise.all(sold.map(([query, meant]) => score(city, query, meant))));
    const others = Object.keys(queries).filter((query) => queries[query]?.nothing);
    foundNothing.push(...(await Promise.all(others.map(findsNothing))));
  }
});

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
      throw new Error(`Search got worse.\n\n${table(scores)}\n\n${failures.join('\n')}`);
    }
  });

  it('finds what six cities ask for, in their words, and nothing where nothing of the kind is sold', () => {
    const { amongTen, first, empty } = meanOf([...scoresOfCities.values()].flat());
    const fallen = [...scoresOfCities].filter(([, each]) => meanOf(each).amongTen < CITY_FLOORS.city);
    const nothing = foundNothing.filter(Boolean).length / foundNothing.length;

    expect([...scoresOfCities.values()].flat().length + foundNothing.length).toBe(300);
    if (
      amongTen < CITY_FLOORS.amongTen ||
      first < CITY_FLOORS.first ||
      empty > 0 ||
      nothing < CITY_FLOORS.nothing ||
      fallen.length > 0
    ) {
      const honest = `nothing where nothing is sold: ${percent(nothing)}`;
      throw new Error(`Search got worse.\n\n${table(scoresOfCities)}\n${honest}\n\n${failures.join('\n')}`);
    }
  });

  it('finds it as well where far more fits than is graded', () => {
    const { amongTen, first, empty } = meanOf(scoresOfFew);

    expect([amongTen >= FLOORS.amongTen, first >= FLOORS.first, empty]).toEqual([true, true, 0]);
  });
});

async function readQueries(folder: string): Promise<[kind: string, queries: Record<string, Meaning>][]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json')).sort();
  return Promise.all(
    files.map(async (file) => [
      path.basename(file, '.json'),
      JSON.parse(await readFile(path.join(folder, file), 'utf8')),
    ]),
  );
}

async function findsNothing(query: string): Promise<boolean> {
  const { nodes } = await search(shop.ctx(), { query, first: FIRST_RESULTS });
  if (nodes.length > 0) failures.push(`'${query}' is not sold: ${nodes.map(({ name }) => name).join(', ')}`);
  return nodes.length === 0;
}

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

function judgeOf({ name, brand, shelf, not, price }: Meaning): (one: Goods) => boolean {
  const fits = (pattern = ''): ((text: string) => boolean) => {
    const compiled = new RegExp(pattern, 'iu');
    return (text) => compiled.test(text);
  };
  const [named, branded, placed] = [fits(name), fits(brand), fits(shelf)];
  const isUnmeant = not === undefined ? () => false : fits(not);
  return (one) =>
    named(one.name) &&
    branded(one.brand) &&
    placed(one.shelf) &&
    !isUnmeant(one.name) &&
    (price === undefined || one.price <= price);
}

function meanOf(each: readonly Score[]): Score {
  const mean = (of: (one: Score) => number) => each.reduce((sum, one) => sum + of(one), 0) / each.length;
  return { amongTen: mean((one) => one.amongTen), first: mean((one) => one.first), empty: mean((one) => one.empty) };
}

function table(of: ReadonlyMap<string, Score[]>): string {
  const row = (name: string, each: readonly Score[]) => {
    const { amongTen, first, empty } = meanOf(each);
    return [name.padEnd(24), String(each.length), ...[amongTen, first, empty].map(percent)].join('\t');
  };
  const head = ['kind'.padEnd(24), 'queries', 'P@10', 'S@1', 'empty'].join('\t');
  return [head, ...[...of].map(([kind, each]) => row(kind, each)), row('all', [...of.values()].flat())].join('\n');
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
