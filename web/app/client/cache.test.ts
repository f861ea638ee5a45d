import { InMemoryCache } from '@apollo/client';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'graphql';
import { PageCache } from '../server/pageCache';
import { cachePolicies } from './cache';

const LIST = parse(`
  query List($filter: ProductFilter, $after: String) {
    products(filter: $filter, after: $after) { nodes { id name } totalCount }
  }
`);
const ONE = parse('query One($id: ID!) { product(id: $id) { id name } }');
const product = (id: string) => ({ __typename: 'Product', id, name: `Product ${id}` });
const list = (...ids: string[]) => ({
  products: { __typename: 'ProductConnection', nodes: ids.map(product), totalCount: 3 },
});

describe('cache', () => {
  it('keeps each page of products for itself, and starts anew with a first page', () => {
    const cache = new InMemoryCache(cachePolicies);

    cache.writeQuery({ query: LIST, variables: { filter: null }, data: list('1', '2') });
    cache.writeQuery({ query: LIST, variables: { filter: null, after: 'x' }, data: list('3') });

    expect(cache.readQuery({ query: LIST, variables: { filter: null } })).toEqual(list('1', '2'));
    expect(cache.readQuery({ query: LIST, variables: { filter: null, after: 'x' } })).toEqual(list('3'));
    cache.writeQuery({ query: LIST, variables: { filter: null }, data: list('9') });
    expect(cache.readQuery({ query: LIST, variables: { filter: null } })).toEqual(list('9'));
  });

  it('puts the next page of reviews behind the first', () => {
    const cache = new InMemoryCache(cachePolicies);
    const reviews = parse(
      'query Reviews($id: ID!, $after: String) { product(id: $id) { id reviews(after: $after) { nodes { id } } } }',
    );
    const page = (...ids: string[]) => ({
      product: {
        __typename: 'Product',
        id: '1',
        reviews: { __typename: 'ReviewConnection', nodes: ids.map((id) => ({ __typename: 'Review', id })) },
      },
    });

    cache.writeQuery({ query: reviews, variables: { id: '1' }, data: page('a') });
    cache.writeQuery({ query: reviews, variables: { id: '1', after: 'a' }, data: page('b') });

    expect(cache.readQuery({ query: reviews, variables: { id: '1' } })).toEqual(page('a', 'b'));
  });

  it('keeps lists of different filters apart', () => {
    const cache = new InMemoryCache(cachePolicies);

    cache.writeQuery({ query: LIST, variables: { filter: { categoryId: 'a' } }, data: list('1') });
    cache.writeQuery({ query: LIST, variables: { filter: { categoryId: 'b' } }, data: list('2') });

    expect(cache.readQuery({ query: LIST, variables: { filter: { categoryId: 'a' } } })).toEqual(list('1'));
  });

  it('keeps the first picture of a card apart from all pictures of a product', () => {
    const cache = new InMemoryCache(cachePolicies);
    const images = parse(
      'query Images($id: ID!, $first: Int) { product(id: $id) { id images(first: $first) { id } } }',
    );
    const pictures = (...ids: string[]) => ({
      product: { __typename: 'Product', id: '1', images: ids.map((id) => ({ __typename: 'Image', id })) },
    });

    cache.writeQuery({ query: images, variables: { id: '1' }, data: pictures('a', 'b') });
    cache.writeQuery({ query: images, variables: { id: '1', first: 1 }, data: pictures('a') });

    expect(cache.readQuery({ query: images, variables: { id: '1' } })).toEqual(pictures('a', 'b'));
    expect(cache.readQuery({ query: images, variables: { id: '1', first: 1 } })).toEqual(pictures('a'));
  });

  it('answers a single product that a list has brought', () => {
    const cache = new InMemoryCache(cachePolicies);

    cache.writeQuery({ query: LIST, variables: {}, data: list('1') });

    expect(cache.readQuery({ query: ONE, variables: { id: '1' } })).toEqual({ product: product('1') });
    expect(cache.readQuery({ query: ONE, variables: { id: '2' } })).toBeNull();
  });

  describe('hearts', () => {
    const HEARTS = parse('{ products { nodes { id inWishlist } } }');
    const LIST_OF_ASHA = parse('{ me { id wishlist { id product { id } } } }');
    const hearts = (...wished: string[]) => ({
      products: {
        __typename: 'ProductConnection',
        nodes: ['1', '2'].map((id) => ({ __typename: 'Product', id, inWishlist: wished.includes(id) })),
      },
    });
    const listOf = (...ids: string[]) => ({
      me: {
        __typename: 'User',
        id: 'asha',
        wishlist: ids.map((id) => ({ __typename: 'WishlistItem', id, product: { __typename: 'Product', id } })),
      },
    });

    it('are as the page said while the list is not known', () => {
      const cache = new InMemoryCache(cachePolicies);

      cache.writeQuery({ query: HEARTS, data: hearts('2') });

      expect(cache.readQuery({ query: HEARTS })).toEqual(hearts('2'));
      cache.writeQuery({ query: LIST_OF_ASHA, data: { me: null } });
      expect(cache.readQuery({ query: HEARTS })).toEqual(hearts('2'));
    });

    it('follow the list once it is known, on a page that was rendered for a visitor too', () => {
      const cache = new InMemoryCache(cachePolicies);
      cache.writeQuery({ query: HEARTS, data: hearts() });

      cache.writeQuery({ query: LIST_OF_ASHA, data: listOf('1', '2') });
      expect(cache.readQuery({ query: HEARTS })).toEqual(hearts('1', '2'));

      cache.writeQuery({ query: LIST_OF_ASHA, data: listOf('2') });
      expect(cache.readQuery({ query: HEARTS })).toEqual(hearts('2'));
    });
  });
});

