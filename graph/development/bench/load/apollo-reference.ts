import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';
import { buildSchema } from 'graphql';
import { projectRoot } from '../../../shared/config/project-root.js';
import { sayOpenAt } from './announce.js';
import { type ListingVariables, putIntoCart, readFound, readListing, readProduct } from './facts.js';
import { bannerOf, cardOf, cartOf, foundOf, listingOf, productOf, slideOf, topCategoryOf } from './graph-objects.js';
import { askOver, type BannerRow, type CardRow, openPool, type SlideRow, type TopCategoryRow } from './prepared.js';
import { openPreparedShop } from './prepared-shop.js';

/**
 * The floor of the shop's stack: Apollo Server by itself over the same contract, whose resolvers
 * hand out what the prepared statements of the raw reference give. Started by
 * `npm run bench -- load` as a process of its own.
 */
const pool = openPool();
const ask = askOver(pool);

interface Caller {
  authorization: string | undefined;
}

type FeaturedVariables = { filter: { featured: true; maxPrice: number } };

const rootValue = {
  products: async (variables: ListingVariables | FeaturedVariables) => {
    if (!('featured' in variables.filter)) return listingOf(await readListing(ask, variables as ListingVariables));
    return { nodes: (await ask<CardRow>('featured', [variables.filter.maxPrice * 100])).map(cardOf) };
  },
  product: async (variables: { id: string }) => productOf(await readProduct(ask, variables)),
  search: async (variables: { query: string }) => foundOf(await readFound(ask, openPreparedShop(pool), variables)),
  categories: async () => (await ask<TopCategoryRow>('topCategories')).map(topCategoryOf),
  banners: async (wanted: { placement: string }) =>
    (await ask<BannerRow>('banners')).filter(({ placement }) => placement === wanted.placement).map(bannerOf),
  homeSlides: async () => (await ask<SlideRow>('slides')).map(slideOf),
  addToCart: async (variables: Parameters<typeof putIntoCart>[2], { authorization }: Caller) =>
    cartOf(await putIntoCart(ask, authorization, variables)),
};

const contract = await readFile(path.join(projectRoot, 'graph', 'schema.graphql'), 'utf8');
const graph = new ApolloServer<Caller>({ schema: buildSchema(contract), rootValue });
const { url } = await startStandaloneServer(graph, {
  listen: { host: '127.0.0.1', port: 0 },
  context: async ({ req }) => ({ authorization: req.headers.authorization }),
});
sayOpenAt(url.replace(/\/$/, ''));
