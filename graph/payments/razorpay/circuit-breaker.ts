import { ErrorCode, ShopError } from '../../shared/errors.js';
import { phrase } from '../../shared/languages/phrase.js';

/** So many calls in a row have to fail before no further one is made. */
const MAX_FAILURES = 5;

/** How long the provider is not asked then, before one call may try. In milliseconds. */
const PAUSE_MS = 3_000;

/**
 * A circuit breaker: a guard before calls that may fail for a while. It is closed as long as calls
 * go through.
 */
export interface CircuitBreaker {
  /** Makes the call, or refuses without making it. @throws ShopError PROVIDER_UNAVAILABLE */
  through<Answer>(call: () => Promise<Answer>): Promise<Answer>;
}

/** The refusal when the provider cannot be asked, or answers nonsense. */
export function providerUnavailable(): ShopError {
  return new ShopError(
    ErrorCode.PROVIDER_UNAVAILABLE,
    phrase('The payment service is not responding right now. Please try again in a moment.'),
  );
}

/**
 * Spares shoppers the wait for a provider that is away, and the provider the rush. After five
 * failures in a row the breaker opens and calls are refused at once; three seconds later a single
 * one is let through, and what becomes of it decides for all.
 *
 * @param isFailure whether what a call threw says that the provider is away; a mere refusal does
 *   not
 * @param notify called when the breaker opens and when it closes again
 */
export function circuitBreaker(
  isFailure: (thrown: unknown) => boolean,
  notify: (state: 'open' | 'closed') => void,
): CircuitBreaker {
  let failures = 0;
  let refusesUntil = 0;
  let isTrying = false;
  const isOpen = () => failures >= MAX_FAILURES;

  const succeed = () => {
    if (isOpen()) notify('closed');
    failures = 0;
  };
  const fail = () => {
    failures += 1;
    if (failures === MAX_FAILURES) notify('open');
    if (isOpen()) refusesUntil = Date.now() + PAUSE_MS;
  };

  return {
    through: async (call) => {
      const isProbe = isOpen();
      if (isProbe && (isTrying || Date.now() < refusesUntil)) throw providerUnavailable();
      if (isProbe) isTrying = true;
      try {
        const answer = await call();
        succeed();
        return answer;
      } catch (thrown) {
        if (isFailure(thrown)) fail();
        else succeed();
        throw thrown;
      } finally {
        if (isProbe) isTrying = false;
      }
    },
  };
}
