import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openShop, type TestShop } from '../testing/shop.js';

const GRAPH = 'application/graphql-response+json; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function ask(query: string, accept?: string) {
  const { status, headers } = await fetch(`${shop.address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(accept ? { accept } : {}) },
    body: JSON.stringify({ query }),
  });
  return { status, type: headers.get('content-type'), vary: headers.get('vary') };
}

describe('an answer of the graph', () => {
  it('has the type of the graph for a client that says nothing of types, or takes any', async () => {
    for (const accept of [undefined, '*/*', `application/graphql-response+json, application/json;q=0.9`]) {
      expect(await ask('{ shop { name } }', accept)).toEqual({
        status: 200,
        type: GRAPH,
        vary: expect.stringContaining('Accept,'),
      });
      expect(await ask('{ nothing }', accept)).toMatchObject({ status: 400, type: GRAPH });
      expect(await ask('{ me { id } }', accept)).toMatchObject({ status: 200, type: GRAPH });
    }
  });

  it('is plain JSON for a client that asks for that', async () => {
    for (const accept of ['application/json', 'application/json, text/plain, */*']) {
      expect(await ask('{ shop { name } }', accept)).toMatchObject({ status: 200, type: JSON_TYPE });
      expect(await ask('{ nothing }', accept)).toMatchObject({ status: 400, type: JSON_TYPE });
    }
  });

  it('is refused to a client that takes neither', async () => {
    expect(await ask('{ shop { name } }', 'text/html')).toMatchObject({
      status: 406,
      type: expect.stringContaining('json'),
    });
  });
});
