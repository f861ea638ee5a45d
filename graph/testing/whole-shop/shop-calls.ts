import { shopAddress } from './browser.js';

/** An answer of the shop with its body read as JSON. */
export interface Answer<Body> {
  status: number;
  body: Body;
}

/** Asks for a path of the shop as a browser's address bar would, but follows no redirect. */
export function get(path: string): Promise<Response> {
  return fetch(`${shopAddress()}${path}`, { redirect: 'manual' });
}

/** Sends JSON to a path of the shop, or the very text given; as a shopper when there is a token. */
export async function post<Body>(path: string, body: object | string, token?: string): Promise<Answer<Body>> {
  const response = await fetch(`${shopAddress()}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Body };
}

/** Asks the graph. @throws Error with what it complained of */
export async function ask<Data>(query: string, variables: object = {}, token?: string): Promise<Data> {
  const { body } = await post<{ data?: Data; errors?: unknown }>('/graphql', { query, variables }, token);
  if (!body.data || body.errors) throw new Error(`The graph refused: ${JSON.stringify(body.errors)}`);
  return body.data;
}

/** A product that a test visits; the price in rupees. */
export interface SomeProduct {
  id: string;
  name: string;
  price: number;
  countInStock: number;
  variants: { id: string; sku: string; countInStock: number }[];
}

/** What of the catalogue the tests visit. */
export interface SomeGoods {
  category: { id: string; name: string };
  subCategory: { id: string; name: string };
  /** In stock, and listed in both. */
  product: SomeProduct;
}

/**
 * Picks a category, one of its sub-categories and a product of that to visit.
 *
 * @param place of the category among all
 * @param least what the product costs at least, in rupees
 */
export async function someGoods(place = 0, least = 0): Promise<SomeGoods> {
  const { categories } = await ask<{ categories: { id: string; name: string; children: SomeGoods['category'][] }[] }>(
    '{ categories { id name children { id name } } }',
  );
  const category = categories[place];
  const subCategory = category?.children[0];
  if (!category || !subCategory) throw new Error('The shop has no categories.');
  const { products } = await ask<{ products: { nodes: SomeProduct[] } }>(
    `query ($id: ID!) {
      products(filter: { subCategoryId: $id }, first: 24) {
        nodes { id name price countInStock variants { id sku countInStock } }
      }
    }`,
    { id: subCategory.id },
  );
  const product = products.nodes.find(({ countInStock, price }) => countInStock > 10 && price >= least);
  if (!product) throw new Error(`Nothing of ${subCategory.name} is in stock.`);
  return { category, subCategory, product };
}
