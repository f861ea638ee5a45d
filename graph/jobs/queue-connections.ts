import pg from 'pg';

type Connected = (
  failure: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (why?: unknown) => void,
) => void;

/**
 * Connections for the queue of a process, apart from those of requests, which may not take jobs' place, nor jobs theirs.
 *
 * A connection that is lost at the moment in which the queue stops is given back twice by graphile-worker (0.17.3): by
 * what listens, and by what stops listening. The driver answers the second time with an error that nobody catches, which
 * would end the process; here it does nothing.
 */
export class QueueConnections extends pg.Pool {
  constructor(config: pg.PoolConfig) {
    super(config);
    // Whoever asked over a connection is told of its loss; nobody else need hear of it.
    this.on('error', () => undefined);
    // graphile-worker looks for it, as a sign that connections hear of errors themselves; see `AutoPreparingClient`.
    this.on('connect', () => undefined);
    this.connect = new Proxy(this.connect, {
      apply: (connect, pool, [callback]: [Connected?]) =>
        Reflect.apply(connect, pool, callback ? [givingBackOnce(callback)] : []),
    });
  }
}

function givingBackOnce(callback: Connected): Connected {
  return (failure, client, release) => {
    let isGivenBack = false;
    callback(failure, client, (why) => {
      if (isGivenBack) return;
      isGivenBack = true;
      release(why);
    });
  };
}
