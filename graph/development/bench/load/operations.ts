import { createHash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '../../../shared/config/project-root.js';
import type { Goods } from './goods.js';

/**
 * What is asked of every server. The servers beside the shop take the variables under the
 * operation's name as path.
 */
export interface Operation {
  name: string;
  text: string;
  /** How a request differs from the one before, so that no answer can be kept. */
  varies: string;
  /** @param turn from 0; each gives another request */
  variables(turn: number): object;
  /** The caller; absent: a visitor. */
  tokenOf?(turn: number): string;
  /** Whether the web sends this very text, so that its hash is enough. */
  isOfWeb: boolean;
}

/** What a card of the web shows. */
const CARD = `fragment Card on Product {
  __typename brand category { __typename id name } countInStock discount id inWishlist name oldPrice price rating reviewCount
  images(first: 1) { __typename id alt placeholder srcset small: url(width: 320) }
}`;

const PAGE = 'totalCount pageInfo { __typename endCursor hasNextPage } nodes { __typename ...Card }';

const LISTING = `query BenchListing($filter: ProductFilter!, $sort: ProductSort!, $after: String) {
  __typename products(filter: $filter, sort: $sort, first: 24, after: $after) { __typename ${PAGE} }
}
${CARD}`;

const SEARCH = `query BenchSearch($query: String!) {
  __typename search(query: $query, first: 24) {
    __typename interpretation { __typename corrected synonyms used } ${PAGE}
  }
}
${CARD}`;

/**
 * As the web's, but without a key of idempotency, whose two statements the bare ones do not have
 * either.
 */
const CART = `mutation BenchCart($input: CartLineInput!) {
  __typename addToCart(input: $input) {
    __typename message userErrors { __typename code field message }
    cart {
      __typename id rounding subTotal total totalQuantity
      lines { __typename countInStock id price quantity subTotal }
    }
  }
}`;

/**
 * The operations of the benchmark.
 *
 * @param tokens of shoppers, who take turns at the cart
 */
export async function openOperations(goods: Goods, tokens: readonly string[]): Promise<Operation[]> {
  const known = await readKnown();
  const textOf = (name: string) => {
    const text = known.find((each) => each.includes(`query ${name}(`) || each.includes(`mutation ${name}(`));
    if (!text) throw new Error(`The web has no operation ${name}.`);
    return text;
  };
  const at = <T>(list: readonly T[], turn: number): T => list[turn % list.length] as T;
  const cartTurn = (turn: number) => at(goods.plentiful, Math.floor(turn / tokens.length));
  return [
    {
      name: 'listing',
      text: LISTING,
      varies: 'another place in the list of a category',
      variables: (turn) => {
        const { categoryId, cursor } = at(goods.places, turn);
        return { filter: { categoryId }, sort: 'NEWEST', after: cursor };
      },
      isOfWeb: false,
    },
    {
      name: 'filtered',
      text: LISTING,
      varies: 'another range of prices in a category',
      variables: (turn) => ({
        filter: {
          categoryId: at(goods.categories, turn),
          minPrice: 40 + (turn % 997) / 100,
          maxPrice: 400 + turn / 100,
        },
        sort: 'PRICE_ASC',
      }),
      isOfWeb: false,
    },
    {
      name: 'product',
      text: textOf('ProductPage'),
      varies: 'another product',
      variables: (turn) => ({ id: at(goods.products, turn) }),
      isOfWeb: true,
    },
    {
      name: 'home',
      text: textOf('HomePage'),
      varies: 'another highest price, which all that is featured is below',
      variables: (turn) => ({ featured: { featured: true, maxPrice: 1_000_000 + turn } }),
      isOfWeb: true,
    },
    {
      name: 'search',
      text: SEARCH,
      varies: 'another query, or the same with other letters in capitals',
      variables: (turn) => ({ query: inCapitals(at(goods.queries, turn), Math.floor(turn / goods.queries.length)) }),
      isOfWeb: false,
    },
    {
      name: 'cart',
      text: CART,
      varies: 'another shopper',
      variables: (turn) => ({ input: { ...cartTurn(turn), quantity: 1 } }),
      tokenOf: (turn) => at(tokens, turn),
      isOfWeb: false,
    },
    {
      name: 'cart+key',
      text: textOf('addToCart'),
      varies: 'another shopper, and a key of idempotency as the web sends it',
      variables: (turn) => ({ input: { ...cartTurn(turn), quantity: 1 }, idempotencyKey: randomUUID() }),
      tokenOf: (turn) => at(tokens, turn),
      isOfWeb: true,
    },
  ];
}

/** Under this the built web's operations are known to the shop. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Puts the letters into capitals that the bits of a number name. */
function inCapitals(query: string, bits: number): string {
  return [...query].map((letter, place) => ((bits >> place) & 1 ? letter.toUpperCase() : letter)).join('');
}

async function readKnown(): Promise<string[]> {
  const file = path.join(projectRoot, 'web', 'gql', 'persisted-documents.json');
  return Object.values(JSON.parse(await readFile(file, 'utf8')) as Record<string, string>);
}
