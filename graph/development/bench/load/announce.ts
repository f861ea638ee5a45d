import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Listens on a free port of loopback, and says so in the words by which `startShop` knows that a server is open. */
export function announce(server: Server): void {
  server.listen(0, '127.0.0.1', () => {
    process.stdout.write(`open at http://127.0.0.1:${(server.address() as AddressInfo).port}\nStop with Ctrl-C.\n`);
  });
}
