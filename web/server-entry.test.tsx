/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import { render } from './server-entry';
import { answer, type Facts } from './testing/mockGraph';

const shop = { name: 'Jhola', description: 'Goods </script><b>', phone: '+91 80 4000 1234', promises: ['Best prices'] };

const open = (url: string, facts: Facts = {}) =>
  render({
    url,
    origin: 'https://shop.example',
    execute: ({ query, operationName, variables }) =>
      answer(query, operationName, variables, { shop, categories: [], ...facts }),
  });

describe('render', () => {
  it('renders the front page with its head, styles and state', async () => {
    const page = await open('/');

    expect(page.status).toBe(200);
    expect(page.head).toContain('<title>Jhola');
    expect(page.head).toContain('<link rel="canonical" href="https://shop.example/"');
    expect(page.head).toContain('<style data-emotion="j');
    expect(page.body).toContain('Best prices');
    expect(page.body).not.toMatch(/^\s/);
    expect(JSON.parse(page.state)).toHaveProperty('ROOT_QUERY');
    expect(page.state).not.toContain('</script>');
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

  it('answers an unknown path with 404', async () => {
    const page = await open('/no/such/page');

    expect(page.status).toBe(404);
    expect(page.body).toContain('Page Not Found');
    expect(page.head).toContain('<title>Page Not Found | Jhola</title>');
  });

  it.each(['/product/x', '/products/category/x', '/products/subCat/x'])(
    'answers %s with 404 when it is not there',
    async (url) => {
      expect((await open(url)).status).toBe(404);
    },
  );

  it('redirects the alternative product path for good', async () => {
    expect(await open('/products/7')).toMatchObject({ status: 301, redirect: '/product/7' });
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
