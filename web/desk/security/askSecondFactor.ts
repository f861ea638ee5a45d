import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import { from, switchMap, throwError } from 'rxjs';

/** A call waits for the second factor to be shown. */
interface Wait {
  promise: Promise<boolean>;
  /** Ends it. @param isShown whether what was refused is to be tried again */
  end: (isShown: boolean) => void;
}

let wait: Wait | null = null;
const listeners = new Set<() => void>();

function change(next: Wait | null): void {
  wait = next;
  for (const listen of listeners) listen();
}

/** Has the desk ask for the second factor; several who ask at once wait for one answer. */
function askSecondFactor(): Promise<boolean> {
  if (wait) return wait.promise;
  let end: Wait['end'] = () => undefined;
  const promise = new Promise<boolean>((resolve) => {
    end = (isShown) => {
      change(null);
      resolve(isShown);
    };
  });
  change({ promise, end });
  return promise;
}

/** For `useSyncExternalStore`: who waits for the second factor; null while none does. */
export const secondFactorWait = {
  subscribe: (listen: () => void) => {
    listeners.add(listen);
    return () => listeners.delete(listen);
  },
  read: () => wait,
};

/**
 * Asks for the second factor where the graph wants it shown, and then sends what was refused once
 * more. So every button of the desk does what it says, however old the session is.
 */
export function secondFactorLink(): ErrorLink {
  return new ErrorLink(({ error, operation, forward }) => {
    const isAsked =
      CombinedGraphQLErrors.is(error) &&
      error.errors.some(({ extensions }) => extensions?.code === 'SECOND_FACTOR_REQUIRED');
    if (!isAsked) return undefined;
    return from(askSecondFactor()).pipe(
      switchMap((isShown) => (isShown ? forward(operation) : throwError(() => error))),
    );
  });
}
