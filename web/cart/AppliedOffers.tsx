import { chakra, Flex } from '@chakra-ui/react';
import { formatRupees } from '../lib/money';

interface AppliedOffersProps {
  /** What takes something off, with how much in rupees. */
  offers: readonly { title: string; code: string | null; discount: number }[];
}

/** The offers by which something costs less, and what each takes off; nothing where none does. */
export function AppliedOffers({ offers }: AppliedOffersProps) {
  if (offers.length === 0) return null;
  return (
    <chakra.ul display="grid" gap="1" textStyle="sm" color="fg.muted">
      {offers.map(({ title, code, discount }) => (
        <Flex as="li" key={`${title}${code}`} justify="space-between" gap="4">
          <span>{code ? `${title} (${code})` : title}</span>
          <span>−{formatRupees(discount)}</span>
        </Flex>
      ))}
    </chakra.ul>
  );
}
