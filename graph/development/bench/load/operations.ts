import { randomUUID } from 'node:crypto';
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

/** What the page of a product is drawn from, without what only the shop reckons. */
const PRODUCT = `query BenchProduct($id: ID!) {
  __typename
  product(id: $id) {
    __typename id name brand category { __typename id name } price oldPrice discount rating reviewCount inWishlist
    description countInStock subCategory { __typename id name }
    images { __typename id alt placeholder srcset small: url(width: 320) url(width: 640) }
    variants { __typename id sku size ram weight price oldPrice countInStock }
    countries { __typename id name } ramOptions sizes weightOptions
    related(first: 5) { __typename ...Card }
    reviews(first: 10) {
      __typename totalCount pageInfo { __typename endCursor hasNextPage }
      nodes { __typename id text customerName customerRating dateCreated verifiedPurchase }
    }
    starCounts { __typename stars count }
  }
}
${CARD}`;

const WIDE = '__typename id alt placeholder width height srcset large: url(width: 1280)';

/** What the front page is drawn from. */
const HOME = `query BenchHome($featured: ProductFilter!) {
  __typename
  offers: banners(placement: HOME) { __typename ...Banner }
  sideBanners: banners(placement: SIDE) { __typename ...Banner }
  categories {
    __typename id name color productCount children(first: 2) { __typename id name }
    images { __typename id alt placeholder srcset small: url(width: 320) }
  }
  homeSlides { __typename id category { __typename id parent { __typename id } } images { ${WIDE} } }
  featured: products(filter: $featured, first: 10) { __typename nodes { __typename ...Card } }
}
fragment Banner on Banner {
  __typename id category { __typename id } subCategory { __typename id } images { ${WIDE} }
}
${CARD}`;

const ADDED = `{
    __typename message userErrors { __typename code field message }
    cart {
      __typename id rounding subTotal total totalQuantity
      lines { __typename countInStock id price quantity subTotal }
    }
  }`;

/** Without a key of idempotency, whose two statements the bare ones do not have either. */
const CART = `mutation BenchCart($input: CartLineInput!) {
  __typename addToCart(input: $input) ${ADDED}
}`;

const CART_WITH_KEY = `mutation BenchCartWithKey($input: CartLineInput!, $idempotencyKey: String!) {
  __typename addToCart(input: $input, idempotencyKey: $idempotencyKey) ${ADDED}
}`;

/**
 * The operations of the benchmark.
 *
 * @param tokens of shoppers, who take turns at the cart
 */
export function openOperations(goods: Goods, tokens: readonly string[]): Operation[] {
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
    },
    {
      name: 'product',
      text: PRODUCT,
      varies: 'another product',
      variables: (turn) => ({ id: at(goods.products, turn) }),
    },
    {
      name: 'home',
      text: HOME,
      varies: 'another highest price, which all that is featured is below',
      variables: (turn) => ({ featured: { featured: true, maxPrice: 1_000_000 + turn } }),
    },
    {
      name: 'search',
      text: SEARCH,
      varies: 'another query, or the same with other letters in capitals',
      variables: (turn) => ({ query: inCapitals(at(goods.queries, turn), Math.floor(turn / goods.queries.length)) }),
    },
    {
      name: 'cart',
      text: CART,
      varies: 'another shopper',
      variables: (turn) => ({ input: { ...cartTurn(turn), quantity: 1 } }),
      tokenOf: (turn) => at(tokens, turn),
    },
    {
      name: 'cart+key',
      text: CART_WITH_KEY,
      varies: 'another shopper, and a key of idempotency as the web sends it',
      variables: (turn) => ({ input: { ...cartTurn(turn), quantity: 1 }, idempotencyKey: randomUUID() }),
      tokenOf: (turn) => at(tokens, turn),
    },
  ];
}

/** Puts the letters into capitals that the bits of a number name. */
function inCapitals(query: string, bits: number): string {
  return [...query].map((letter, place) => ((bits >> place) & 1 ? letter.toUpperCase() : letter)).join('');
}
