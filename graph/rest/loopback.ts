import type { Request } from 'express';

/** What a proxy, or a browser on a page of another site, sends along. */
const SENT_BY_OTHERS = ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'via', 'origin'];

/**
 * Whether a program or browser on the machine that the shop runs on asks, straight and by the
 * machine's own address: not through a proxy, not from another machine in the same network, and not
 * a page of another site that has a name lead here.
 */
export function isFromLoopback(req: Request): boolean {
  const { remoteAddress = '' } = req.socket;
  return (
    /^(::ffff:)?127\.|^::1$/.test(remoteAddress) &&
    /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(req.get('host') ?? '') &&
    SENT_BY_OTHERS.every((name) => req.get(name) === undefined)
  );
}
