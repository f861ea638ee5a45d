import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Says that a server is open in the words by which `startShop` knows it. */
export function sayOpenAt(address: string): void {
  process.stdout.write(`open at ${address}\nStop with Ctrl-C.\n`);
}

/** Listens on a free port of loopback, and says so. */
export function announce(server: Server): void {
  server.listen(0, '127.0.0.1', () => {
    sayOpenAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  });
}
