/** @jest-environment node */
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { prerenderStatic } from '@apollo/client/react/ssr';
import { describe, expect, it } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { EMPTY } from 'rxjs';
import { App } from './app/App';
import { cachePolicies } from './app/client/cache';
import { ServerReportContext } from './lib/server-report';
import { addresses, render } from './server-entry';
import { answer, type Facts } from './testing/mockGraph';

const shop = {
  ...{ name: 'Jhola', description: 'Goods </script><b>', phone: '+91 80 4000 1234', promises: ['Best prices'] },
  ...{
    tagline: 'Everyday goods, fairly priced',
    homeSections: ['SLIDES', 'CATEGORIES', 'POPULAR', 'OFFERS', 'FEATURED'],
  },
};

const dairy = { id: 'dairy', name: 'Dairy' };
const everything: Facts = {
  shop,
  categories: [dairy],
  category: dairy,
  product: { id: '7', name: 'Toor Dal' },
};

const open = (url: string, facts: Facts = {}, language: 'en' | 'hi' | 'mr' = 'en') =>
  render({
    url,
    origin: 'https://shop.example',
    shopName: 'Jhola',
    shareImage: '/icons/share.png',
    language,
    execute: ({ query, operationName, variables }) =>
      answer(query, operationName, variables, { shop, categories: [], ...facts }),
  });

describe('addresses', () => {
  it('are those of every page that is the same for everybody, and of no other', () => {
    expect(addresses.pages).toEqual([
      '/',
      '/about',
      '/contactus',
      '/privacy',
      '/terms',
      '/returnpolicy',
      '/shippingpolicy',
      '/supportcenter',
    ]);
    expect(addresses.product('7')).toBe('/product/7');
  });
});

