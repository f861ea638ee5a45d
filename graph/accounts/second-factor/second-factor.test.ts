import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AuditEntry } from '../../audit/audit-entry.entity.js';
import { openMailbox } from '../../messages/mailbox.js';
import { MailboxMessage } from '../../messages/mailbox-message.entity.js';
import { OrderStatus } from '../../orders/order-status.js';
import { Role } from '../../shared/rights/role.js';
import { eraseNow } from '../../testing/erase-now.js';
import { aFilledCart, aUser } from '../../testing/factories/account.factory.js';
import { aKey } from '../../testing/factories/api-key.factory.js';
import { aVariant } from '../../testing/factories/checkout.factory.js';
import { anOrderOf } from '../../testing/factories/order.factory.js';
import { anAuthenticator, aPasskey, codeOf } from '../../testing/factories/second-factor.factory.js';
import { runDueJobs } from '../../testing/jobs.js';
import { openShop, type TestShop } from '../../testing/shop.js';
import { signToken } from '../sign-in/token.js';
import { User } from '../user.entity.js';

const PASSWORD = 'mango-season';
const MINUTE_MS = 60_000;
const STEP_MS = 30_000;

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop({ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'shop@example.com' });
});

afterAll(() => shop.close());

const aMember = (role: Role | null = Role.OWNER) => aUser(shop.ctx(), { role, password: PASSWORD });
const tokenOf = (user: User, shownAgoMs: number | null = null) =>
  `Bearer ${signToken(user, shop.config, shownAgoMs === null ? null : Date.now() - shownAgoMs)}`;

const FIELDS =
  'token recoveryCodes secondFactor { isSetUp isAwaited recoveryCodesLeft factors { id kind } } message userErrors { code message field }';
const CONFIRM = `mutation ($input: SecondFactorInput!) { confirmSecondFactor(input: $input) { ${FIELDS} } }`;
const ME = '{ me { role isAdmin rights secondFactor { isSetUp isDemanded isAwaited } } }';
const STAFF = '{ staff { id secondFactors } }';
const REFUND = `mutation ($id: ID!, $before: Rupees!) {
  refundOrder(id: $id, amount: 1, note: "A bag was torn", refundedBefore: $before) { userErrors { code } }
}`;

const confirm = async (as: string, input: object) => {
  const { data, errors } = await shop.graphql(CONFIRM, { input }, { as });
  return data?.confirmSecondFactor ?? errors[0]?.extensions;
};
const codeFrom = async (query: string, as: string, variables: object = {}) => {
  const { errors, data } = await shop.graphql(query, variables, { as });
  const [answer] = Object.values<{ userErrors?: { code: string }[] }>(data ?? {});
  return errors[0]?.extensions.code ?? answer?.userErrors?.[0]?.code ?? 'YES';
};
const operationsOn = async ({ id: subjectId }: User) =>
  (await shop.database.manager.find(AuditEntry, { where: { subjectId }, order: { id: 'ASC' } })).map(
    ({ operation }) => operation,
  );

describe('an account without a second factor', () => {
  it('signs in and works as before', async () => {
    const owner = await aMember();
    const { data } = await shop.graphql(
      'mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) { token message } }',
      { email: owner.email, password: PASSWORD },
    );

    expect(data.signIn.message).toBe('User Login Successfully!');
    const as = `Bearer ${data.signIn.token}`;
    expect(await codeFrom(STAFF, as)).toBe('YES');
    expect((await shop.graphql(ME, {}, { as })).data.me.secondFactor).toEqual({
      ...{ isSetUp: false, isDemanded: false, isAwaited: false },
    });
  });
});

