import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { generatedSecrets } from '../../shared/config/generated-secrets.js';
import { cleanEnvironment, MANY_SHOPPERS } from '../clean-environment.js';
import { CACHED_PASSWORD } from '../postgres/cluster-cache.js';
import { putMigratedCluster } from '../postgres/start-postgres.js';

/** The shop as its own process. */
export interface RunningShop {
  readonly address: string;
  readonly process: ChildProcess;
  readonly dataDir: string;
  /** All that it printed so far. */
  printed(): string;
  /** Asks it to stop, as Ctrl-C does, and waits until it is gone. */
  stop(): Promise<void>;
}

/** A data folder that was not used yet. */
export function newDataDir(): Promise<string> {
  return mkdtemp(path.join(tmpdir(), 'jhola-run-'));
}

/**
 * A data folder as an earlier start has left it, with a database that is migrated and empty; for
 * tests that do not ask how a first start goes, which would take as much again.
 */
export async function newMigratedDataDir(): Promise<string> {
  const dataDir = await newDataDir();
  await putMigratedCluster(dataDir);
  const secrets = { ...generatedSecrets(dataDir), databasePassword: CACHED_PASSWORD };
  await writeFile(path.join(dataDir, 'secrets.json'), JSON.stringify(secrets));
  return dataDir;
}

/** Has the goods of a new shop put on its shelves, as it is done while the shop is built. */
export function fillNewShop(dataDir: string): ChildProcessByStdio<null, Readable, null> {
  const env = { ...cleanEnvironment(), DATA_DIR: dataDir };
  return spawn(process.execPath, ['dist/graph/development/fill-new-shop.js'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** Removes a data folder of a shop that has stopped. */
export function removeDataDir(dataDir: string): Promise<void> {
  return rm(dataDir, { recursive: true, force: true });
}

/**
 * Starts the built shop on a free port and waits until it says that it is open.
 *
 * @param variables environment besides the data folder; nothing that configures a shop is inherited
 * @param command what is run, with its arguments; absent: the shop, by Node
 * @throws Error with what it printed when it ends instead
 */
export async function startShop(
  dataDir: string,
  variables: NodeJS.ProcessEnv = {},
  [command = '', ...args]: readonly string[] = [process.execPath, 'dist/server/main.js'],
): Promise<RunningShop> {
  const shop = spawn(command, args, {
    env: { ...cleanEnvironment(), ...MANY_SHOPPERS, PORT: '0', DATA_DIR: dataDir, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const address = await new Promise<string>((resolve, reject) => {
    const collect = (text: Buffer) => {
      printed += text.toString();
      const open = /open at (http:\S+)[\s\S]*Ctrl-C/.exec(printed);
      if (open?.[1]) resolve(open[1]);
    };
    shop.stdout.on('data', collect);
    shop.stderr.on('data', collect);
    shop.once('exit', () => reject(new Error(`The shop did not open:\n${printed}`)));
  });
  return {
    address,
    process: shop,
    dataDir,
    printed: () => printed,
    stop: async () => {
      if (shop.exitCode !== null || shop.signalCode !== null) return;
      shop.kill('SIGINT');
      await once(shop, 'exit');
    },
  };
}
