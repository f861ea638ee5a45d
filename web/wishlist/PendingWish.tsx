import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '../accounts/session/session';
import { useWish } from './useWish';
import { pendingWish } from './wishState';

/**
 * Fulfils the wish of a shopper who pressed a heart as a visitor and comes back from signing in.
 * The wish is taken out of the history entry first, so that no reload repeats it. Shows nothing.
 */
export function PendingWish() {
  const session = useSession();
  const location = useLocation();
  const wished = session && pendingWish(location.state)?.wished;
  return wished ? <Fulfilment key={location.key} productId={wished} /> : null;
}

function Fulfilment({ productId }: { productId: string }) {
  const location = useLocation();
  const navigate = useNavigate();
  const { wish } = useWish(productId);
  const isDone = useRef(false);
  const fulfil = useEffectEvent(() => {
    if (isDone.current) return;
    isDone.current = true;
    void wish(true);
    navigate(location, { replace: true, state: null });
  });
  useEffect(() => fulfil(), []);
  return null;
}
