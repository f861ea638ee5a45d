import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { isScalarType, isSpecifiedScalarType, KnownFragmentNamesRule, parse, specifiedRules, validate } from 'graphql';
import { buildShopSchema } from '../schema.js';
import { ErrorCode } from '../shared/errors.js';
import { readBlocks } from '../testing/manual-blocks.js';
import { openShop, type TestShop } from '../testing/shop.js';

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const get = async (address: string) => {
  const response = await fetch(shop.address + address);
  return { status: response.status, text: await response.text() };
};
const linksOf = (text: string) => [...text.matchAll(/<a href="([^"]+)"/g)].map(([, href = '']) => href);

/** Fragments of Relay stand apart from what spreads them. */
const RULES_OF_A_SHARED_OPERATION = specifiedRules.filter((rule) => rule !== KnownFragmentNamesRule);

/** Pages of the web, which this shop is without. */
const OF_THE_WEB = ['/', '/playground'];

describe('the manual at /docs', () => {
  it('is linked from the REST calls, and leads nowhere where nothing is', async () => {
    expect(linksOf((await get('/api/docs')).text)).toContain('/docs');
    const seen = new Map<string, string>();
    const waiting = ['/docs'];
    for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
      if (seen.has(address)) continue;
      const { status, text } = await get(address);
      expect([address, status]).toEqual([address, 200]);
      seen.set(address, text);
      if (!address.startsWith('/docs')) continue;
      const own = linksOf(text).filter((href) => href.startsWith('/') && !OF_THE_WEB.includes(href));
      waiting.push(...own.map((href) => href.split('#')[0] ?? href));
    }

    const lost = [...seen].flatMap(([page, text]) =>
      linksOf(text).filter((href) => {
        const [address = '', anchor] = href.split('#');
        const isOurs = !address || address.startsWith('/docs');
        return anchor && isOurs && !seen.get(address || page)?.includes(`id="${anchor}"`);
      }),
    );
    expect(lost).toEqual([]);
    expect(seen.size).toBeGreaterThan(25);
    expect((await get('/docs/no-such-page')).status).toBe(404);
  });

  it.each(['/docs', '/docs/errors', '/api/docs', '/api'])(
    'is there for those who only check the link to %s',
    async (address) => {
      expect((await fetch(shop.address + address, { method: 'HEAD' })).status).toBe(200);
    },
  );

  it('explains every code of a refusal, and every scalar to those who generate types', async () => {
    const { text: errors } = await get('/docs/errors');
    const { text: recipes } = await get('/docs/recipes');
    const schema = await buildShopSchema();
    const scalars = Object.values(schema.getTypeMap()).filter(
      (type) => isScalarType(type) && (!isSpecifiedScalarType(type) || type.name === 'ID'),
    );

    for (const code of Object.values(ErrorCode)) expect(errors).toContain(`<code>${code}</code>`);
    for (const { name } of scalars) expect(recipes).toContain(`<td><code>${name}</code></td>`);
    expect(errors + recipes).not.toContain('<script');
  });

  it('maps every scalar of the contract in each of its recipes for a generator, and prints no operation that is refused', async () => {
    const schema = await buildShopSchema();
    const blocks = await readBlocks('docs/manual/recipes.md');
    const scalars = Object.values(schema.getTypeMap())
      .filter((type) => isScalarType(type) && !isSpecifiedScalarType(type))
      .map(({ name }) => name);
    const mapped = (heading: string, pattern: RegExp) => {
      const code = blocks.filter((block) => block.heading === heading).map((block) => block.code);
      return [...code.join('\n').matchAll(pattern)].map(([, name]) => name).toSorted();
    };

    expect(mapped('Relay', /(?<=customScalarTypes.*)"(\w+)": "/g)).toEqual(scalars.toSorted());
    expect(mapped('Apollo Kotlin', /^ {4}mapScalarTo\w+\("(\w+)"\)$/gm)).toEqual(scalars.toSorted());
    expect(mapped('Apollo iOS', /^public (?:typealias|struct) (\w+)/gm)).toEqual(scalars.toSorted());
    const operations = blocks.flatMap(({ language, code }) => [
      ...(language === 'graphql' ? [code] : []),
      ...[...code.matchAll(/`\s*((?:query|mutation) \w+[^`]*)`/g)].map(([, operation = '']) => operation),
    ]);
    const refused = operations.flatMap((operation) => validate(schema, parse(operation), RULES_OF_A_SHARED_OPERATION));
    expect(operations.length).toBeGreaterThan(6);
    expect(refused.map(({ message }) => message)).toEqual([]);
  });

  it('shows the schema as text', async () => {
    expect((await get('/docs/schema.graphql')).text).toContain('interface Node {');
  });
});
