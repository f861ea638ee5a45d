import { useEffect, useEffectEvent } from 'react';
import { followStream } from '../../lib/followStream';
import { useStored } from '../../lib/storage';

/** As the graph has them. */
type NewsKind = 'PRODUCTS' | 'CATEGORIES' | 'STOCK' | 'ORDERS' | 'COUNTS' | 'WEBHOOKS' | 'EXPORTS';

const NEWS = 'subscription ($kinds: [NewsKind!]!) { shopChanged(kinds: $kinds) { at } }';

/**
 * Calls back when what a screen shows has changed, at most every three seconds, and after the
 * connection was lost; while the page is not looked at, once it is again.
 *
 * @param kinds of what to hear; none: nothing is followed
 */
export function useShopNews(kinds: readonly NewsKind[], takeUp: () => unknown): void {
  const hear = useEffectEvent(takeUp);
  const wanted = kinds.join();
  const token = useStored('token');
  useEffect(() => {
    if (!wanted || !token) return undefined;
    let isFirst = true;
    let isDue = false;
    const tell = () => {
      isDue = document.hidden;
      if (!isDue) hear();
    };
    const lookAgain = () => isDue && tell();
    document.addEventListener('visibilitychange', lookAgain);
    const stop = followStream(token, NEWS, { kinds: wanted.split(',') }, () => {
      // What is told as the stream begins was just asked for.
      if (isFirst) isFirst = false;
      else tell();
    });
    return () => {
      stop();
      document.removeEventListener('visibilitychange', lookAgain);
    };
  }, [wanted, token]);
}
