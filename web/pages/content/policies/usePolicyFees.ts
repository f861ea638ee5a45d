import { useTermsTodayQuery } from '../../../gql/graphql';
import type { Offered } from './policy';

/** What the policies say while it is not known what the shop offers. @see spec §9 */
const AS_SPECIFIED: Offered = { expressFee: 150, cashFee: 30 };

/** What the shop offers today, so that its policies name nothing else. */
export function usePolicyFees(): Offered {
  const { data } = useTermsTodayQuery();
  if (!data) return AS_SPECIFIED;
  return { expressFee: data.deliveryTerms.expressFee, cashFee: data.cashTerms?.fee ?? null };
}
