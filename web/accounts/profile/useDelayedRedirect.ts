import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { REDIRECT_MS } from '../../lib/timings';

/**
 * Leaves for another page after the moment in which a success message is read.
 *
 * @param to the address to go to
 * @param state carried along to that page
 * @returns `leave`, to be called once done, and whether the page is about to be left
 * @see spec §9 (redirect after sign-in or sign-up 2 s)
 */
export function useDelayedRedirect(to: string, state: unknown) {
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  const go = useEffectEvent(() => navigate(to, { replace: true, state }));
  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(() => go(), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [isLeaving]);
  return { isLeaving, leave: () => setLeaving(true) };
}
