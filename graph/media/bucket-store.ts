/** The one file that knows the client of buckets. */
import { AwsClient } from 'aws4fetch';
import type { Logger } from 'pino';
import type { BucketConfig } from '../shared/config/config.js';
import { busy } from '../shared/errors.js';
import type { PictureStore } from '../shared/ports/picture-store.js';

/**
 * What has not been answered by then, its second try included, is given up: twice this is within
 * ten seconds. In milliseconds.
 */
const TIMEOUT_MS = 4_000;

/** A second try is made when the store says that it is overloaded. */
const RETRIES = 1;

/** A picture never changes, so whatever stands before the bucket may keep it for ever. */
const WRITTEN = { 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable' };

/**
 * What a store says of a file that is not there; of a bucket that is not there it says something
 * else.
 */
const MISSING_FILE = 'NoSuchKey';

/**
 * Keeps pictures in a bucket of anybody who speaks S3: Amazon, Cloudflare R2, MinIO, … The bucket
 * may be closed to the public, since the shop reads for its visitors. A store that is away, or that
 * refuses, is told to the log with its own code, never with a key, and to the caller as lack of
 * room.
 */
export function openBucketStore({ endpoint, bucket, region, ...keys }: BucketConfig, log: Logger): PictureStore {
  const client = new AwsClient({ ...keys, region, service: 's3', retries: RETRIES });
  const fail = (facts: object) => {
    log.error(facts, 'the picture store did not do what it was asked for');
    return busy();
  };

  /** @returns null when there is no such file */
  const ask = async (method: string, name: string, body?: Uint8Array): Promise<Uint8Array | null> => {
    const about = { method, name };
    const url = `${endpoint}/${bucket}/${encodeURIComponent(name)}`;
    const headers: Record<string, string> = body ? WRITTEN : {};
    const sent = body ? { body: new Uint8Array(body) } : {};
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answered = client
      // A signed request is for this host alone.
      .fetch(url, { method, headers, ...sent, signal, redirect: 'manual' })
      .then(async (response) => ({ status: response.status, bytes: new Uint8Array(await response.arrayBuffer()) }));
    const { status, bytes } = await Promise.race([answered, atTheEndOf(signal)]).catch((thrown: unknown) => {
      throw fail({ ...about, why: whyOf(thrown) });
    });
    if (status >= 200 && status < 300) return bytes;
    const code = /<Code>(\w+)<\/Code>/.exec(Buffer.from(bytes).toString('latin1'))?.[1] ?? null;
    if (status === 404 && method !== 'PUT' && (code === MISSING_FILE || code === null)) return null;
    throw fail({ ...about, status, code });
  };

  return {
    has: async (name) => (await ask('HEAD', name)) !== null,
    read: (name) => ask('GET', name),
    write: async (name, bytes) => {
      await ask('PUT', name, bytes);
    },
    remove: async (name) => {
      await ask('DELETE', name);
    },
  };
}

/**
 * Rejects once a signal aborts. A request that aws4fetch signs is a copy that follows the signal by
 * a weak reference: once it has been collected as garbage, nothing ends the request by itself.
 */
function atTheEndOf(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/** What lies behind `fetch failed`, in a word or a sentence. */
function whyOf(thrown: unknown): string {
  const { cause = thrown } = thrown as { cause?: unknown };
  const { code } = cause as { code?: unknown };
  return typeof code === 'string' ? code : String(cause);
}