describe('an authenticator app', () => {
  it('is set up by the code of the secret that was shown, and asked for at the next sign-in', async () => {
    const owner = await aMember();
    const as = tokenOf(owner);
    const begun = await shop.graphql('mutation { beginAuthenticator { secret uri } }', {}, { as });
    const { secret, uri } = begun.data.beginAuthenticator;

    const CODE = `mutation ($code: String!) { confirmAuthenticator(code: $code) { ${FIELDS} } }`;
    const wrong = await shop.graphql(CODE, { code: codeOf(secret, Date.now() - 10 * MINUTE_MS) }, { as });
    const right = await shop.graphql(CODE, { code: codeOf(secret) }, { as });

    expect(uri).toContain(`secret=${secret}`);
    expect(wrong.data.confirmAuthenticator.userErrors[0]).toMatchObject({ code: 'INVALID_CREDENTIALS', field: 'code' });
    const { token, recoveryCodes, secondFactor } = right.data.confirmAuthenticator;
    expect(secondFactor).toMatchObject({ isSetUp: true, isAwaited: false, recoveryCodesLeft: 10 });
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await codeFrom(STAFF, `Bearer ${token}`)).toBe('YES');

    const byPassword = tokenOf(owner);
    expect(await codeFrom(STAFF, byPassword)).toBe('SECOND_FACTOR_REQUIRED');
    expect((await shop.graphql(ME, {}, { as: byPassword })).data.me).toMatchObject({
      ...{ role: 'OWNER', isAdmin: true, rights: [], secondFactor: { isSetUp: true, isAwaited: true } },
    });
    const shown = await confirm(byPassword, { code: codeOf(secret, Date.now() + STEP_MS) });
    expect(await codeFrom(STAFF, `Bearer ${shown.token}`)).toBe('YES');
    const [row] = await shop.database.query('SELECT secret FROM authenticator WHERE user_id = $1', [owner.id]);
    expect(row.secret.toString('latin1')).not.toContain(secret);
    expect(await operationsOn(owner)).toEqual(['confirmAuthenticator']);
  });

  it('takes a code once, also when it is sent twice at the same moment, and none of before', async () => {
    const owner = await aMember();
    const { secret } = await anAuthenticator(shop, owner);
    const as = tokenOf(owner);
    const code = codeOf(secret);

    const answers = await Promise.all([confirm(as, { code }), confirm(as, { code })]);

    expect(answers.filter(({ token }) => token)).toHaveLength(1);
    expect((await confirm(as, { code })).userErrors[0].message).toContain('wrong or was used before');
    expect((await confirm(as, { code: codeOf(secret, Date.now() - STEP_MS) })).token).toBeNull();
  });

  it('answers no more than ten wrong codes within a quarter of an hour, and then no right one either', async () => {
    const owner = await aMember();
    const { secret } = await anAuthenticator(shop, owner);
    const as = tokenOf(owner);

    const guesses = await Promise.all(Array.from({ length: 12 }, () => confirm(as, { code: '000000' })));

    expect(guesses.filter(({ code }) => code === 'RATE_LIMITED')).toHaveLength(2);
    expect(await confirm(as, { code: codeOf(secret) })).toMatchObject({ code: 'RATE_LIMITED' });
    const { data } = await shop.graphql(
      'mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) { token } }',
      { email: owner.email, password: PASSWORD },
    );
    expect(data.signIn.token).toEqual(expect.any(String));
  });
});

describe('a recovery code', () => {
  it('works once, however it is typed, and the audit tells of it', async () => {
    const owner = await aMember();
    const { recoveryCodes } = await anAuthenticator(shop, owner);
    const as = tokenOf(owner);
    const [code = ''] = recoveryCodes;

    const first = await confirm(as, { recoveryCode: code.toLowerCase().replaceAll('-', ' ') });
    const again = await confirm(as, { recoveryCode: code });

    expect(first.secondFactor.recoveryCodesLeft).toBe(9);
    expect(again.userErrors[0]).toMatchObject({ code: 'INVALID_CREDENTIALS', field: 'recoveryCode' });
    expect(await operationsOn(owner)).toContain('confirmSecondFactor');
  });

  it('is nobody else’s, and ends with the ones made after it', async () => {
    const [owner, other] = [await aMember(), await aMember()];
    const { recoveryCodes } = await anAuthenticator(shop, owner);
    await anAuthenticator(shop, other);
    const [recoveryCode] = recoveryCodes;

    expect((await confirm(tokenOf(other), { recoveryCode })).token).toBeNull();

    const renewed = await shop.graphql(`mutation { renewRecoveryCodes { ${FIELDS} } }`, {}, { as: tokenOf(owner, 0) });
    expect(renewed.data.renewRecoveryCodes.recoveryCodes).toHaveLength(10);
    expect((await confirm(tokenOf(owner), { recoveryCode })).token).toBeNull();
  });
});

