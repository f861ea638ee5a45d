import { gql } from '../../../gql';
import { useTermsTodayQuery } from '../../../gql/graphql';
import { t } from '../../../lib/messages';
import { formatRupees } from '../../../lib/money';

gql(`
  query TermsToday {
    deliveryTerms { fee freeFrom expressFee }
    cashTerms { fee }
  }
`);

/**
 * What standard delivery costs today, by the same figures as the cart; nothing while they are not
 * known.
 */
export function TermsToday() {
  const { data } = useTermsTodayQuery();
  if (!data) return null;
  const { fee, freeFrom } = data.deliveryTerms;
  if (fee === 0) return t('Standard delivery is free on every order today.');
  return t('Today standard delivery costs {fee}. It is free from {freeFrom}.', {
    fee: formatRupees(fee),
    freeFrom: formatRupees(freeFrom),
  });
}
