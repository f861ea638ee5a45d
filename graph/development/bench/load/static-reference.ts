import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { announce } from './announce.js';

/**
 * The ceiling of any cache: bodies from memory. Takes the file of a JSON object, a body for each
 * path. Started by `npm run bench -- load` as a process of its own.
 */
const bodies = new Map(
  Object.entries(JSON.parse(await readFile(process.argv[2] ?? '', 'utf8')) as Record<string, string>),
);
const server = createServer((request, response) => {
  const body = bodies.get(request.url ?? '') ?? '';
  request.resume();
  request.on('end', () => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
    response.end(body);
  });
});
announce(server);
