/** How the shop is asked. */
export interface ShopOptions {
  /** The address of the shop, without a trailing slash, such as https://shop.example. */
  url: string;
  /** What signing in answered; null and absent for a visitor. */
  token?: string | null;
  /** The key of a shop front on pages of its own. */
  publicKey?: string;
  /** The language of names, promises and mails; English unless said. */
  language?: 'en' | 'hi';
  /** In the place of the platform's own. */
  fetch?: typeof fetch;
}

/** What is said with a single call. */
export interface CallOptions {
  /** A text of your own: the same again under it is done once, for seven days. */
  idempotencyKey?: string;
  /** Gives the call up, or ends a subscription. */
  signal?: AbortSignal;
}

/** An operation with the types of what it takes and answers, which stand for the compiler alone. */
export interface Operation<Data, Variables> {
  name: string;
  text: string;
  readonly types?: (variables: Variables) => Data;
}

interface Answer<Data> {
  data?: Data | null;
  errors?: { message: string; extensions: { code: string; requestId?: string; retryAfterS?: number } }[];
}

/**
 * The shop refused a call as a whole, or failed. What a shopper can cause is in `userErrors` of the
 * answer instead.
 */
export class ShopFailure extends Error {
  constructor(
    message: string,
    /** One of the codes that the manual lists. */
    readonly code: string,
    /** Names the call in the log of the shop; null where there was no answer. */
    readonly requestId: string | null,
    /** After how many seconds to try again; null where that would not help. */
    readonly retryAfterS: number | null,
  ) {
    super(message);
  }
}

/** Asks the shop. @throws ShopFailure when there is no whole answer */
export async function ask<Data, Variables>(
  options: ShopOptions,
  { name, text }: Operation<Data, Variables>,
  variables: Variables,
  { idempotencyKey, signal }: CallOptions = {},
): Promise<Data> {
  const headers = headersOf(options);
  if (idempotencyKey) headers['idempotency-key'] = idempotencyKey;
  const operation = { query: text, operationName: name };
  const { files, rest } = withoutFiles(variables);
  const body = files.length > 0 ? formOf({ ...operation, variables: rest }, files) : undefined;
  if (body) headers['apollo-require-preflight'] = 'true';
  else headers['content-type'] = 'application/json';
  const response = await (options.fetch ?? fetch)(`${options.url}/graphql`, {
    ...{ method: 'POST', headers, body: body ?? JSON.stringify({ ...operation, variables }) },
    ...(signal ? { signal } : {}),
  });
  return dataOf((await response.json()) as Answer<Data>);
}

/**
 * Follows a subscription: how it stands, and then each change, until it ends or is aborted.
 *
 * @throws ShopFailure
 */
export async function* follow<Data, Variables>(
  options: ShopOptions,
  { name, text }: Operation<Data, Variables>,
  variables: Variables,
  { signal }: CallOptions = {},
): AsyncGenerator<Data> {
  const response = await (options.fetch ?? fetch)(`${options.url}/graphql/stream`, {
    method: 'POST',
    headers: { ...headersOf(options), 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ query: text, operationName: name, variables }),
    ...(signal ? { signal } : {}),
  });
  if (!response.ok || !response.body) {
    dataOf((await response.json()) as Answer<Data>);
    return;
  }
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let received = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      received += decoder.decode(value, { stream: true });
      const events = received.split('\n\n');
      received = events.pop() ?? '';
      for (const event of events) {
        if (/^event: complete$/m.test(event)) return;
        const [, data] = /^data: (.*)$/m.exec(event) ?? [];
        if (/^event: next$/m.test(event) && data) yield dataOf<Data>(JSON.parse(data));
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function headersOf({ token, publicKey, language }: ShopOptions): Record<string, string> {
  return {
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(publicKey ? { 'public-key': publicKey } : {}),
    ...(language ? { 'accept-language': language } : {}),
  };
}

function dataOf<Data>({ data, errors }: Answer<Data>): Data {
  const [first] = errors ?? [];
  if (data && !first) return data;
  const { code = 'INTERNAL_SERVER_ERROR', requestId = null, retryAfterS = null } = first?.extensions ?? {};
  throw new ShopFailure(first?.message ?? 'The shop did not answer.', code, requestId, retryAfterS);
}

type Files = { path: string; file: Blob }[];

/** The variables with null in the place of each file, as a multipart request wants them. */
function withoutFiles(value: unknown, path = 'variables'): { rest: unknown; files: Files } {
  if (value instanceof Blob) return { rest: null, files: [{ path, file: value }] };
  if (value === null || typeof value !== 'object') return { rest: value, files: [] };
  const parts = Object.entries(value).map(([name, part]) => [name, withoutFiles(part, `${path}.${name}`)] as const);
  const files = parts.flatMap(([, part]) => part.files);
  const rest = parts.map(([name, part]) => [name, part.rest] as const);
  return { rest: Array.isArray(value) ? rest.map(([, part]) => part) : Object.fromEntries(rest), files };
}

function formOf(operations: object, files: Files): FormData {
  const form = new FormData();
  form.set('operations', JSON.stringify(operations));
  form.set('map', JSON.stringify(Object.fromEntries(files.map(({ path }, place) => [place, [path]]))));
  files.forEach(({ file }, place) => {
    form.set(String(place), file);
  });
  return form;
}
