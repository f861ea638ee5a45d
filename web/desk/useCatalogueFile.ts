import { useState } from 'react';
import { useSession } from '../accounts/session';
import { faultMessage } from '../lib/fault';
import { saveFile } from '../lib/saveFile';
import { useAlert } from '../ui/AlertBar';

/** Where the graph's server writes the catalogue as a file. */
const CATALOGUE_FILE = '/catalogue.csv';

/**
 * Saves the whole catalogue as a CSV file, which the import takes back.
 *
 * @returns `download`, and whether it is under way
 */
export function useCatalogueFile() {
  const alert = useAlert();
  const session = useSession();
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      const answer = await fetch(CATALOGUE_FILE, { headers: { Authorization: `Bearer ${session?.token}` } });
      if (!answer.ok) throw new Error(`the export answers ${answer.status}`);
      saveFile(await answer.blob(), 'catalogue.csv');
    } catch (thrown) {
      alert.error(faultMessage(thrown));
    }
    setBusy(false);
  };
  return { download, isBusy };
}
