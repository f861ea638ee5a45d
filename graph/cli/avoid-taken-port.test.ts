import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { readConfig } from '../shared/config/config.js';
import { avoidTakenPort } from './avoid-taken-port.js';

const other = createServer();
let taken: number;

beforeAll(async () => {
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  taken = (other.address() as AddressInfo).port;
});
afterAll(() => {
  other.close();
});

const config = () => ({ ...readConfig({ DATABASE_URL: 'postgres://localhost/shop' }), port: taken });

it('opens a shop to try at a free port where another shop has the usual one, and says so', async () => {
  const variables: NodeJS.ProcessEnv = {};

  const { port } = await avoidTakenPort(config(), variables);

  expect(port).not.toBe(taken);
  expect(variables.PORT).toBe(String(port));
});

it('opens it at the usual port where that is free', async () => {
  const { port } = await avoidTakenPort(config(), {});

  expect((await avoidTakenPort({ ...config(), port }, {})).port).toBe(port);
});

it('says at once that a port which was chosen, or that of a shop in production, is taken', async () => {
  const sentence = `Port ${taken} is taken: another program listens there. Stop it, or set PORT to another port.`;

  await expect(avoidTakenPort(config(), { PORT: String(taken) })).rejects.toThrow(sentence);
  await expect(avoidTakenPort({ ...config(), environment: 'production' }, {})).rejects.toThrow(sentence);
});

it('opens at a chosen port that is free, and at any for PORT=0', async () => {
  const { port } = await avoidTakenPort(config(), {});

  expect((await avoidTakenPort({ ...config(), port }, { PORT: String(port) })).port).toBe(port);
  expect((await avoidTakenPort({ ...config(), port: 0 }, { PORT: '0' })).port).toBe(0);
});

it('waits a moment for a chosen port that the shop before it is just leaving', async () => {
  const leaving = createServer();
  await new Promise<void>((resolve) => leaving.listen(0, '127.0.0.1', resolve));
  const { port } = leaving.address() as AddressInfo;
  setTimeout(() => leaving.close(), 300);

  expect((await avoidTakenPort({ ...config(), port }, { PORT: String(port) })).port).toBe(port);
});

it('says which address the machine does not have', async () => {
  const elsewhere = { ...config(), host: '203.0.113.1' };

  await expect(avoidTakenPort(elsewhere, { PORT: String(taken) })).rejects.toThrow(
    'This machine has no address 203.0.113.1. Set HOST to one that it has, or to 0.0.0.0.',
  );
});
