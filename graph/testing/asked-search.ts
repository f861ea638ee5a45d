import { goodsOf } from './factories/shelves.factory.js';
import type { TestShop } from './shop.js';

const ASK = `query ($query: String!) {
  search(query: $query, first: 40) { nodes { name } interpretation { notSold } }
}`;

/** What a search shows. */
export interface Shown {
  /** Of up to 40 products, in their order. */
  names: string[];
  /** The same without the numbers of `numbered`, each once. */
  goods: string[];
  /** What is told as not sold, in the shopper's words. */
  notSold: string[];
}

/** Asks the search of a shop as a visitor does. */
export async function askedSearch(shop: TestShop, query: string): Promise<Shown> {
  const { data } = await shop.graphql(ASK, { query });
  const names = data.search.nodes.map(({ name }: { name: string }) => name);
  return { names, goods: goodsOf(names), notSold: data.search.interpretation.notSold };
}
