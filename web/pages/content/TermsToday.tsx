import { gql } from '../../gql';
import { useTermsTodayQuery } from '../../gql/graphql';
import { formatRupees } from '../../lib/money';

gql(`
  query TermsToday {
    deliveryTerms { fee freeFrom }
  }
`);

/** What standard delivery costs today, by the same figures as the cart; nothing while they are not known. */
export function TermsToday() {
  const { data } = useTermsTodayQuery();
  if (!data) return null;
  const { fee, freeFrom } = data.deliveryTerms;
  if (fee === 0) return 'Today standard delivery is free on every order.';
  return `Today standard delivery costs ${formatRupees(fee)}, and nothing from ${formatRupees(freeFrom)} on.`;
}
