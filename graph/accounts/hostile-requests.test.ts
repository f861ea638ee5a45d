import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { aUser } from '../testing/factories/account.factory.js';
import { aProduct } from '../testing/factories/catalogue.factory.js';
import { aPicture } from '../testing/factories/picture.factory.js';
import { until } from '../testing/payment-calls.js';
import { openShop, type TestShop } from '../testing/shop.js';
import { formOf, operationOf, sendOperation, uploadOverRest } from '../testing/upload-calls.js';
import { signToken } from './sign-in/token.js';
import type { User } from './user.entity.js';

let shop: TestShop;
let as: User;
let photo: Buffer;

beforeAll(async () => {
  shop = await openShop();
  await aProduct(shop.ctx());
  photo = await aPicture();
  as = await aUser(shop.ctx());
});

afterAll(() => shop.close());

afterEach(async () => {
  const { data } = await shop.graphql('{ products { totalCount } }');
  expect(data.products.totalCount).toBe(1);
  await shop.rest('DELETE /api/imageUpload/deleteAllImages', { as });
});

describe('a text with a NUL, which the database cannot hold', () => {
  it.each([
    ['signIn(email: "a\\u0000@example.com", password: "mango-season")', 'INVALID_CREDENTIALS'],
    ['applyOffer(code: "DIWALI\\u0000")', 'NOT_FOUND'],
    ['removeOffer(code: "DIWALI\\u0000")', 'NOT_FOUND'],
    ['addReview(input: { productId: "x", customerRating: 5, text: "Good\\u0000" })', 'BAD_USER_INPUT'],
  ])('is refused by %s as another one that is wrong there', async (call, code) => {
    const { errors, data } = await shop.graphql(`mutation { call: ${call} { userErrors { code } } }`, {}, { as });

    expect(errors).toEqual([]);
    expect(data.call.userErrors).toEqual([{ code }]);
  });

  it.each([
    'products(skus: ["a\\u0000"])',
    'products(filter: { text: "toor\\u0000" })',
    'products(filter: { brands: ["a\\u0000", "b"] })',
    'customers(text: "asha\\u0000")',
    'customers(tag: "a\\u0000")',
    'allOrders(filter: { text: "JH\\u0000" })',
    'giftCards(text: "ABCD\\u0000")',
    'auditEntries(filter: { operation: "a\\u0000" })',
    'apiKeyCalls(filter: { operation: "a\\u0000" })',
  ])('names nothing for %s', async (call) => {
    const admin = await aUser(shop.ctx(), { isAdmin: true });

    const { errors, data } = await shop.graphql(`{ call: ${call} { nodes { __typename } } }`, {}, { as: admin });

    expect({ errors, data }).toEqual({ errors: [], data: { call: { nodes: [] } } });
  });
});

const NO_PICTURE = 'Please select a valid JPG or PNG image file.';

describe('POST /api/user/upload', () => {
  const send = (body: unknown, headers: Record<string, string> = {}) =>
    shop.rest('POST /api/user/upload', { as, body, headers });

  it('refuses files in another field, and none', async () => {
    expect(await send(formOf([{ bytes: photo }], 'avatar'))).toMatchObject({
      status: 400,
      body: { msg: 'Send the files in the field images.' },
    });
    expect(await send(formOf([{ bytes: photo }], '__proto__'))).toMatchObject({ status: 400 });
    expect(await send(formOf([]))).toMatchObject({ status: 400, body: { msg: NO_PICTURE } });
    const words = new FormData();
    words.append('images', 'data:image/png;base64,AAAA');
    expect(await send(words)).toMatchObject({ status: 400, body: { msg: NO_PICTURE } });
  });

  it('answers what is no form with its true status', async () => {
    expect((await send({ images: ['x'] })).status).toBe(415);
    expect((await send('x', { 'content-type': 'image/jpeg' })).status).toBe(415);
    expect((await send('x', { 'content-type': 'multipart/form-data' })).status).toBe(400);
    expect((await send('nonsense', { 'content-type': 'multipart/form-data; boundary=b' })).status).toBe(400);
    expect(
      (await send('--b\r\nX\r\n\r\nx\r\n--b--', { 'content-type': 'multipart/form-data; boundary=b' })).status,
    ).toBe(400);
  });
});

