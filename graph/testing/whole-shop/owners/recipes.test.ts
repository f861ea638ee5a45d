import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readConfig } from '../../../shared/config/config.js';
import { projectRoot } from '../../../shared/config/project-root.js';
import { followRecipe, type RecipeStep, readRecipe } from '../../recipes.js';
import { callsTo, type TestShop } from '../../shop.js';
import { narrowCodegen, narrowCompiler } from '../../touched-files.js';
import { operationOf } from '../../upload-calls.js';
import { newMigratedDataDir, type RunningShop, removeDataDir, startShop } from '../running-shop.js';

/** A folder of a newcomer, with a copy of the shop in it that follows every recipe. */
let folder: string;
let copy: string;
let dataDir: string;
let shop: RunningShop;
let calls: Pick<TestShop, 'graphql' | 'rest'>;
let owner: string;

/** Runs a program of Node in the copy. */
const run = (program: string, ...args: string[]) =>
  promisify(execFile)(process.execPath, [program, ...args], { cwd: copy }).catch((failed: { stdout: string }) => {
    throw new Error(failed.stdout || String(failed));
  });
const installed = (program: string) => path.join(projectRoot, 'node_modules', program);

beforeAll(async () => {
  // Below the shop, so that what is installed there is found from it.
  folder = await mkdtemp(path.join(projectRoot, 'dist/.newcomer-'));
  copy = path.join(folder, 'shop');
  await mkdir(path.join(copy, 'dist'), { recursive: true });
  // No recipe touches a test, and they are a quarter of what is compiled.
  const filter = (file: string) => !/\.test\.tsx?$/.test(file);
  for (const name of ['graph', 'web', 'docs/examples', 'package.json', 'codegen.ts'])
    await cp(path.join(projectRoot, name), path.join(copy, name), { recursive: true, filter });
  for (const name of ['web', 'web-server', 'desk', 'playground'])
    await symlink(path.join(projectRoot, 'dist', name), path.join(copy, 'dist', name));

  const steps = (await Promise.all(['product-field', 'mutation', 'page'].map(readRecipe))).flat();
  await followRecipe(steps, copy);
  await run('graph/development/compile.cjs');
  await run('dist/graph/development/emit-schema.js');
  await narrowCodegen(copy, filesOf(steps));
  await run(installed('@graphql-codegen/cli/cjs/bin.js'), '--config', 'codegen.ts');
  for (const side of ['graph', 'web']) {
    await narrowCompiler(copy, side, filesOf(steps));
    await run(installed('typescript/bin/tsc'), '-p', `${side}/touched.json`, '--checkers', '1');
  }

  dataDir = await newMigratedDataDir();
  const variables = {
    ...{ SEED_CATALOGUE: 'no', LOG_LEVEL: 'error' },
    SHOP_EXTENSIONS: path.join(folder, 'harvest'),
  };
  shop = await startShop(dataDir, variables, [process.execPath, path.join(copy, 'dist/graph/main.js')]);
  calls = callsTo(shop.address, readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }));
  owner = await signedIn({ email: 'admin@example.com', password: 'admin-demo' });
});
afterAll(async () => {
  await shop?.stop();
  await Promise.all([dataDir && removeDataDir(dataDir), rm(folder, { recursive: true, force: true })]);
});

async function signedIn(account: { email: string; password: string }): Promise<string> {
  return `Bearer ${(await calls.rest('POST /api/user/signin', { body: account })).body.token}`;
}

const filesOf = (steps: readonly RecipeStep[]) => [...new Set(steps.map(({ file }) => file))];

/** A product of a category of its own, with what it has in fields of extensions. */
async function saveGoods(name: string, customFields: { name: string; value: string }[]): Promise<string> {
  const MAKE = 'mutation ($name: String!) { saveCategory(input: { name: $name }) { category { id } } }';
  const made = await calls.graphql(MAKE, { name: `All of ${name}` }, { as: owner });
  const categoryId = made.data.saveCategory.category.id;
  const input = { name, brand: 'Gokul Lane', price: 90, countInStock: 5, categoryId, customFields };
  const SAVE = 'mutation ($input: ProductInput!) { saveProduct(input: $input) { product { id } } }';
  return (await calls.graphql(SAVE, { input }, { as: owner })).data.saveProduct.product.id;
}

