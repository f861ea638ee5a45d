import { chakra, Flex } from '@chakra-ui/react';
import type { CreditMovementKind } from '../../gql/graphql';
import { t } from '../../lib/messages';
import { formatRupees } from '../../lib/money';
import { CREDIT_MOVEMENTS } from './creditWords';

interface Movement {
  id: string;
  kind: CreditMovementKind;
  amount: number;
  isTaken: boolean;
  orderNumber: string | null;
  note: string | null;
  happenedAt: string;
}

interface CreditMovementsProps {
  movements: readonly Movement[];
  /** How the moment of each is written. */
  formatTime(moment: string): string;
}

/** How the balance of a gift card or of store credit came to be, in the order given. */
export function CreditMovements({ movements, formatTime }: CreditMovementsProps) {
  return (
    <chakra.ul listStyleType="none" textStyle="sm" fontWeight="normal" mt="1">
      {movements.map(({ id, kind, amount, isTaken, orderNumber, note, happenedAt }) => (
        <Flex as="li" key={id} justify="space-between" gap="4">
          <span>
            {[formatTime(happenedAt), t(CREDIT_MOVEMENTS[kind]), orderNumber, note].filter(Boolean).join(' · ')}
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