describe('a passkey', () => {
  const BEGIN = 'mutation { beginPasskeyConfirmation { options userErrors { code } } }';
  const challengeFor = async (as: string): Promise<string> =>
    (await shop.graphql(BEGIN, {}, { as })).data.beginPasskeyConfirmation.options.challenge;

  it('lets in by what it signed, once', async () => {
    const owner = await aMember();
    const signer = await aPasskey(shop, owner);
    const as = tokenOf(owner);
    const passkey = signer.show(await challengeFor(as));

    const first = await confirm(as, { passkey });
    const again = await confirm(as, { passkey });

    expect(await codeFrom(STAFF, `Bearer ${first.token}`)).toBe('YES');
    expect(again.userErrors[0].code).toBe('INVALID_CREDENTIALS');
  });

  it('is refused for a challenge of another, an older one, another address and a stranger’s key', async () => {
    const [owner, other] = [await aMember(), await aMember()];
    const [signer, stranger] = [await aPasskey(shop, owner), await aPasskey(shop, other)];
    const as = tokenOf(owner);
    const old = await challengeFor(as);
    await shop.database.query(`UPDATE passkey_challenge SET expires_at = now() - interval '1 s' WHERE challenge = $1`, [
      old,
    ]);

    const answers = [
      await confirm(as, { passkey: signer.show(await challengeFor(tokenOf(other))) }),
      await confirm(as, { passkey: signer.show(old) }),
      await confirm(as, { passkey: signer.show(await challengeFor(as), 'https://jhola.example.com') }),
      await confirm(as, { passkey: stranger.show(await challengeFor(as)) }),
      await confirm(as, { passkey: {} }),
    ];

    expect(answers.map(({ token }) => token)).toEqual([null, null, null, null, null]);
    expect((await confirm(as, { passkey: signer.show(await challengeFor(as)) })).token).toEqual(expect.any(String));
  });
});

describe('what moves money', () => {
  it('asks for the second factor again once half an hour has passed, and for none where there is none', async () => {
    const support = await aMember(Role.SUPPORT);
    const shopper = await aUser(shop.ctx());
    await aFilledCart(shop.ctx(), shopper, { [(await aVariant(shop)).id]: 1 });
    const id = await anOrderOf(shop, shopper, [OrderStatus.PACKED]);
    expect(await codeFrom(REFUND, tokenOf(support), { id, before: 0 })).toBe('YES');

    await anAuthenticator(shop, support);

    expect(await codeFrom(REFUND, tokenOf(support, 31 * MINUTE_MS), { id, before: 1 })).toBe('SECOND_FACTOR_REQUIRED');
    expect(await codeFrom('{ customers { totalCount } }', tokenOf(support, 31 * MINUTE_MS))).toBe('YES');
    expect(await codeFrom(REFUND, tokenOf(support, 29 * MINUTE_MS), { id, before: 1 })).toBe('YES');
  });

  it('asks an API key for none, and who makes one for theirs', async () => {
    const owner = await aMember();
    const { key } = await aKey(shop, { madeBy: owner });
    await anAuthenticator(shop, owner);
    const CREATE = 'mutation { createApiKey(name: "Till", scopes: [ORDERS_WRITE]) { userErrors { code } } }';

    expect(await codeFrom('{ allOrders { totalCount } }', `Bearer ${key}`)).toBe('YES');
    expect(await codeFrom(CREATE, tokenOf(owner, 31 * MINUTE_MS))).toBe('SECOND_FACTOR_REQUIRED');
    expect(await codeFrom(CREATE, tokenOf(owner, MINUTE_MS))).toBe('YES');
  });
});

describe('one’s own factors', () => {
  it('are not for a shopper, nor changed by who found a device signed in', async () => {
    const [shopper, owner] = [await aMember(null), await aMember()];
    const BEGIN = 'mutation { beginAuthenticator { userErrors { code } } }';
    const ago = Math.floor((Date.now() - 31 * MINUTE_MS) / 1_000);
    const { default: jwt } = await import('jsonwebtoken');
    const claims = { tv: owner.tokenVersion, iat: ago };
    const names = { issuer: 'jhola', audience: 'jhola-shop', subject: owner.id };
    const old = `Bearer ${jwt.sign(claims, shop.config.jwtSecret, { ...names, expiresIn: '2h' })}`;

    expect(await codeFrom(BEGIN, tokenOf(shopper))).toBe('FORBIDDEN');
    expect(await codeFrom(BEGIN, old)).toBe('CONFLICT');
    await aPasskey(shop, owner);
    expect(await codeFrom(BEGIN, tokenOf(owner))).toBe('SECOND_FACTOR_REQUIRED');
  });

  it('go with the account, as do notes and tags', async () => {
    const shopper = await aMember(Role.PACKER);
    await anAuthenticator(shop, shopper);
    await aPasskey(shop, shopper);
    const support = tokenOf(await aMember(Role.SUPPORT));
    const customerId = shopper.id;
    await codeFrom(
      'mutation ($customerId: ID!) { addCustomerNote(customerId: $customerId, text: "Rings twice") { message } }',
      support,
      { customerId },
    );
    await codeFrom(
      'mutation ($customerId: ID!) { setCustomerTags(customerId: $customerId, tags: ["VIP"]) { message } }',
      support,
      { customerId },
    );
    await shop.database.manager.update(User, { id: shopper.id }, { role: null });

    const DELETE = 'mutation ($p: String!) { deleteAccount(currentPassword: $p) { ok userErrors { code } } }';
    expect(await codeFrom(DELETE, tokenOf(shopper), { p: PASSWORD })).toBe('YES');
    await eraseNow(shop, shopper);

    for (const table of ['authenticator', 'passkey', 'recovery_code', 'customer_note', 'customer_tag']) {
      const rows = await shop.database.query(`SELECT FROM ${table} WHERE user_id = $1`, [shopper.id]);
      expect([table, rows]).toEqual([table, []]);
    }
    const entries = await shop.database.manager.findBy(AuditEntry, { subjectId: shopper.id });
    expect(JSON.stringify(entries)).not.toMatch(/Rings twice|vip/i);
  });
});

