import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { transform } from '@swc/core';
import { introspectionFromSchema, isObjectType } from 'graphql';
import { signToken } from '../../accounts/sign-in/token.js';
import { type FetchedPackage, fetchFolder, fetchPackage } from '../../development/fetch-package.js';
import { buildShopSchema } from '../../schema.js';
import { projectRoot } from '../../shared/config/project-root.js';
import { cleanEnvironment } from '../clean-environment.js';
import { inFull } from '../every-case.js';
import { aUser } from '../factories/account.factory.js';
import { aProduct } from '../factories/catalogue.factory.js';
import { type Block, readBlocks, runnable } from '../manual-blocks.js';
import { openShop, type TestShop } from '../shop.js';
import { AUDITS_MEANT } from './contract-exceptions.js';

/**
 * Clients written by others, held against a shop. They are fetched, so only the whole of the
 * tests has them.
 */
const GRAPHQL_HTTP: FetchedPackage = { name: 'graphql-http', version: '1.23.1', overrides: { graphql: '16.15.0' } };
const GRAPHCACHE: FetchedPackage = {
  ...{ name: '@urql/exchange-graphcache', version: '9.0.2' },
  beside: { '@urql/core': '6.0.3', graphql: '16.15.0' },
};

const RELAY: FetchedPackage = {
  ...{ name: 'relay-runtime', version: '21.0.1' },
  beside: { 'relay-compiler': '21.0.1', 'babel-plugin-relay': '21.0.1', '@babel/core': '7.28.5', graphql: '16.15.0' },
};

/** Grammars of languages that nothing here compiles. */
const GRAMMARS: FetchedPackage = {
  ...{ name: 'web-tree-sitter', version: '0.25.10' },
  beside: { 'tree-sitter-wasms': '0.1.13' },
};

interface Audit {
  id: string;
  name: string;
  status: 'ok' | 'notice' | 'warn' | 'error';
}
interface GraphqlHttp {
  auditServer(options: { url: string }): Promise<Audit[]>;
}

const all = inFull(describe);

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

all('GraphQL over HTTP, as graphql-http audits it', () => {
  it('is kept in everything that a server must do', async () => {
    const { auditServer } = await fetchPackage<GraphqlHttp>(GRAPHQL_HTTP);

    const audits = await auditServer({ url: `${shop.address}/graphql` });

    expect(audits.length).toBeGreaterThan(60);
    expect(audits.filter(({ status }) => status === 'error')).toEqual([]);
    const other = audits.filter(({ status }) => status !== 'ok').map(({ name }) => name);
    expect(other.toSorted()).toEqual(AUDITS_MEANT.toSorted());
  });
});

interface Urql {
  Client: new (
    options: object,
  ) => {
    query(document: string, variables: object): Promise<Answered>;
    mutation(document: string, variables: object): Promise<Answered>;
    readQuery(document: string, variables: object): Answered | null;
  };
  fetchExchange: object;
}
interface Answered {
  error?: Error;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads just the fields that it asked for
  data: any;
}
interface Graphcache {
  cacheExchange(options: object): object;
}

all('An app with the normalised cache of urql', () => {
  it('pages through a list and sees what it put into the cart, without asking twice and without a complaint', async () => {
    const bring = createRequire(path.join(await fetchFolder(GRAPHCACHE), 'entry.mjs'));
    const { Client, fetchExchange }: Urql = bring('@urql/core');
    const { cacheExchange }: Graphcache = bring('@urql/exchange-graphcache');
    const { relayPagination }: { relayPagination(): object } = bring('@urql/exchange-graphcache/extras');
    const product = await aProduct(shop.ctx());
    for (let more = 0; more < 3; more++) await aProduct(shop.ctx());
    const schema = await buildShopSchema();
    const withoutId = Object.values(schema.getTypeMap()).filter((type) => isObjectType(type) && !type.getFields().id);
    const complaints: string[] = [];
    const cache = cacheExchange({
      schema: introspectionFromSchema(schema),
      keys: Object.fromEntries(withoutId.map(({ name }) => [name, () => null])),
      resolvers: { Query: { products: relayPagination() } },
      logger: (severity: string, message: string) => severity !== 'debug' && complaints.push(message),
    });
    let calls = 0;
    const token = signToken(await aUser(shop.ctx()), shop.config);
    const client = new Client({
      ...{ url: `${shop.address}/graphql`, preferGetMethod: false, exchanges: [cache, fetchExchange] },
      fetchOptions: { headers: { authorization: `Bearer ${token}` } },
      fetch: (...asked: Parameters<typeof fetch>) => {
        calls += 1;
        return fetch(...asked);
      },
    });

    const first = await client.query(PAGE, { after: null });
    const after = first.data.products.pageInfo.endCursor;
    const second = await client.query(PAGE, { after });
    await client.query(CART, {});
    const added = await client.mutation(ADD, { input: { productId: product.id, quantity: 2 } });

    expect([first.error, second.error, added.error, added.data?.addToCart.userErrors]).toEqual([
      undefined,
      undefined,
      undefined,
      [],
    ]);
    expect(second.data.products.edges).toHaveLength(4);
    expect(client.readQuery(CART, {})?.data.me.cart).toMatchObject({ totalQuantity: 2, lines: [{ quantity: 2 }] });
    expect([calls, complaints]).toEqual([4, []]);
  });
});

