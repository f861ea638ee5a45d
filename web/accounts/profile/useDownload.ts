import { useState } from 'react';
import { faultMessage } from '../../lib/fault';
import { saveFile } from '../../lib/saveFile';
import { useAlert } from '../../ui/feedback/AlertBar';
import { useSession } from '../session/session';

/**
 * Saves a file that the shop makes for anyone who is signed in.
 *
 * @returns `download`, which takes the address and the name to save it under, and whether it is
 *   under way
 */
export function useDownload() {
  const alert = useAlert();
  const session = useSession();
  const [isBusy, setBusy] = useState(false);
  const download = async (address: string, name: string) => {
    if (isBusy) return;
    setBusy(true);
    try {
      const answer = await fetch(address, { headers: { Authorization: `Bearer ${session?.token}` } });
      if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
      saveFile(await answer.blob(), name);
    } catch (thrown) {
      alert.error(faultMessage(thrown));
    }
    setBusy(false);
  };
  return { download, isBusy };
}
