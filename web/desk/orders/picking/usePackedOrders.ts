import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useEffect, useRef, useState } from 'react';
import { useSetOrderStatusMutation } from '../../../gql/graphql';
import { faultMessage } from '../../../lib/fault';
import { t } from '../../../lib/messages';
import { useAlert } from '../../../ui/feedback/AlertBar';

/** Where the orders stand that are packed and not sent yet, across a reload too. */
const STORED = 'desk-packed';

/** How often the shop is tried again while it cannot be reached. In milliseconds. */
const TRY_AGAIN_MS = 10_000;

/**
 * Marks orders as packed, also without a network: what cannot be sent now is sent once the shop can
 * be reached again, in its order and once each.
 *
 * @param onPacked called when the shop has taken note of some
 * @returns `markPacked`, and the ids of those that wait to be sent
 */
export function usePackedOrders(onPacked: () => unknown) {
  const alert = useAlert();
  const [mutate] = useSetOrderStatusMutation();
  const [waiting, setWaiting] = useState(readWaiting);
  const queue = useRef(waiting);
  const isSending = useRef(false);

  const store = (ids: readonly string[]) => {
    queue.current = ids;
    setWaiting(ids);
    try {
      window.localStorage.setItem(STORED, JSON.stringify(ids));
    } catch {
      // A browser that refuses storage: they wait as long as the page is open.
    }
  };

  /** Answers whether the shop has decided; false where it could not be reached. */
  const tell = async (id: string): Promise<boolean> => {
    try {
      const answer = (await mutate({ variables: { id, status: 'PACKED' } })).data?.setOrderStatus;
      const refusal = answer?.userErrors[0]?.message;
      if (refusal) alert.error(refusal);
      else alert.success(answer?.message ?? t('Packed.'));
      return true;
    } catch (error) {
      if (!CombinedGraphQLErrors.is(error)) return false;
      alert.error(faultMessage(error));
      return true;
    }
  };

  const send = async () => {
    if (isSending.current) return;
    isSending.current = true;
    let sent = 0;
    for (let id = queue.current[0]; id !== undefined && (await tell(id)); id = queue.current[0]) {
      const done = id;
      store(queue.current.filter((each) => each !== done));
      sent += 1;
    }
    isSending.current = false;
    if (sent > 0) onPacked();
  };

  const latest = useRef(send);
  latest.current = send;
  const isWaiting = waiting.length > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const again = () => void latest.current();
    window.addEventListener('online', again);
    const timer = setInterval(again, TRY_AGAIN_MS);
    return () => {
      window.removeEventListener('online', again);
      clearInterval(timer);
    };
  }, [isWaiting]);

  const markPacked = (id: string) => {
    if (!queue.current.includes(id)) store([...queue.current, id]);
    void send();
  };
  return { markPacked, waiting };
}

function readWaiting(): readonly string[] {
  try {
    return JSON.parse(window.localStorage.getItem(STORED) ?? '[]');
  } catch {
    return [];
  }
}
