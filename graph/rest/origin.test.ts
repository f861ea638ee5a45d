import { once } from 'node:events';
import { type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import express from 'express';
import { originOf, visitedOrigin } from './origin.js';

const PUBLIC = 'https://jhola.example';

let server: Server;
let port: number;

beforeAll(async () => {
  const app = express().set('trust proxy', 1);
  app.get('/kept', (req, res) => res.send(originOf(req, { publicUrl: null })));
  app.get('/kept-by-name', (req, res) => res.send(originOf(req, { publicUrl: PUBLIC })));
  app.get('/visited', (req, res) => res.send(visitedOrigin(req)));
  server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});
afterAll(async () => {
  server.close();
});

async function ask(path: string, headers: Record<string, string>): Promise<string> {
  const sent = request({ host: '127.0.0.1', port, path, headers }).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return text(response);
}

describe('links that others keep', () => {
  it.each(['localhost:4000', 'shop.localhost', '127.0.0.1:4000', '192.168.1.20:4000', '[::1]:4000', '203.0.113.7'])(
    'speak of this machine as it was asked: %s',
    async (host) => {
      expect(await ask('/kept', { host })).toBe(`http://${host}`);
    },
  );

  it.each(['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', 'jhola_backend', 'a b'])(
    'speak of no other name: %s',
    async (host) => {
      expect(await ask('/kept', { host })).toBe(`http://localhost:${port}`);
    },
  );

  it('speak of PUBLIC_URL alone where it is set, whatever a proxy makes of the name', async () => {
    for (const host of ['jhola_backend:4000', '127.0.0.1:4000', 'evil.example', 'jhola.example'])
      expect(await ask('/kept-by-name', { host, 'x-forwarded-proto': 'http' })).toBe(PUBLIC);
  });
});

describe('the way back to a visitor', () => {
  it('leads to the name that they typed, by TLS where a trusted proxy says so', async () => {
    expect(await ask('/visited', { host: 'shop.lan:4000' })).toBe('http://shop.lan:4000');
    expect(await ask('/visited', { host: 'shop.lan', 'x-forwarded-proto': 'https' })).toBe('https://shop.lan');
  });
});
