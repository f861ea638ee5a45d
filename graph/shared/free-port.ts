import { createServer } from 'node:net';

/**
 * A port of this machine that nobody listens at.
 *
 * @param wanted tells whether this very one is free; 0: any
 * @throws Error when it is taken
 */
export function freePort(wanted = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(wanted, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No free port')),
      );
    });
  });
}
