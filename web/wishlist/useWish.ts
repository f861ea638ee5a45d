import { useRef, useState } from 'react';
import { faultMessage } from '../lib/fault';
import { useAlert } from '../ui/feedback/AlertBar';
import { useAddToWishlist } from './useAddToWishlist';
import { useRemoveFromWishlist } from './useRemoveFromWishlist';
import { useFindWishlistEntry } from './wishlist';

/**
 * Puts one product into the viewer's list or takes it out again. Presses made while an answer is
 * awaited are gathered, and the last of them is what comes to pass.
 *
 * @returns `wish`, called with whether the list shall hold it, and what was wished but is not
 *   confirmed yet, or null
 */
export function useWish(productId: string) {
  const alert = useAlert();
  const { addToWishlist } = useAddToWishlist();
  const { removeFromWishlist } = useRemoveFromWishlist();
  const findEntry = useFindWishlistEntry();
  const next = useRef<boolean | null>(null);
  const isSending = useRef(false);
  const [wished, setWished] = useState<boolean | null>(null);

  const fulfil = async (isWished: boolean): Promise<boolean> => {
    const entry = await findEntry(productId);
    if (isWished === (entry !== undefined)) return true;
    return entry ? removeFromWishlist(entry.id) : addToWishlist(productId);
  };

  const wish = async (isWished: boolean): Promise<void> => {
    next.current = isWished;
    setWished(isWished);
    if (isSending.current) return;
    isSending.current = true;
    try {
      while (next.current !== null) {
        const latest: boolean = next.current;
        next.current = null;
        if (!(await fulfil(latest))) next.current = null;
      }
    } catch (error) {
      next.current = null;
      alert.error(faultMessage(error));
    } finally {
      isSending.current = false;
      setWished(null);
    }
  };
  return { wish, wished };
}
