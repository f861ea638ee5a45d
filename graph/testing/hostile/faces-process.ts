import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { demonstration } from '../../demo/open-demo.js';
import { openDatabase } from '../../open-database.js';
import { buildServer } from '../../server.js';
import { readConfig } from '../../shared/config/config.js';

/**
 * The two faces as a process of their own, without the web, for tests of whether a process
 * survives. It says on its output where it listens; what it logs, comes there too.
 */
const config = readConfig(process.env);
const { features } = demonstration;
const database = await openDatabase(config.databaseUrl ?? '', config.databasePoolSize, { features });
const log = pino({ level: config.logLevel });
const demo = demonstration.open({ config, database, log });
const server = await buildServer({ config, database, log, demo, withWeb: false });
server.http.listen(config.port, config.host, () => {
  const { port } = server.http.address() as AddressInfo;
  process.stdout.write(`listening at http://${config.host}:${port}\n`);
});
