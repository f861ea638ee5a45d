import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { UploadImagesDocument } from '../../gql/graphql';
import { sendUpload } from './sendUpload';

/** Stands in for the browser's request; a test says how it goes on. */
class MadeUpRequest {
  static last: MadeUpRequest;
  upload: { onprogress: (event: { loaded: number; total: number }) => void } = { onprogress: () => {} };
  onload = () => {};
  onerror = () => {};
  status = 200;
  responseText = '';
  address = '';
  headers: Record<string, string> = {};
  form = new FormData();
  constructor() {
    MadeUpRequest.last = this;
  }
  open(_method: string, address: string) {
    this.address = address;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(form: FormData) {
    this.form = form;
  }
  abort() {}
}

const real = globalThis.XMLHttpRequest;
beforeEach(() => {
  Object.assign(globalThis, { XMLHttpRequest: MadeUpRequest });
});
afterEach(() => {
  Object.assign(globalThis, { XMLHttpRequest: real });
});

const files = [new File(['one'], 'a.jpg'), new File(['two'], 'b.jpg')];

/**
 * Starts to upload the files; answers the request, what it will end in and what progress it
 * reported.
 */
async function start() {
  const asShopper = new ApolloLink((operation, forward) => {
    operation.setContext({ headers: { authorization: 'Bearer token' } });
    return forward(operation);
  });
  const link = ApolloLink.from([asShopper, new ApolloLink(sendUpload)]);
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const reported: number[] = [];
  const upload = { url: 'https://uploads.example/graphql', onProgress: (percent: number) => reported.push(percent) };
  const outcome = client.mutate({
    mutation: UploadImagesDocument,
    variables: { images: files },
    context: { upload },
  });
  outcome.catch(() => undefined);
  await Promise.resolve();
  return { request: MadeUpRequest.last, outcome, reported };
}

describe('sendUpload', () => {
  it('sends operation, map and files as a form, signed in', async () => {
    const { request } = await start();

    expect(request.address).toBe('https://uploads.example/graphql');
    expect(request.headers).toMatchObject({ authorization: 'Bearer token', 'apollo-require-preflight': 'true' });
    expect([...request.form.keys()]).toEqual(['operations', 'map', '0', '1']);
    const operation = JSON.parse(String(request.form.get('operations')));
    expect(operation).toMatchObject({ operationName: 'uploadImages', variables: { images: [null, null] } });
    expect(operation.query).toContain('mutation uploadImages($images: [Upload!]!)');
    expect(JSON.parse(String(request.form.get('map')))).toEqual({
      0: ['variables.images.0'],
      1: ['variables.images.1'],
    });
    expect((request.form.get('1') as File).name).toBe('b.jpg');
  });

  it('reports in whole percent how much is sent', async () => {
    const { request, reported } = await start();

    request.upload.onprogress({ loaded: 1, total: 3 });
    request.upload.onprogress({ loaded: 3, total: 3 });

    expect(reported).toEqual([33, 100]);
  });

  it('answers what the graph answers', async () => {
    const { request, outcome } = await start();
    request.responseText = JSON.stringify({ data: { uploadImages: { userErrors: [] } } });

    request.onload();

    expect((await outcome).data).toEqual({ uploadImages: { userErrors: [] } });
  });

  it('passes on what the graph complains of', async () => {
    const { request, outcome } = await start();
    const error = { message: 'Please login first', extensions: { code: 'UNAUTHENTICATED' } };
    request.responseText = JSON.stringify({ errors: [error] });

    request.onload();

    await expect(outcome).rejects.toMatchObject({ errors: [error] });
  });

  it('fails when no answer comes, or one of a proxy', async () => {
    const lost = await start();
    lost.request.onerror();
    await expect(lost.outcome).rejects.toThrow('The upload did not arrive.');

    const stopped = await start();
    Object.assign(stopped.request, { status: 413, responseText: '<html>Too Large</html>' });
    stopped.request.onload();
    await expect(stopped.outcome).rejects.toThrow('status 413');
  });
});
