import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { aProduct } from '../testing/factories/catalogue.factory.js';
import { until } from '../testing/payment-calls.js';
import { openShop, type TestShop } from '../testing/shop.js';

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const CALLER = '00f067aa0ba902b7';

let collector: Server;
let sent: { path: string; spans: SentSpan[] }[] = [];
let shop: TestShop;

beforeAll(async () => {
  collector = createServer(async (req, res) => {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk);
    const { resourceSpans } = JSON.parse(Buffer.concat(chunks).toString());
    const spans = resourceSpans.flatMap(({ scopeSpans }: { scopeSpans: { spans: SentSpan[] }[] }) =>
      scopeSpans.flatMap((scope) => scope.spans),
    );
    sent.push({ path: req.url ?? '', spans });
    res.setHeader('content-type', 'application/json').end('{}');
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const { port } = collector.address() as AddressInfo;
  shop = await openShop({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}/` });
});

beforeEach(() => {
  sent = [];
});

afterAll(async () => {
  await shop.close();
  await new Promise((resolve) => collector.close(resolve));
});

const spans = () => sent.flatMap((each) => each.spans);
const factOf = (span: SentSpan | undefined, key: string) => {
  const value = span?.attributes.find((attribute) => attribute.key === key)?.value;
  return value?.stringValue ?? value?.intValue;
};
/** The span of the request, and those of a trace below another. */
const root = (traceId?: string) =>
  spans().find((span) => span.name.startsWith('POST') && (!traceId || span.traceId === traceId));
const below = (parent: SentSpan | undefined) => spans().filter(({ parentSpanId }) => parentSpanId === parent?.spanId);

describe('a collector of OpenTelemetry', () => {
  it('is told of a request, its operation and its statements, within the trace of the caller', async () => {
    const { id } = await aProduct(shop.ctx(), { name: 'Toor dal' });

    await shop.graphql(
      'query Shelf($id: ID!) { product(id: $id) { name } }',
      { id },
      { headers: { traceparent: `00-${TRACE}-${CALLER}-01`, 'x-request-id': 'of-the-proxy-1' } },
    );
    await until(async () => root(TRACE) !== undefined);

    const request = root(TRACE);
    expect(sent[0]?.path).toBe('/v1/traces');
    expect(request).toMatchObject({ name: 'POST graphql', parentSpanId: CALLER });
    expect(factOf(request, 'http.response.status_code')).toBe(200);
    expect(factOf(request, 'jhola.request.id')).toBe('of-the-proxy-1');
    const [operation] = below(request);
    expect(factOf(operation, 'graphql.operation.name')).toBe('Shelf');
    const statements = below(operation).map((span) => factOf(span, 'db.query.text'));
    expect(statements).toContainEqual(expect.stringMatching(/^SELECT .* FROM product/i));
    expect(JSON.stringify(spans())).not.toContain(id);
  });

  it('is told once of an operation that is asked again', async () => {
    const query = 'query Again($first: Int) { products(first: $first) { nodes { id } } }';
    const headers = { traceparent: `00-${TRACE.replaceAll('4', '5')}-${CALLER}-01` };
    const trace = TRACE.replaceAll('4', '5');
    await shop.graphql(query, { first: 3 });
    sent = [];

    await shop.graphql(query, { first: 2 }, { headers });
    await until(async () => root(trace) !== undefined);
    const operations = below(root(trace));
    expect(operations.map((span) => span.name)).toEqual(['query']);
    expect(below(operations[0]).length).toBeGreaterThan(0);
  });

  it('is told of one that came without a trace as the beginning of its own', async () => {
    await shop.graphql('{ countries { name } }', {}, { headers: { traceparent: 'nonsense' } });
    await until(async () => root() !== undefined);

    expect(root()?.parentSpanId ?? '').toBe('');
    expect(root()?.traceId).toMatch(/^[0-9a-f]{32}$/);
  });

  it('that is away costs spans, and no answers', async () => {
    const lonely = await openShop({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' });

    expect((await lonely.graphql('{ countries { name } }')).errors).toEqual([]);
    await lonely.close();
  });
});
