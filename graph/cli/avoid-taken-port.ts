import cluster from 'node:cluster';
import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '../shared/config/config.js';
import { freePort } from '../shared/process/free-port.js';
import { say } from './say.js';

/**
 * For how long a chosen port may be found taken: one that has just been asked to stop has it for a
 * moment more. In milliseconds.
 */
const GRACE_MS = 2_000;

/** Between two looks at it. In milliseconds. */
const LOOK_MS = 100;

/**
 * Has a shop to try open at a free port where the usual one is taken, such as by another shop, and
 * says so. One in production, or for which PORT names a port, opens there or not at all.
 *
 * @param variables the environment; names the port afterwards, for processes started by this one
 * @returns the settings, with the port to open at
 * @throws Error that says why the shop cannot open where it must, before anything is started for it
 */
export async function avoidTakenPort(config: Config, variables: NodeJS.ProcessEnv): Promise<Config> {
  if (cluster.isWorker) return config;
  if (variables.PORT || config.environment === 'production') {
    await requirePort(config, Date.now() + GRACE_MS);
    return config;
  }
  const port = await freePort(config.port, config.host).catch(() => freePort(0, config.host));
  if (port === config.port) return config;
  say(`Port ${config.port} is taken: opening at ${port}. PORT chooses another.`);
  variables.PORT = String(port);
  return { ...config, port };
}

async function requirePort({ port, host }: Pick<Config, 'port' | 'host'>, until: number): Promise<void> {
  const code = await freePort(port, host).then(
    () => null,
    (thrown: NodeJS.ErrnoException) => thrown.code ?? thrown.message,
  );
  if (code === null) return;
  if (code === 'EADDRINUSE' && Date.now() < until) {
    await pause(LOOK_MS);
    return requirePort({ port, host }, until);
  }
  throw new Error(REASONS[code]?.(port, host) ?? `The shop cannot open at port ${port} of ${host}: ${code}.`);
}

/** Why there is no opening at a port, by what the system says of it. */
const REASONS: Readonly<Record<string, (port: number, host: string) => string>> = {
  EADDRINUSE: (port) => `Port ${port} is taken: another program listens there. Stop it, or set PORT to another port.`,
  EACCES: (port) => `Port ${port} may not be opened by this user. Set PORT to one above 1023.`,
  EADDRNOTAVAIL: (_port, host) => `This machine has no address ${host}. Set HOST to one that it has, or to 0.0.0.0.`,
};