describe('demandSecondFactor', () => {
  it('lets who may move money do nothing at the desk before one is set up, and packers go on', async () => {
    const [owner, support, packer] = [await aMember(), await aMember(Role.SUPPORT), await aMember(Role.PACKER)];
    const DEMAND = 'mutation ($is: Boolean!) { demandSecondFactor(isDemanded: $is) { ok userErrors { code } } }';
    expect(await codeFrom(DEMAND, tokenOf(owner), { is: true })).toBe('CONFLICT');
    await anAuthenticator(shop, owner);

    expect(await codeFrom(DEMAND, tokenOf(owner, 0), { is: true })).toBe('YES');

    expect(await codeFrom('{ customers { totalCount } }', tokenOf(support))).toBe('SECOND_FACTOR_REQUIRED');
    expect(await codeFrom('{ allOrders { totalCount } }', tokenOf(packer))).toBe('YES');
    const { data } = await shop.graphql(ME, {}, { as: tokenOf(support) });
    expect(data.me.secondFactor).toEqual({ isSetUp: false, isDemanded: true, isAwaited: true });

    const { secret } = await anAuthenticator(shop, support);
    const { token, secondFactor } = await confirm(tokenOf(support), { code: codeOf(secret) });
    expect(await codeFrom('{ customers { totalCount } }', `Bearer ${token}`)).toBe('YES');
    const REMOVE = `mutation ($id: ID!) { removeSecondFactor(id: $id) { ${FIELDS} } }`;
    expect(await codeFrom(REMOVE, `Bearer ${token}`, { id: secondFactor.factors[0].id })).toBe('CONFLICT');

    expect(await codeFrom(DEMAND, tokenOf(owner, 0), { is: false })).toBe('YES');
    expect(await codeFrom(REMOVE, `Bearer ${token}`, { id: secondFactor.factors[0].id })).toBe('YES');
    const left = await shop.database.query('SELECT FROM recovery_code WHERE user_id = $1', [support.id]);
    expect(left).toEqual([]);
  });
});

describe('resetSecondFactor', () => {
  it('is done by another admin, ends the sessions, tells the owner by mail and stands in the audit', async () => {
    const [owner, lost] = [await aMember(), await aMember()];
    await anAuthenticator(shop, lost);
    const session = tokenOf(lost, 0);
    const RESET = 'mutation ($id: ID!) { resetSecondFactor(id: $id) { message userErrors { code message } } }';

    expect(await codeFrom(RESET, tokenOf(lost, 0), { id: lost.id })).toBe('CONFLICT');
    expect(await codeFrom(RESET, tokenOf(owner), { id: lost.id })).toBe('YES');
    const ctx = shop.ctx();
    await runDueJobs(shop, { ...ctx, mailer: openMailbox(ctx.db, (path) => shop.address + path) });

    expect((await shop.graphql('{ me { id } }', {}, { as: session })).status).toBe(401);
    const anew = await shop.database.manager.findOneByOrFail(User, { id: lost.id });
    expect(await codeFrom(STAFF, tokenOf(anew))).toBe('YES');
    const mails = await shop.database.manager.findBy(MailboxMessage, { recipient: lost.email });
    expect(mails.map(({ text }) => text).join()).toContain('were reset');
    const entry = await shop.database.manager.findOneByOrFail(AuditEntry, {
      ...{ subjectId: lost.id, operation: 'resetSecondFactor' },
    });
    expect(entry).toMatchObject({ actorId: owner.id, before: { secondFactors: ['AUTHENTICATOR'] } });
  });
});