describe('POST /graphql with files', () => {
  const file = () => [{ bytes: photo }];
  const query = 'mutation ($images: [Upload!]!) { uploadImages(images: $images) { message } }';

  it.each([
    ['variables.v.100000000'],
    ['variables.images.100000000'],
    ['variables.images.100'],
    ['variables.100000000'],
    ['variables.unused.100000000.x'],
    ['extensions.x'],
    ['variables.constructor.prototype.x'],
    ['query'],
    ['0.variables.images.0'],
    [`variables.${'a.'.repeat(5_000)}a`],
  ])('refuses a second file at %s', async (place) => {
    const operation = { query, variables: { images: [null] } };
    const form = operationOf([...file(), ...file()], { 0: ['variables.images.0'], 1: [place] }, operation);

    const { status, data } = await sendOperation(shop, as, form);

    expect({ status, data }).toEqual({ status: 400, data: null });
  });

  it.each(['variables.__proto__.x', 'variables.images.0.x', '__proto__.x', ''])(
    'lets a file at %j change nothing',
    async (place) => {
      const form = operationOf(file(), { 0: ['variables.images.0', place] });

      expect([200, 400]).toContain((await sendOperation(shop, as, form)).status);
      expect(Object.keys(Object.prototype)).toEqual([]);
      expect(({} as { x?: unknown }).x).toBeUndefined();
    },
  );

  it('takes files under whatever name the client gives its variable', async () => {
    const operation = { query: query.replaceAll('$images', '$myPhotos'), variables: { myPhotos: [null] } };
    const form = operationOf(file(), { 0: ['variables.myPhotos.0'] }, operation);

    const { data } = await sendOperation(shop, as, form);

    expect(data?.uploadImages).toEqual({ message: 'Images Uploaded!' });
  });

  it('refuses one file that stands for a hundred', async () => {
    const places = Array.from({ length: 100 }, (_, index) => `variables.images.${index}`);

    const { data } = await sendOperation(shop, as, operationOf(file(), { 0: places }));

    expect(data.uploadImages.userErrors).toEqual([expect.objectContaining({ code: 'PAYLOAD_TOO_LARGE' })]);
  });

  it('refuses several operations at once, and none', async () => {
    const operation = { query: '{ shop { name } }' };
    const statusOf = async (form: FormData) => (await sendOperation(shop, as, form)).status;

    expect(await statusOf(operationOf(file(), {}, [operation, operation]))).toBe(400);
    expect(await statusOf(formOf(file()))).toBe(400);
    expect(await statusOf(operationOf(file(), [], operation))).toBe(400);
    expect(await statusOf(operationOf(file(), { 0: 'variables.images.0' }))).toBe(400);
    expect(await statusOf(operationOf([], { 0: ['variables.images.0'] }))).toBe(200);
  });

  it('refuses a form that another site could send', async () => {
    const { status, errors } = await sendOperation(shop, as, operationOf(file()), {});

    expect({ status, code: errors[0]?.extensions.code }).toEqual({ status: 400, code: 'BAD_USER_INPUT' });
  });

  it('lets nobody upload more than the store holds, and no operation more than three times', async () => {
    const queryOf = (times: number) =>
      `mutation ($images: [Upload!]!) { ${Array.from(
        { length: times },
        (_, index) => `u${index}: uploadImages(images: $images) { message userErrors { code } }`,
      ).join(' ')} }`;
    const files = Array.from({ length: 5 }, () => ({ bytes: photo }));
    const map = Object.fromEntries(files.map((_, index) => [index, [`variables.images.${index}`]]));

    const send = (times: number) =>
      sendOperation(
        shop,
        as,
        operationOf(files, map, { query: queryOf(times), variables: { images: files.map(() => null) } }),
      );

    expect((await send(4)).errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
    const answers = [await send(3), await send(3)];
    const told = answers.flatMap(({ data }) =>
      Object.values<{ message: string | null }>(data).map(({ message }) => message),
    );
    expect(told.filter((message) => message === 'Images Uploaded!')).toHaveLength(4);
  });
});

describe('a body', () => {
  const start =
    '--b\r\nContent-Disposition: form-data; name="images"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n';
  const field = (name: string, value: object) =>
    `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${JSON.stringify(value)}\r\n`;
  const operation =
    field('operations', {
      query: 'mutation ($images: [Upload!]!) { uploadImages(images: $images) { message } }',
      variables: { images: [null] },
    }) + field('map', { images: ['variables.images.0'] });
  const CALLS = [
    ['over REST', '/api/user/upload', start],
    ['on the graph', '/graphql', operation + start],
  ] as const;

  /**
   * Sends the head of an upload; what follows is the test's. `response` is what came back once the
   * socket is closed.
   */
  const begin = async (
    path: string,
    size: string,
    { token = signToken(as, shop.config), type = 'multipart/form-data; boundary=b' } = {},
  ): Promise<{ socket: Socket; response: Promise<string> }> => {
    const { hostname, port } = new URL(shop.address);
    const socket = connect(Number(port), hostname).setEncoding('latin1');
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('error', () => undefined);
    const response = once(socket, 'close').then(() => text);
    await once(socket, 'connect');
    const head = [
      `POST ${path} HTTP/1.1`,
      'Host: shop',
      `Authorization: Bearer ${token}`,
      `Content-Type: ${type}`,
      'Apollo-Require-Preflight: true',
      size,
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    return { socket, response };
  };
  const isTaken = async () => (await uploadOverRest(shop, as, [{ bytes: photo }])).code === null;

  it.each(CALLS)('that is broken off leaves the shop open and its place free: %s', async (_face, path, body) => {
    for (let turn = 0; turn < 20; turn++) {
      const { socket, response } = await begin(path, 'Content-Length: 900000');
      socket.write(body);
      socket.write(photo.subarray(0, 4_000), () => (turn % 2 ? socket.destroy() : socket.end()));
      await response;
    }

    await until(isTaken);
  });

  it.each(CALLS)('that is slow holds up nobody else: %s', async (_face, path, body) => {
    const slow = await Promise.all([0, 1, 2].map(() => begin(path, 'Content-Length: 900000')));
    for (const { socket } of slow) socket.write(body.slice(0, 60));
    // Two of one shopper are let in; once the third is refused, they are.
    const [refusal] = await Promise.race(slow.map(({ socket }) => once(socket, 'data')));
    expect(refusal).toMatch(/^HTTP\/1\.1 429 [\s\S]*RATE_LIMITED/);

    const other = await aUser(shop.ctx());
    expect((await uploadOverRest(shop, other, [{ bytes: photo }])).code).toBeNull();
    expect((await shop.graphql('{ products { totalCount } }')).status).toBe(200);

    for (const { socket } of slow) socket.destroy();
    await until(isTaken);
  });

  it.each(CALLS)('that a visitor sends is refused before it is there: %s', async (_face, path, body) => {
    const { socket, response } = await begin(path, 'Content-Length: 900000', { token: 'forged' });
    socket.write(body.slice(0, 60));
    socket.once('data', () => socket.destroy());

    expect(await response).toMatch(/^HTTP\/1\.1 401 [\s\S]*UNAUTHENTICATED/);
  });

  it.each(['null', '[]', '7', '"signin"'])(
    'that is JSON but no object is told so in one sentence: %s',
    async (body) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`${shop.address}/api/user/signin`, { method: 'POST', headers, body });

      expect([answer.status, await answer.json()]).toEqual([
        400,
        expect.objectContaining({ msg: 'Send a JSON object.' }),
      ]);
    },
  );

  it('that says it has 2 GB is refused at once', async () => {
    const { socket, response } = await begin('/api/user/upload', 'Content-Length: 2147483648');
    socket.write(start);
    socket.once('data', () => socket.destroy());

    expect(await response).toMatch(/^HTTP\/1\.1 413 [\s\S]*PAYLOAD_TOO_LARGE/);
  });

  it.each(['/graphql', '/GRAPHQL', '/graphql/stream', '/api/cart/add', '/api/user/signin', '/api/payment/webhook'])(
    'of JSON that says it has 2 GB is refused before any of it is there: %s',
    async (path) => {
      const { socket, response } = await begin(path, 'Content-Length: 2147483648', { type: 'application/json' });
      socket.once('data', () => socket.destroy());

      expect(await response).toMatch(/^HTTP\/1\.1 413 [\s\S]*PAYLOAD_TOO_LARGE/);
    },
  );

  it('that says nothing of its size is refused where it grows too large', async () => {
    const { socket, response } = await begin('/api/user/upload', 'Transfer-Encoding: chunked');
    socket.write(`${start.length.toString(16)}\r\n${start}\r\n`);
    for (let mega = 0; mega < 7; mega++) {
      socket.write('100000\r\n');
      socket.write(Buffer.alloc(0x100000));
      socket.write('\r\n');
    }
    socket.once('data', () => socket.destroy());

    expect(await response).toMatch(/^HTTP\/1\.1 413 /);
  });

  it.each(CALLS)('that is mangled is answered, whatever it says: %s', async (_face, path, body) => {
    const honest = `${body}not a picture\r\n--b--\r\n`;
    const at = fc.nat(honest.length);
    const scraps = ['\r\n--b', '--b--', '\r\n\r\n', '"', '\0', '{', '[', '; filename="', '\r', '"__proto__"'];
    const cut = fc.tuple(at, fc.nat(80)).map(
      ([from, count]) =>
        (text: string) =>
          text.slice(0, from) + text.slice(from + count),
    );
    const put = fc.tuple(at, fc.constantFrom(...scraps)).map(
      ([to, scrap]) =>
        (text: string) =>
          text.slice(0, to) + scrap + text.slice(to),
    );
    const mangled = fc
      .array(fc.oneof(cut, put), { minLength: 1, maxLength: 6 })
      .map((changes) => changes.reduce((text, change) => change(text), honest));

    await fc.assert(
      fc.asyncProperty(mangled, async (text) => {
        const headers = { 'content-type': 'multipart/form-data; boundary=b', 'apollo-require-preflight': 'true' };
        const { status, body: answer } = await shop.rest(`POST ${path}`, { as, headers, body: text });
        expect([200, 400]).toContain(status);
        expect(answer).toEqual(expect.any(Object));
      }),
      { numRuns: 60 },
    );
    await until(isTaken);
  });
});
