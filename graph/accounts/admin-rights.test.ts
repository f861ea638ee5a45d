import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AuditEntry } from '../audit/audit-entry.entity.js';
import { changeRights } from '../cli/change-rights.js';
import { cleanEnvironment } from '../testing/clean-environment.js';
import { aUser } from '../testing/factories/account.factory.js';
import { aKey } from '../testing/factories/api-key.factory.js';
import { openShop, type TestShop } from '../testing/shop.js';
import { promoteToAdmin, revokeAdmin } from './admin-rights.js';
import { User } from './user.entity.js';

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
});

afterAll(() => shop.close());

const rowOf = ({ id }: User) => shop.database.manager.findOneByOrFail(User, { id });
const isAdmin = async (as: User) => (await shop.graphql('{ me { isAdmin } }', {}, { as })).data?.me?.isAdmin ?? null;

describe('promoteToAdmin', () => {
  it('makes an admin of an account at once, whatever the case of the address, and writes that down', async () => {
    const user = await aUser(shop.ctx());

    expect(await promoteToAdmin(shop.ctx(), ` ${user.email.toUpperCase()}`)).toBe(true);

    expect(await isAdmin(user)).toBe(true);
    expect(await promoteToAdmin(shop.ctx(), user.email)).toBe(false);
    expect(await shop.database.manager.findBy(AuditEntry, { subjectId: user.id })).toMatchObject([
      { operation: 'promoteToAdmin', actorKind: 'OPERATOR', actorId: null, after: { role: 'OWNER' } },
    ]);
  });

  it('refuses an address that nobody has signed up with', async () => {
    await expect(promoteToAdmin(shop.ctx(), 'nobody@example.com')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('revokeAdmin', () => {
  it('ends the rights, the tokens made under them, and the keys', async () => {
    const admin = await aUser(shop.ctx(), { isAdmin: true });
    const { as } = await aKey(shop, { madeBy: admin });

    expect(await revokeAdmin(shop.ctx(), admin.email)).toBe(true);

    expect(await isAdmin(admin)).toBeNull();
    expect(await isAdmin(await rowOf(admin))).toBe(false);
    expect((await shop.graphql('{ allOrders { totalCount } }', {}, { as })).errors[0]?.extensions.code).toBe(
      'UNAUTHENTICATED',
    );
    expect(await revokeAdmin(shop.ctx(), admin.email)).toBe(false);
  });
});

describe('setRole', () => {
  const SET =
    'mutation ($email: String!, $role: Role) { setRole(email: $email, role: $role) { staffMember { role } message userErrors { code } } }';

  it('makes a packer of an account, whose sessions end when the role is taken', async () => {
    const as = await aUser(shop.ctx(), { isAdmin: true });
    const user = await aUser(shop.ctx());

    const given = await shop.graphql(SET, { email: user.email, role: 'PACKER' }, { as });
    const seen = await shop.graphql('{ allOrders { totalCount } }', {}, { as: user });
    const taken = await shop.graphql(SET, { email: user.email, role: null }, { as });

    expect(given.data.setRole).toMatchObject({ staffMember: { role: 'PACKER' }, userErrors: [] });
    expect(seen.data.allOrders.totalCount).toBe(0);
    expect(taken.data.setRole).toMatchObject({ staffMember: { role: null }, userErrors: [] });
    expect((await shop.graphql('{ me { id } }', {}, { as: user })).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('neither makes nor unmakes an owner: that is for the terminal', async () => {
    const as = await aUser(shop.ctx(), { isAdmin: true });
    const user = await aUser(shop.ctx());

    const made = await shop.graphql(SET, { email: user.email, role: 'OWNER' }, { as });
    const unmade = await shop.graphql(SET, { email: as.email, role: null }, { as });

    expect([made, unmade].map(({ data }) => data.setRole.userErrors)).toEqual([
      [{ code: 'CONFLICT' }],
      [{ code: 'CONFLICT' }],
    ]);
  });
});

describe('npm run admin', () => {
  const environment = () => {
    const { databaseUrl, dataDir } = shop.config;
    return { ...cleanEnvironment(), DATABASE_URL: databaseUrl ?? '', DATA_DIR: dataDir };
  };
  const run = (...words: string[]) => changeRights(words, environment());
  /** As a program, which takes two seconds to load. */
  const start = (...words: string[]) =>
    promisify(execFile)(process.execPath, ['dist/graph/cli/admin.js', ...words], { env: environment() }).then(
      ({ stdout }) => stdout,
      ({ code, stderr }) => `${code}: ${stderr}`,
    );

  it('gives the rights and takes them', async () => {
    const user = await aUser(shop.ctx());

    expect(await start(user.email)).toBe(`${user.email} is an admin now.\n`);
    expect((await rowOf(user)).isAdmin).toBe(true);
    expect(await run('--revoke', user.email)).toMatch(/is no admin any more/);
    expect((await rowOf(user)).isAdmin).toBe(false);
  });

  it('gives another role, and refuses one that there is not', async () => {
    const user = await aUser(shop.ctx());

    expect(await run(user.email, '--role', 'packer')).toBe(`${user.email} works as packer now.`);
    expect((await rowOf(user)).role).toBe('PACKER');
    await expect(run(user.email, '--role', 'king')).rejects.toThrow(/^The roles are/);
  });

  it('says what it wants when it is called otherwise, and whom it does not know', async () => {
    await expect(run()).rejects.toThrow(/^Say whose rights to change/);
    expect(await start('nobody@example.com')).toMatch(/^1: There is no account with this e-mail/);
  });
});
