import { Badge, chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { DeskProductFragment } from '../../gql/graphql';
import { t } from '../../lib/messages';
import { DeskLink } from '../shared/DeskLink';
import { deskPaths } from '../shared/deskPaths';
import { StatusBadge } from './StatusBadge';

interface ProductHeadProps {
  product: DeskProductFragment;
  pack: string;
  /** Whether the row is the first of its product, which tells what all have in common. */
  isFirst: boolean;
  /** Whether something of it is typed and not saved. */
  hasDraft: boolean;
  /** The box that chooses the product, on its first row. */
  choice: ReactNode;
}

/** Names the row of a pack; on the first one of a product with its picture, link and status. */
export function ProductHead({ product, pack, isFirst, hasDraft, choice }: ProductHeadProps) {
  const [image] = product.images;
  return (
    <Flex align="center" gap="3">
      <chakra.span flexShrink="0" boxSize="5">
        {isFirst && choice}
      </chakra.span>
      <chakra.span flexShrink="0" boxSize="10">
        {isFirst && image && (
          <chakra.img src={image.url} alt="" boxSize="10" objectFit="contain" borderRadius="l1" bg="bg.subtle" />
        )}
      </chakra.span>
      <span>
        {isFirst ? (
          <DeskLink to={deskPaths.product(product.id)} fontWeight="semibold">
            {product.name}
          </DeskLink>
        ) : (
          <chakra.span color="fg.muted">{product.name}</chakra.span>
        )}
        {isFirst && <StatusBadge product={product} />}
        {isFirst && hasDraft && (
          <Badge ms="2" colorPalette="brand">
            {t('Draft')}
          </Badge>
        )}
        <chakra.span display="block" color="fg.muted" fontSize="sm">
          {[product.brand, pack].filter(Boolean).join(' · ')}
        </chakra.span>
      </span>
    </Flex>
  );
}