const PAGE = `query Page($after: String) {
  products(first: 2, after: $after) {
    edges { cursor node { id name price unitPrice { amount per } variants { id countInStock } } }
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  }
}`;
const CART = 'query Cart { me { id cart { id totalQuantity lines { id quantity variant { id price } } } } }';
const ADD = `mutation Add($input: CartLineInput!) {
  addToCart(input: $input) { cart { id totalQuantity lines { id quantity variant { id price } } } userErrors { code } }
}`;

interface TreeSitter {
  Parser: { new (): TreeParser; init(): Promise<void> };
  Language: { load(file: string): Promise<object> };
}
interface TreeParser {
  setLanguage(language: object): void;
  parse(code: string): { rootNode: { hasError: boolean } };
}

interface Babel {
  transformAsync(code: string, options: object): Promise<{ code: string }>;
}

all('The recipes of the manual', () => {
  let blocks: Block[];
  beforeAll(async () => {
    blocks = await readBlocks('docs/manual/recipes.md');
    for (let more = 0; more < 10; more++) await aProduct(shop.ctx());
    await aUser(shop.ctx(), { email: 'shopper@example.com', password: 'shopper-demo' });
  });
  const blockOf = (client: string, language: string) => {
    const block = blocks.find((one) => one.heading === client && one.language === language);
    if (!block) throw new Error(`no ${language} for ${client}`);
    return block;
  };

  /** By a process of its own, as an app would: what it holds open ends with it. */
  const run = (module: string) => {
    const script = `const { default: recipe } = await import(${JSON.stringify(pathToFileURL(module).href)});
      await (recipe.default ?? recipe)(${JSON.stringify(shop.address)}); process.exit(0);`;
    return promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], { env: cleanEnvironment() });
  };
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'jhola-recipe-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));
  const bringIn = async (wanted: FetchedPackage) => {
    const fetched = await fetchFolder(wanted);
    await symlink(path.join(fetched, 'node_modules'), path.join(folder, 'node_modules'));
    return createRequire(path.join(fetched, 'entry.mjs'));
  };

  it('for urql runs', async () => {
    await bringIn(GRAPHCACHE);
    await writeFile(path.join(folder, 'recipe.mjs'), await runnable([blockOf('urql', 'js')]));

    await run(path.join(folder, 'recipe.mjs'));
  });

  it("for Relay compiles by the compiler's settings that it shows, and runs", async () => {
    const bring = await bringIn(RELAY);
    const src = path.join(folder, 'src');
    await mkdir(src);
    await writeFile(path.join(folder, 'package.json'), '{ "type": "commonjs" }');
    await writeFile(path.join(folder, 'relay.config.json'), blockOf('Relay', 'json').code);
    await copyFile(path.join(projectRoot, 'graph/schema.graphql'), path.join(folder, 'schema.graphql'));
    const code = await runnable([blockOf('Relay', 'js')]);
    const module = path.join(src, 'cheapest.ts');
    await writeFile(module, code);
    await promisify(execFile)(bring('relay-compiler'), ['relay.config.json'], { cwd: folder });

    // What the bundler of an app does: the tags become what was compiled, and types go.
    const { transformAsync }: Babel = bring('@babel/core');
    const plugins = [[bring.resolve('babel-plugin-relay'), { language: 'typescript' }]];
    const { code: bound } = await transformAsync(code, { cwd: folder, filename: module, plugins });
    await writeFile(path.join(src, 'cheapest.js'), await bundled(bound));
    const artifacts = path.join(src, '__generated__');
    for (const artifact of await readdir(artifacts)) {
      const text = await readFile(path.join(artifacts, artifact), 'utf8');
      await writeFile(path.join(artifacts, artifact.replace(/ts$/, 'js')), await bundled(text));
    }

    await run(path.join(src, 'cheapest.js'));
  });

  it.each([
    ['Apollo Kotlin', 'kotlin'],
    ['Apollo iOS', 'swift'],
  ])('for %s print what the grammar of %s allows', async (heading, language) => {
    const folderOfGrammars = path.join(await fetchFolder(GRAMMARS), 'node_modules/tree-sitter-wasms/out');
    const { Parser, Language } = await fetchPackage<TreeSitter>(GRAMMARS);
    await Parser.init();
    const parser = new Parser();
    parser.setLanguage(await Language.load(path.join(folderOfGrammars, `tree-sitter-${language}.wasm`)));
    const printed = blocks.filter((block) => block.heading === heading && block.language === language);
    const wrong = printed.filter(({ code }) => parser.parse(code).rootNode.hasError);

    expect(printed).toHaveLength(2);
    expect(wrong).toEqual([]);
    expect(parser.parse(`${printed[0]?.code}(`).rootNode.hasError).toBe(true);
  });
});

async function bundled(module: string): Promise<string> {
  const { code } = await transform(module, {
    ...{ swcrc: false, jsc: { target: 'es2022', parser: { syntax: 'typescript' } }, module: { type: 'commonjs' } },
  });
  return code;
}
