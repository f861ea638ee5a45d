import cluster from 'node:cluster';
import type { Config } from '../shared/config/config.js';
import { freePort } from '../shared/process/free-port.js';
import { say } from './say.js';

/**
 * Has a shop to try open at a free port where the usual one is taken, such as by another shop, and
 * says so. One in production, or for which PORT names a port, opens there or not at all.
 *
 * @param variables the environment; names the port afterwards, for processes started by this one
 * @returns the settings, with the port to open at
 */
export async function avoidTakenPort(config: Config, variables: NodeJS.ProcessEnv): Promise<Config> {
  if (variables.PORT || config.environment === 'production' || cluster.isWorker) return config;
  const port = await freePort(config.port, config.host).catch(() => freePort(0, config.host));
  if (port === config.port) return config;
  say(`Port ${config.port} is taken: opening at ${port}. PORT chooses another.`);
  variables.PORT = String(port);
  return { ...config, port };
}
