import { useDownload } from '../accounts/profile/useDownload';
import { callAddress } from '../lib/language';

/**
 * Saves the invoice of an order and its credit notes as a PDF.
 *
 * @returns `save`, and whether the file is under way
 */
export function useInvoiceFile() {
  const { download, isBusy } = useDownload();
  const save = ({ id, number }: { id: string; number: string }) =>
    download(callAddress(`/api/orders/${encodeURIComponent(id)}/invoice`), `${number}.pdf`);
  return { save, isBusy };
}
