import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '../../shared/process/free-port.js';
import { runServer, serverFolder } from './run-server.js';

/** HAProxy before several shops. */
export interface Balancer {
  readonly address: string;
  stop(): Promise<void>;
}

/** How often HAProxy asks a shop whether it is ready. In milliseconds. */
const CHECK_MS = 200;

/**
 * Starts an HAProxy on a free port that sends to whichever of some shops says that it is ready, as
 * docs/operations.md has it.
 */
export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  const [folder, port] = [await serverFolder('balancer'), await freePort()];
  const settings = path.join(folder, 'haproxy.cfg');
  await writeFile(
    settings,
    [
      'defaults',
      '  mode http',
      '  timeout connect 2s',
      '  timeout client 60s',
      '  timeout server 60s',
      '  timeout http-keep-alive 30s',
      '  timeout check 5s',
      '  option redispatch',
      'listen shops',
      `  bind 127.0.0.1:${port}`,
      '  option httpchk GET /health/ready',
      `  default-server check inter ${CHECK_MS}ms fall 1 rise 1`,
      ...ports.map((each, index) => `  server shop${index} 127.0.0.1:${each}`),
      '',
    ].join('\n'),
  );
  const { stop } = await runServer('haproxy', ['-db', '-f', settings], { port, folder });
  return { stop, address: `http://127.0.0.1:${port}` };
}