describe('cache of a page that the server renders', () => {
  const FRAGMENTS = `
    fragment Card_product on Product { id name pictures: images(first: 1) { id ...Small_image } }
    fragment Small_image on Image { id url(width: 96) }
    fragment Big_image on Image { id url(width: 960) }
  `;
  const PAGE = parse(`
    query Page($id: ID!) {
      product(id: $id) { id ...Card_product images { id ...Big_image } }
      shop { name }
    }
    ${FRAGMENTS}
  `);
  const image = (width: number) => ({ __typename: 'Image', id: 'i', url: `/${width}.webp` });
  const card = { ...product('1'), pictures: [image(96)] };
  const data = { product: { ...card, images: [image(960)] }, shop: { __typename: 'Shop', name: 'Jhola' } };
  const variables = { id: '1' };
  const write = <Cache extends InMemoryCache>(cache: Cache) => {
    cache.writeQuery({ query: PAGE, variables, data });
    return cache;
  };
  const partOf = (cache: InMemoryCache, fragmentName: string, from: string) =>
    cache.watchFragment<object>({ fragment: parse(FRAGMENTS), fragmentName, from }).getCurrentResult();

  it('gives each fragment what was answered at its place, also where two ask the same thing differently', () => {
    const cache = write(new PageCache());

    expect(partOf(cache, 'Card_product', 'Product:1').data).toMatchObject(card);
    expect(partOf(cache, 'Small_image', 'Image:i').data).toMatchObject(image(96));
    expect(partOf(cache, 'Big_image', 'Image:i').data).toMatchObject(image(960));
    expect(cache.readQuery({ query: PAGE, variables })).toEqual(data);
    expect(cache.hasMissed).toBe(false);
  });

  it('is handed over as the cache of the browser has it', () => {
    expect(write(new PageCache()).extract()).toEqual(write(new InMemoryCache(cachePolicies)).extract());
  });

  it('answers what is asked otherwise out of all that it knows, and notices what it does not', () => {
    const cache = write(new PageCache());
    const diffOf = (id: string) => cache.diff({ query: ONE, variables: { id }, optimistic: true });

    expect(diffOf('1')).toMatchObject({ result: { product: product('1') }, complete: true });
    expect(cache.hasMissed).toBe(false);
    expect(diffOf('2').complete).toBe(false);
    expect(cache.hasMissed).toBe(true);
  });

  it('forgets one page before the next', async () => {
    const cache = write(new PageCache());
    await cache.reset();

    expect(cache.diff({ query: PAGE, variables, optimistic: true }).complete).toBe(false);
    expect(partOf(cache, 'Card_product', 'Product:1').complete).toBe(false);
  });
});
