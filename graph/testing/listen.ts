import { createClient, NetworkError } from 'graphql-sse';
import { signToken } from '../accounts/sign-in/token.js';
import type { Config } from '../shared/config/config.js';
import type { As } from './shop.js';

/** A subscription as a client receives it. */
export interface Subscription {
  /** The next result; refused when the stream has ended before. */
  // biome-ignore lint/suspicious/noExplicitAny: a test reads just the fields that it asked for
  next(): Promise<any>;
  /** Ends the subscription. */
  end(): Promise<void>;
}

/** Subscribes at a running shop, by the client that the protocol comes with. */
export function subscribe(
  shop: { address: string; config: Pick<Config, 'jwtSecret'> },
  query: string,
  variables: Record<string, unknown> = {},
  as: As = null,
  { retryAttempts = 0 } = {},
): Subscription {
  const token = as === null || typeof as === 'string' ? as : `Bearer ${signToken(as, shop.config)}`;
  const client = createClient({
    url: `${shop.address}/graphql/stream`,
    retryAttempts,
    retry: async () => undefined,
    headers: token ? { authorization: token } : {},
  });
  const results = client.iterate({ query, variables });
  return {
    next: async () => {
      try {
        const { value, done } = await results.next();
        if (done) throw new Error('the stream has ended');
        return value;
      } catch (thrown) {
        // What is refused at once is an answer without a stream.
        if (thrown instanceof NetworkError && thrown.response) return (thrown.response as globalThis.Response).json();
        throw thrown;
      }
    },
    end: async () => {
      await results.return?.();
      client.dispose();
    },
  };
}
