import http from 'node:http';
import https from 'node:https';
import { findPublicAddress } from './public-address.js';

/** An endpoint has this long to take an event, looking up its name included. In milliseconds. */
const TIMEOUT_MS = 10_000;

/** What became of an attempt. */
export interface Posted {
  /** Null when there was no answer. */
  status: number | null;
  /** Why it failed; null when it did not. */
  error: string | null;
}

/**
 * Posts a text to an address of the public Internet. The name is looked up once, and the connection
 * goes to the address that was found and checked. A redirect is an answer like any other: no one
 * follows it.
 *
 * @param allowsLoopback see `findPublicAddress`
 */
export async function postWebhook(
  address: string,
  { body, headers, allowsLoopback }: { body: string; headers: Record<string, string>; allowsLoopback: boolean },
): Promise<Posted> {
  const url = new URL(address);
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const found = await findPublicAddress(url.hostname, allowsLoopback);
  if (!found) return { status: null, error: 'The host is not known, or is not on the public Internet.' };
  try {
    const status = await send(url, { body, headers, signal, found });
    if (status >= 200 && status < 300) return { status, error: null };
    return { status, error: `The endpoint answered ${status}.` };
  } catch (thrown) {
    const code = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : 'ERROR';
    const error = signal.aborted
      ? `The endpoint did not answer within ${TIMEOUT_MS / 1000} seconds.`
      : `No answer: ${code}.`;
    return { status: null, error };
  }
}

interface Sent {
  body: string;
  headers: Record<string, string>;
  signal: AbortSignal;
  found: { address: string; family: number };
}

function send(url: URL, { body, headers, signal, found }: Sent): Promise<number> {
  const client = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const request = client.request(
      url,
      {
        ...{ method: 'POST', signal, agent: false, timeout: TIMEOUT_MS },
        headers: { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
        // Asked for a name by the connection: it is told what was checked, whatever a server of
        // names says by now.
        lookup: (_name, options, answer) =>
          options.all ? answer(null, [found]) : answer(null, found.address, found.family),
      },
      (response) => {
        resolve(response.statusCode ?? 0);
        // What it says besides its status is not read, however long it is.
        response.destroy();
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}
