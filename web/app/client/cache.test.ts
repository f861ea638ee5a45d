import { InMemoryCache } from '@apollo/client';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'graphql';
import { cachePolicies } from './cache';

const LIST = parse(`
  query List($filter: ProductFilter, $after: String) {
    products(filter: $filter, after: $after) { nodes { id name } totalCount pageInfo { endCursor } }
  }
`);
const ONE = parse('query One($id: ID!) { product(id: $id) { id name } }');
const product = (id: string) => ({ __typename: 'Product', id, name: `Product ${id}` });
const list = (endCursor: string, ...ids: string[]) => ({
  products: { __typename: 'ProductConnection', nodes: ids.map(product), totalCount: 3, pageInfo: { endCursor } },
});

describe('cache', () => {
  it('puts the next page of products behind those that are there, once, and starts anew with a first page', () => {
    const cache = new InMemoryCache(cachePolicies);
    const read = () => cache.readQuery<typeof first>({ query: LIST, variables: { filter: null } })?.products.nodes;
    const first = list('2', '1', '2');
    const next = list('3', '3');

    cache.writeQuery({ query: LIST, variables: { filter: null }, data: first });
    cache.writeQuery({ query: LIST, variables: { filter: null, after: '2' }, data: next });
    cache.writeQuery({ query: LIST, variables: { filter: null, after: '2' }, data: next });

    expect(read()).toEqual(['1', '2', '3'].map(product));
    cache.writeQuery({ query: LIST, variables: { filter: null }, data: list('9', '9') });
    expect(read()).toEqual([product('9')]);
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

    cache.writeQuery({ query: LIST, variables: { filter: { categoryId: 'a' } }, data: list('1', '1') });
    cache.writeQuery({ query: LIST, variables: { filter: { categoryId: 'b' } }, data: list('2', '2') });

    expect(cache.readQuery({ query: LIST, variables: { filter: { categoryId: 'a' } } })).toEqual(list('1', '1'));
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

  it('keeps what two parts of a page ask of a picture, until another takes its place', () => {
    const cache = new InMemoryCache(cachePolicies);
    const shelf = (id: string, known: object) => ({
      category: { __typename: 'Category', id: '1', images: [{ __typename: 'Image', id, ...known }] },
    });
    const small = parse('{ category(id: "1") { id images { id url(width: 96) } } }');
    const large = parse('{ category(id: "1") { id images { id alt srcset } } }');
    const inMenu = shelf('a', { url: '/a-96.webp' });

    cache.writeQuery({ query: small, data: inMenu });
    cache.writeQuery({ query: large, data: shelf('a', { alt: 'Fruit', srcset: '/a.webp 224w' }) });
    expect(cache.readQuery({ query: small })).toEqual(inMenu);

    cache.writeQuery({ query: large, data: shelf('b', { alt: 'Rice', srcset: '/b.webp 224w' }) });
    expect(cache.readQuery({ query: small })).toBeNull();
  });

  it('answers a single product that a list has brought', () => {
    const cache = new InMemoryCache(cachePolicies);

    cache.writeQuery({ query: LIST, variables: {}, data: list('1', '1') });

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
