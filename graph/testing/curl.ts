import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';

/**
 * What the terminals of the tests run as `curl`, so that a machine needs Node alone. It takes the
 * options that the manual uses, in the meaning that curl gives them; any other one is an error.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    silent: { type: 'boolean', short: 's' },
    header: { type: 'string', short: 'H', multiple: true, default: [] },
    data: { type: 'string', short: 'd' },
    get: { type: 'boolean', short: 'G' },
    request: { type: 'string', short: 'X' },
    'data-urlencode': { type: 'string', multiple: true, default: [] },
    output: { type: 'string', short: 'o' },
    'dump-header': { type: 'string', short: 'D' },
  },
});
const { data, get: isGet, output } = values;
const encoded = values['data-urlencode'];
const dump = values['dump-header'];
if (encoded.length > 0 && !isGet) throw new Error('--data-urlencode goes with -G alone here.');
if ((output ?? '/dev/null') !== '/dev/null') throw new Error('-o takes /dev/null alone here.');
if ((dump ?? '-') !== '-') throw new Error('-D takes - alone here.');

const url = new URL(positionals[0] ?? '');
for (const pair of encoded) {
  const end = pair.indexOf('=');
  url.searchParams.append(pair.slice(0, end), pair.slice(end + 1));
}
const headers = values.header
  .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()] as const)
  // Without a value it is not sent.
  .filter(([, value]) => value !== '');

const method = values.request ?? (data === undefined ? 'GET' : 'POST');
const asked = request(url, { method, headers: Object.fromEntries(headers) });
asked.end(data);
const [answer] = (await once(asked, 'response')) as [IncomingMessage];
if (dump) process.stdout.write(headOf(answer));
const body = await text(answer);
if (!output) process.stdout.write(body);

/** The first line and the headers of an answer, as they came. */
function headOf({ httpVersion, statusCode, statusMessage, rawHeaders }: IncomingMessage): string {
  const lines = [`HTTP/${httpVersion} ${statusCode} ${statusMessage}`];
  for (let at = 0; at < rawHeaders.length; at += 2) lines.push(`${rawHeaders[at]}: ${rawHeaders[at + 1]}`);
  return `${lines.join('\r\n')}\r\n\r\n`;
}
