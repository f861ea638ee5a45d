import { Badge } from '@chakra-ui/react';
import type { ProductStatus } from '../../gql/graphql';
import { t } from '../../lib/messages';
import { formatMoment } from '../shared/moments';

interface StatusBadgeProps {
  product: { status: ProductStatus; publishAt?: string | null };
}

/** That shoppers are not shown a product, and from when on they will be; nothing where they are. */
export function StatusBadge({ product: { status, publishAt } }: StatusBadgeProps) {
  if (status === 'PUBLISHED') return null;
  const waiting = publishAt ? t('From {moment}', { moment: formatMoment(publishAt) }) : t('Hidden');
  return (
    <Badge ms="2" colorPalette="gray">
      {status === 'ARCHIVED' ? t('Archived') : waiting}
    </Badge>
  );
}
