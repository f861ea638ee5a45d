import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { inOrder } from '../rest/in-order.js';
import { closeUnread } from './close-unread.js';

let server: Server;

beforeAll(async () => {
  server = createServer(inOrder(closeUnread(20), (_req, res) => res.end('refused')));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterAll(() => void server.close());

/** Sends text over a connection of its own. @returns what came back until the server closed it */
async function send(...texts: string[]): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').setEncoding('latin1');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
    const next = texts.shift();
    if (next) socket.write(next);
  });
  socket.on('error', () => undefined);
  socket.write(texts.shift() ?? '');
  await once(socket, 'close');
  return answer;
}

const head = (size: string, connection = 'keep-alive') =>
  `POST / HTTP/1.1\r\nHost: shop\r\nConnection: ${connection}\r\n${size}\r\n\r\n`;

describe('closeUnread', () => {
  it.each(['Content-Length: 50', 'Content-Length: 5000000000', 'Transfer-Encoding: chunked'])(
    'closes the connection of who was answered and does not send the rest: %s',
    async (size) => {
      expect(await send(head(size))).toContain('refused');
    },
  );

  it('goes on with who sends the rest after the answer', async () => {
    const answers = await send(head('Content-Length: 4'), `rest${head('Content-Length: 2', 'close')}ok`);

    expect(answers.match(/refused/g)).toHaveLength(2);
  });
});
