import { once } from 'node:events';
import { connect, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import express from 'express';
import { asShopError } from '../shared/errors.js';
import { admitUpload } from './upload-body.js';

let server: Server;

beforeAll(async () => {
  const app = express();
  app.post('/:timeoutMs', (req, res) => {
    res.locals.ctx = { viewer: { id: 'asha', role: null } };
    const body = admitUpload(res, 'pictures', Number(req.params.timeoutMs));
    body.on('error', (thrown) => res.status(400).end(asShopError(thrown)?.message));
    body.on('end', () => res.end('all of it'));
    body.resume();
  });
  server = app.listen(0);
  await once(server, 'listening');
});

afterAll(async () => {
  server.close();
});

/** Sends a part of a body of 8 bytes to a shop with so much patience; answers what came back. */
async function send(part: string, timeoutMs: number): Promise<string> {
  const address = server.address();
  const socket = connect(typeof address === 'object' && address ? address.port : 0).setEncoding('latin1');
  const head = ['Host: x', 'Content-Type: multipart/form-data; boundary=b', 'Content-Length: 8'];
  socket.write(`POST /${timeoutMs} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n${part}`);
  const [heard] = await once(socket, 'data');
  socket.destroy();
  return heard;
}

describe('admitUpload', () => {
  it('gives up a body that falls silent', async () => {
    expect(await send('half', 20)).toContain('The upload is malformed or was cut off.');
  });

  it('takes a body that arrives', async () => {
    expect(await send('halfhalf', 60_000)).toContain('all of it');
  });
});
