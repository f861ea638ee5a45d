import { formatDate } from '../../lib/dates';
import { t } from '../../lib/messages';

/** A batch as packers tell it from others: its date, and its number where there is one. */
export function batchInWords({ bestBefore, number }: { bestBefore: string | null; number: string }): string {
  const date = bestBefore ? t('Best before {day}', { day: formatDate(bestBefore) }) : t('No date');
  return number ? `${date}, ${number}` : date;
}