describe('render', () => {
  it('renders a page in the language of each visitor, also of two who come at once', async () => {
    const hindi = { shop: { ...shop, tagline: 'रोज़ का सामान, सही दाम पर' } };
    const pages = await Promise.all([open('/', hindi, 'hi'), open('/'), open('/', hindi, 'hi'), open('/about')]);

    expect(pages.map(({ body }) => /कार्ट/.test(body))).toEqual([true, false, true, false]);
    expect(pages[0]?.head).toContain('<title>Jhola – रोज़ का सामान, सही दाम पर</title>');
    expect(pages[1]?.head).toContain('<title>Jhola – Everyday goods, fairly priced</title>');
  });

  it('answers an address in Hindi with its own title, description, address, data and links', async () => {
    const url = '/product/7';
    const product = {
      ...everything,
      product: { id: '7', name: 'तूर दाल', description: 'रोज़ की दाल.', category: dairy },
    };
    const { status, head, body } = await open(`/hi${url}`, product, 'hi');

    expect(status).toBe(200);
    expect(head).toContain('<title>तूर दाल | Jhola</title>');
    expect(head).toContain('<meta name="description" content="रोज़ की दाल."/>');
    expect(head).toContain(`<link rel="canonical" href="https://shop.example/hi${url}"/>`);
    expect(head).toContain('<meta property="og:locale" content="hi_IN"/>');
    const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(body)?.[1] ?? '{}');
    expect(data['@graph'][0]).toMatchObject({ name: 'तूर दाल', offers: { url: `https://shop.example/hi${url}` } });
    expect(data['@graph'][1].itemListElement.map(({ item }: { item: string }) => item)).toEqual(
      ['', '/products/category/dairy', url].map((path) => `https://shop.example/hi${path}`),
    );
    const ways = [...body.matchAll(/<(?:a|form) [^>]*(?:href|action)="(\/[^"]*)"/g)].map(([, way]) => way);
    const astray = ways.filter((way) => !way?.startsWith('/hi') && way !== '/delivery/pin');
    expect(ways.length).toBeGreaterThan(20);
    // The switch of the language alone leads to the twins in the others.
    expect(new Set(astray)).toEqual(new Set([url, `/mr${url}`]));
  });

  it('answers an address in Marathi with what words there are, for shoppers and not for search engines', async () => {
    const { status, head, body } = await open('/mr/product/7', everything, 'mr');
    const hindi = await open('/hi/product/7', everything, 'hi');

    expect(status).toBe(200);
    expect(body).toContain('तुमची खरेदी');
    expect(body).toContain('About the shop');
    expect([head.includes('noindex'), hindi.head.includes('noindex')]).toEqual([true, false]);
  });

  it('names for each page its twins in other languages, and these name it', async () => {
    const twinsOf = ({ head }: { head: string }) =>
      [...head.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/gi)].map(([, ...twin]) => twin);

    for (const path of ['/', '/about', '/products/category/dairy', '/product/7']) {
      const twins = twinsOf(await open(path, everything));
      expect(twins).toEqual([
        ['en', `https://shop.example${path}`],
        ['hi', `https://shop.example/hi${path === '/' ? '' : path}`],
        ['x-default', `https://shop.example${path}`],
      ]);
      expect(twinsOf(await open(path === '/' ? '/hi' : `/hi${path}`, everything, 'hi'))).toEqual(twins);
    }
    expect(twinsOf(await open('/search?q=dal', everything))).toEqual([]);
  });

  it('names the Hindi address of a page that is in Hindi since its visitor chose so', async () => {
    const { head, body } = await open('/about', {}, 'hi');

    expect(head).toContain('<link rel="canonical" href="https://shop.example/hi/about"/>');
    expect(body).toContain('href="/contactus"');
    expect(body).not.toContain('href="/hi');
  });

  it('leads from another address of a product to that in the same language', async () => {
    const { status, redirect } = await open('/hi/products/7', everything, 'hi');

    expect([status, redirect]).toEqual([301, '/hi/product/7']);
  });

  it('renders the front page with its head and state', async () => {
    const page = await open('/');

    expect(page.status).toBe(200);
    expect(page.head).toContain('<title>Jhola');
    expect(page.head).toContain('<link rel="canonical" href="https://shop.example/"');
    expect(page.body).toContain('Best prices');
    expect(page.body).not.toMatch(/^\s/);
    expect(JSON.parse(page.state)).toHaveProperty('ROOT_QUERY');
    expect(page.state).not.toContain('</script>');
  });

  it.each([
    '/',
    '/products/category/dairy?min=100&brand=Amul&sort=RATING',
    '/products/subCat/milk',
    '/product/7',
    '/search',
    '/search?q=dal&sort=RATING&category=dairy',
    '/search?q=nothing-of-the-kind',
    ...addresses.pages,
  ])('asks all that %s shows before it draws it, and the browser nothing of it again', async (url) => {
    const state = (await open(url, everything)).state;
    const again: string[] = [];
    const link = new ApolloLink(({ operationName = '' }) => {
      again.push(operationName);
      return EMPTY;
    });

    const client = new ApolloClient({ link, cache: new InMemoryCache(cachePolicies).restore(JSON.parse(state)) });
    const shown = new AbortController();
    await prerenderStatic({
      signal: shown.signal,
      tree: (
        <ServerReportContext
          value={{
            origin: 'https://shop.example',
            shopName: 'Jhola',
            shareImage: '/icons/share.png',
            language: 'en',
            status: 200,
          }}
        >
          <StaticRouter location={url}>
            <App client={client} />
          </StaticRouter>
        </ServerReportContext>
      ),
      renderFunction: (tree) => {
        shown.abort();
        return renderToString(tree);
      },
    });

    expect(again).toEqual([]);
  });

  it('asks at once what does not hang on another answer', async () => {
    const rounds: string[][] = [[]];
    await render({
      language: 'en',
      url: '/',
      origin: 'https://shop.example',
      shopName: 'Jhola',
      shareImage: '/icons/share.png',
      execute: async ({ query, operationName = '', variables }) => {
        rounds.at(-1)?.push(operationName);
        // Whatever is asked without waiting for an answer is asked before this.
        await new Promise((resolve) => setTimeout(resolve));
        if (rounds.at(-1)?.length) rounds.push([]);
        return answer(query, operationName, variables, everything);
      },
    });

    expect(rounds.filter(({ length }) => length > 0)).toEqual([
      ['Frame', 'HomePage', 'FeaturedProducts'],
      ['PopularProducts'],
    ]);
  });

  it('knows nothing of the pages that it rendered before, and of those that it renders meanwhile', async () => {
    const product = { id: '7', name: 'Toor Dal' };

    expect((await open('/product/7', { product })).state).toContain('Toor Dal');
    for (const url of ['/', '/product/7']) expect((await open(url, { product: null })).state).not.toContain('Toor Dal');
    const pages = await Promise.all([open('/product/7', { product }), open('/product/7?x', { product: null })]);
    expect(pages.map(({ status }) => status)).toEqual([200, 404]);
    expect(pages[1]?.body).not.toContain('Toor Dal');
  });

  it('goes on rendering after a page that could not be asked for', async () => {
    await expect(
      render({
        url: '/product/8',
        language: 'en',
        origin: 'https://shop.example',
        shopName: 'Jhola',
        shareImage: '/icons/share.png',
        execute: () => Promise.reject(new Error('gone')),
      }),
    ).resolves.toMatchObject({ status: expect.any(Number) });

    expect((await open('/product/8', { product: { id: '8', name: 'Ragi' } })).status).toBe(200);
  });

  it('fetches the first picture ahead, in the form that the window shows, and names the code of the page', async () => {
    const picture = (id: string) => ({
      id,
      alt: id,
      width: 8,
      height: 3,
      url: `/images/${id}-8.webp`,
      srcset: `/images/${id}-8.webp 8w`,
    });
    const slide = (id: string) => ({ id, images: [picture(`${id}-wide`), picture(`${id}-narrow`)] });

    const page = await open('/', { homeSlides: [slide('one'), slide('two')] });

    const ahead = [...page.head.matchAll(/<link rel="preload" as="image" fetchPriority="high"[^>]*>/g)].map(String);
    expect(ahead).toHaveLength(2);
    expect(ahead[0]).toMatch(/one-wide.*media="\(min-width: 768px\)"/);
    expect(ahead[1]).toMatch(/one-narrow.*media="\(max-width: 767px\)"/);
    expect(page.body).not.toContain('rel="preload"');
    expect(page.module).toBe('pages/HomePage.tsx');
  });

  it('keeps the place of Filters in the bottom bar on a listing, and on no other page', async () => {
    const bar = /aria-label="Quick".*?<\/nav>/s;
    const listing = await open('/products/category/1', { category: { id: '1', name: 'Dairy' } });

    expect(listing.body.match(bar)?.[0]).toContain('Filters');
    expect((await open('/')).body.match(bar)?.[0]).not.toContain('Filters');
  });

  it('answers an unknown path with 404', async () => {
    const page = await open('/no/such/page');

    expect(page.status).toBe(404);
    expect(page.body).toContain('Page Not Found');
    expect(page.head).toContain('<title>Page Not Found | Jhola</title>');
  });

  it.each([
    '/product/x',
    '/products/category/x',
    '/products/subCat/x',
    '/product/no%20such',
    '/products/category/no%00such',
  ])('answers %s with 404 when it is not there', async (url) => {
    expect((await open(url)).status).toBe(404);
  });

  it('redirects the alternative product path for good when there is such a product, else not', async () => {
    const product = { id: '7', name: 'Toor Dal' };

    expect(await open('/products/7', { product })).toMatchObject({ status: 301, redirect: '/product/7' });
    expect(await open('/products/7', { product: null })).toMatchObject({
      status: 404,
      head: expect.stringContaining('Page Not Found'),
    });
  });

  it.each(['/', '/about', '/contactus', '/privacy', '/terms', '/returnpolicy', '/shippingpolicy', '/supportcenter'])(
    'lets search engines find %s, with an address and a picture to share it by',
    async (url) => {
      const { head, body } = await open(url);

      expect(head).not.toContain('noindex');
      expect(head).toContain(`<link rel="canonical" href="https://shop.example${url}"`);
      expect(head).toContain(`<meta property="og:url" content="https://shop.example${url}"`);
      expect(head).toContain('<meta property="og:image" content="https://shop.example/icons/share.png"');
      expect(body).toContain('application/ld+json');
    },
  );

  it.each(['/cart', '/checkout', '/orders', '/signIn', '/signUp', '/no/such/page', '/product/x', '/search?q=dal'])(
    'keeps %s out of search engines',
    async (url) => {
      expect((await open(url)).head).toContain('<meta name="robots" content="noindex">');
    },
  );

  it('tells search engines on the front page who the shop is and how it is searched', async () => {
    const { body } = await open('/');

    const [, text = ''] = body.match(/<script type="application\/ld\+json">(.*?)<\/script>/) ?? [];
    const facts = JSON.parse(text)['@graph'];
    expect(facts[0]).toMatchObject({ '@type': 'Organization', name: 'Jhola', url: 'https://shop.example/' });
    expect(facts[1]).toMatchObject({
      '@type': 'WebSite',
      potentialAction: {
        '@type': 'SearchAction',
        target: { urlTemplate: 'https://shop.example/search?q={search_term_string}' },
      },
    });
  });

  it.each(['/cart', '/checkout', '/myList', '/orders', '/signIn', '/signUp'])(
    'renders %s as the frame only',
    async (url) => {
      const page = await open(url);

      expect(page.status).toBe(200);
      expect(page.body).toContain('Best prices');
      expect(page.body).not.toContain('<h1');
      expect(page.body).not.toMatch(/<main.*<form.*<\/main>/s);
    },
  );
});
