import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Where a port is looked for: below those that systems lend to outgoing connections (from 32768 on
 * Linux, 49152 elsewhere), so that it can be left for a while, through a restart, without one of
 * these taking it.
 */
const [FROM, BELOW] = [15_000, 32_000];

/** How many are tried before the system may choose. */
const MAX_TRIES = 50;

/**
 * A port of this machine that no program listens at.
 *
 * @param wanted tells whether this very one is free; 0: any
 * @param host the address of this machine at which it is looked for
 * @throws Error when it is taken
 */
export async function freePort(wanted = 0, host = '127.0.0.1'): Promise<number> {
  if (wanted) return probe(wanted, host);
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const found = await probe(randomInt(FROM, BELOW), host).catch(() => null);
    if (found) return found;
  }
  return probe(0, host);
}

function probe(port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const listener = createServer();
    listener.once('error', reject);
    listener.listen(port, host, () => {
      const address = listener.address();
      listener.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No free port')),
      );
    });
  });
}
