import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { openDatabase } from '../../database/data-source.js';
import { buildServer } from '../../server.js';
import { readConfig } from '../../shared/config.js';

/**
 * The two faces as a process of their own, without the web, for tests of whether a process survives. It says on its
 * output where it listens; what it logs, comes there too.
 */
const config = readConfig(process.env);
const database = await openDatabase(config.databaseUrl ?? '', config.databasePoolSize);
const server = await buildServer({ config, database, log: pino({ level: config.logLevel }), withWeb: false });
server.http.listen(config.port, config.host, () => {
  const { port } = server.http.address() as AddressInfo;
  process.stdout.write(`listening at http://${config.host}:${port}\n`);
});
