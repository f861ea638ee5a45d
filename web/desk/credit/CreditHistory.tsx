import { chakra, Flex } from '@chakra-ui/react';
import { CREDIT_MOVEMENTS } from '../../accounts/credit/creditWords';
import type { CreditMovementKind } from '../../gql/graphql';
import { t } from '../../lib/messages';
import { formatRupees } from '../../lib/money';
import { formatMoment } from '../shared/moments';

interface Movement {
  id: string;
  kind: CreditMovementKind;
  amount: number;
  isTaken: boolean;
  orderNumber: string | null;
  note: string | null;
  happenedAt: string;
}

/** How the balance of a gift card or of store credit came to be, the latest first. */
export function CreditHistory({ movements }: { movements: readonly Movement[] }) {
  return (
    <chakra.ul listStyleType="none" textStyle="sm" fontWeight="normal" mt="1">
      {movements.map(({ id, kind, amount, isTaken, orderNumber, note, happenedAt }) => (
        <Flex as="li" key={id} justify="space-between" gap="4">
          <span>
            {[formatMoment(happenedAt), t(CREDIT_MOVEMENTS[kind]), orderNumber, note].filter(Boolean).join(' · ')}
          </span>
          <chakra.span fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
            {isTaken ? '−' : '+'}
            {formatRupees(amount)}
          </chakra.span>
        </Flex>
      ))}
    </chakra.ul>
  );
}
