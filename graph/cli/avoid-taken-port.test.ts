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

it('leaves a port that somebody has chosen, and that of a shop in production', async () => {
  expect((await avoidTakenPort(config(), { PORT: String(taken) })).port).toBe(taken);
  expect((await avoidTakenPort({ ...config(), environment: 'production' }, {})).port).toBe(taken);
});
