import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { loadExtensions } from '../../extensions/load-extensions.js';
import { features } from '../../features.js';
import { readConfig } from '../../shared/config.js';
import { projectRoot } from '../../shared/project-root.js';
import { callsTo, type TestShop } from '../shop.js';
import { newMigratedDataDir, type RunningShop, removeDataDir, startShop } from './running-shop.js';

/** A folder of a merchant's own, in which the shop is installed as a package. */
let elsewhere: string;
let dataDir: string;
let shop: RunningShop;
let calls: Pick<TestShop, 'graphql' | 'rest'>;
/** The token of a shopper. */
let as: string;

/** Another one, which fails. */
const CLUMSY = `export default {
  name: 'clumsy',
  contract: 1,
  parts: ({ express, rest, zod: { z } }) => {
    const router = express.Router();
    const fails = () => Promise.reject(new Error('the cupboard is bare'));
    router.get('/cupboard', rest.about({ summary: 'Fails.', caller: 'anyone', answer: z.object({}) }), rest.route(fails));
    return { routers: [router] };
  },
};`;

beforeAll(async () => {
  elsewhere = await mkdtemp(path.join(tmpdir(), 'merchant-'));
  const example = path.join(elsewhere, 'gift-notes');
  await cp(path.join(projectRoot, 'docs/examples/gift-notes'), example, { recursive: true });
  await mkdir(path.join(elsewhere, 'node_modules'));
  await symlink(projectRoot, path.join(elsewhere, 'node_modules', 'jhola'));
  await promisify(execFile)(path.join(projectRoot, 'node_modules/.bin/tsc'), ['-p', example]);
  const clumsy = path.join(elsewhere, 'clumsy.mjs');
  await writeFile(clumsy, CLUMSY);
  dataDir = await newMigratedDataDir();
  shop = await startShop(dataDir, {
    SEED_CATALOGUE: 'no',
    LOG_LEVEL: 'error',
    SHOP_EXTENSIONS: `${example}, ${clumsy}`,
  });
  const account = { name: 'Asha', email: 'asha@example.org', phone: '9876543210', password: 'Mangoes-4-ever' };
  calls = callsTo(shop.address, readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }));
  await calls.rest('POST /api/user/signup', { body: account });
  as = `Bearer ${(await calls.rest('POST /api/user/signin', { body: account })).body.token}`;
});
afterAll(async () => {
  await shop?.stop();
  await Promise.all([removeDataDir(dataDir), rm(elsewhere, { recursive: true, force: true })]);
});

describe('an extension in a folder of its own', () => {
  it('adds a mutation and a query, whose rows are in a table of its own', async () => {
    const set = await calls.graphql(
      'mutation ($note: String!) { setGiftNote(note: $note) }',
      { note: 'For Amma' },
      { as },
    );

    expect(set.data).toEqual({ setGiftNote: 'For Amma' });
    expect((await calls.graphql('{ giftNote }', {}, { as })).data).toEqual({ giftNote: 'For Amma' });
  });

  it('adds the same under /api, described like every other call', async () => {
    const put = await calls.rest('PUT /api/gift-note', { as, body: { note: 'For Dada' } });

    expect(put).toMatchObject({ status: 200, body: { note: 'For Dada' } });
    expect((await calls.rest('GET /api/gift-note', { as })).body).toEqual({ note: 'For Dada' });
    const { paths } = (await calls.rest('GET /api/openapi.json')).body;
    expect(Object.keys(paths['/api/gift-note'] ?? paths['/gift-note'])).toEqual(['get', 'put']);
  });

  it('refuses in the words of the shop, at the field', async () => {
    const { status, body } = await calls.rest('PUT /api/gift-note', { as, body: { note: 'x'.repeat(201) } });

    expect(status).toBe(400);
    expect(body).toMatchObject({ msg: 'A note has at most 200 letters.', field: 'note' });
  });

  it('is asked by nobody whom it does not say that it admits', async () => {
    const ofShopper = await calls.graphql('{ giftNoteCount }', {}, { as });
    const ofVisitor = await calls.graphql('{ giftNote }');

    expect(ofShopper.errors[0]?.extensions.code).toBe('FORBIDDEN');
    expect(ofVisitor.errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('is named in the log where it fails, which ends nothing', async () => {
    const { status, body } = await calls.rest('GET /api/cupboard');

    expect(status).toBe(500);
    expect(JSON.stringify(body)).not.toContain('bare');
    // The log is written a moment later.
    while (!shop.printed().includes('the cupboard is bare')) await pause(25);
    expect(shop.printed()).toMatch(/"message":"the cupboard is bare","extension":"clumsy"/);
    expect((await calls.graphql('{ giftNote }', {}, { as })).data).toEqual({ giftNote: 'For Dada' });
  });
});

describe('an extension that cannot be loaded', () => {
  const load = async (text: string) => {
    const file = path.join(elsewhere, `${Math.random().toString(36).slice(2)}.mjs`);
    await writeFile(file, text);
    return loadExtensions([file], features);
  };

  it.each([
    ['export const nothing = 1;', 'it has no default export made by defineExtension'],
    [`export default { name: 'cart', contract: 1 };`, 'there is a feature or extension of the name cart already'],
    [`export default { name: 'My Shop', contract: 1 };`, 'its name My Shop is not of lower-case letters and hyphens'],
    [`export default { name: 'later', contract: 2 };`, 'version 2 of the seam, and this shop has version 1'],
    [
      `export default { name: 'loud', contract: 1, parts: () => ({ tasks: [{ name: 'send-webhooks', run() {} }] }) };`,
      'its task send-webhooks is not called loud-…',
    ],
    [`throw new Error('the cupboard is bare');`, 'the cupboard is bare'],
  ])('says so by its name: %s', async (text, why) => {
    await expect(load(text)).rejects.toThrow(why);
    await expect(load(text)).rejects.toThrow(/^SHOP_EXTENSIONS: .*\.mjs cannot be loaded: /);
  });
});