describe('the recipe of a field of products', () => {
  it('touches two files', async () => {
    expect(filesOf(await readRecipe('product-field'))).toHaveLength(2);
  });

  it('has the field on the card, and in files of the catalogue both ways', async () => {
    const id = await saveGoods('Alphonso', [{ name: 'harvest', value: 'May 2026' }]);
    const card = await readFile(path.join(copy, 'web/catalogue/card/ProductCard.tsx'), 'utf8');
    const [, fragment = ''] = /gql\(`([^`]*)`\)/.exec(card) ?? [];
    const ASK = `query ($id: ID!) { product(id: $id) { ...ProductCard_product } } ${fragment}`;
    const shown = async () => (await calls.graphql(ASK, { id })).data.product.customFields;

    expect(await shown()).toEqual([{ name: 'harvest', text: 'May 2026' }]);
    const file = await (await fetch(`${shop.address}/catalogue.csv`, { headers: { authorization: owner } })).text();
    expect(file).toContain('May 2026');
    const query = 'mutation ($file: Upload!) { importCatalogue(file: $file) { updated problems { reason } } }';
    const form = operationOf(
      [{ bytes: Buffer.from(file.replace('May 2026', 'June 2026')), name: 'shop.csv' }],
      { 0: ['variables.file'] },
      { query, variables: { file: null } },
    );
    const headers = { authorization: owner, 'apollo-require-preflight': 'yes' };
    const answer = await fetch(`${shop.address}/graphql`, { method: 'POST', headers, body: form });
    expect(await answer.json()).toMatchObject({ data: { importCatalogue: { updated: 1, problems: [] } } });
    expect(await shown()).toEqual([{ name: 'harvest', text: 'June 2026' }]);
  });
});

describe('the recipe of a mutation', () => {
  const ASHA = { name: 'Asha', email: 'asha@example.org', phone: '9876543210', password: 'Mangoes-4-ever' };

  it('touches six files', async () => {
    expect(filesOf(await readRecipe('mutation'))).toHaveLength(6);
  });

  it('does its work on the graph and under /api, in the language of the caller, for shoppers alone', async () => {
    await calls.rest('POST /api/user/signup', { body: ASHA });
    const as = await signedIn(ASHA);
    const productId = await saveGoods('Payri', []);
    const add = () =>
      calls.graphql(
        'mutation ($id: ID!) { addToWishlist(productId: $id) { wishlist { id } } }',
        { id: productId },
        { as },
      );
    const examples = await readFile(path.join(copy, 'graph/examples.graphql'), 'utf8');
    const [clear = ''] = /^mutation ClearWishlist[\s\S]*?^\}/m.exec(examples) ?? [];

    expect((await add()).data.addToWishlist.wishlist).toHaveLength(1);
    const cleared = await calls.graphql(clear, {}, { as, headers: { 'accept-language': 'hi' } });
    expect(cleared.data.clearWishlist).toEqual({
      ...{ wishlist: [], userErrors: [] },
      message: 'मेरी सूची अब ख़ाली है.',
    });
    expect((await add()).data.addToWishlist.wishlist).toHaveLength(1);
    const told = await calls.rest('DELETE /api/my-list', { as });
    expect(told.body).toEqual({ error: false, status: true, msg: 'My List is empty now.' });
    expect((await calls.graphql('{ me { wishlist { id } } }', {}, { as })).data.me.wishlist).toEqual([]);
    expect((await calls.rest('DELETE /api/my-list')).status).toBe(401);
    expect((await calls.rest('GET /api/openapi.json')).body.paths['/api/my-list']).toHaveProperty('delete');
  });
});

describe('the recipe of a page', () => {
  it('touches three files', async () => {
    expect(filesOf(await readRecipe('page'))).toHaveLength(3);
  });

  it('asks what the shop answers, and is known to the compiler with its texts in Hindi', async () => {
    // What the compiler does not know ends the compiling before.
    const documents = await readFile(path.join(copy, 'web/gql/graphql.ts'), 'utf8');
    const { data } = await calls.graphql('query HoursPage { shop { supportHours } }');

    expect(documents).toContain('useHoursPageQuery');
    expect(data.shop.supportHours).toMatch(/\d/);
  });
});
