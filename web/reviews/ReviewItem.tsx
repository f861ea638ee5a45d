import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { Badge, Box, Button, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { gql } from '../gql';
import { type ReviewItem_ReviewFragment, ReviewItem_ReviewFragmentDoc } from '../gql/graphql';
import { formatDate } from '../lib/dates';
import { lazyComponent } from '../lib/lazyComponent';
import { t } from '../lib/messages';
import { useOverlay } from '../ui/feedback/useOverlay';
import { Icon } from '../ui/media/Icon';
import { Picture } from '../ui/media/Picture';
import { RatingStars } from '../ui/media/RatingStars';
import { useVote } from './useVote';

const PictureViewer = lazyComponent(async () => (await import('../catalogue/product/PictureViewer')).PictureViewer);

gql(`
  fragment ReviewItem_review on Review {
    id text customerRating customerName bought dateCreated helpfulCount answer answeredAt
    photos { id alt placeholder srcset zoomUrl }
  }
`);

interface ReviewItemProps {
  review: FragmentType<ReviewItem_ReviewFragment>;
  productId: string;
  productName: string;
  /** Who answers. */
  shopName: string;
  /** Whether the visitor wrote it, who then has no vote. */
  isOwn: boolean;
  /** Whether the visitor finds it helpful. */
  isHelpful: boolean;
}

/**
 * A review in the list: who gave how many stars and wrote what, what they had bought, their photos,
 * which a press opens over the page, how many found it helpful, and what the shop answered.
 */
export function ReviewItem({ review: from, productId, productName, shopName, isOwn, isHelpful }: ReviewItemProps) {
  const { vote, isBusy } = useVote(productId);
  const viewer = useOverlay(PictureViewer, 'The large pictures');
  const [place, setPlace] = useState(0);
  const { data: review, complete } = useFragment({ fragment: ReviewItem_ReviewFragmentDoc, from });
  if (!complete) return null;
  const { id, text, customerRating, customerName, bought, dateCreated, helpfulCount, photos, answer, answeredAt } =
    review;
  return (
    <Stack
      as="li"
      tabIndex={-1}
      gap="2"
      py="5"
      borderBottomWidth="1px"
      borderColor="border.muted"
      textStyle="sm"
      _first={{ pt: '0' }}
    >
      <Flex wrap="wrap" align="center" columnGap="2" rowGap="1">
        <chakra.b fontWeight="semibold" textStyle="md">
          {customerName}
        </chakra.b>
        {isOwn && <Badge colorPalette="brand">{t('Yours')}</Badge>}
        {bought && <Badge colorPalette="leaf">{bought}</Badge>}
        <chakra.time dateTime={dateCreated} color="fg.muted" ms="auto">
          {formatDate(dateCreated)}
        </chakra.time>
      </Flex>
      <RatingStars rating={customerRating} />
      <Text lineHeight="tall" overflowWrap="anywhere" whiteSpace="pre-line">
        {text}
      </Text>
      {photos.length > 0 && (
        <Flex as="ul" listStyleType="none" wrap="wrap" gap="2">
          {photos.map((photo, index) => (
            <li key={photo.id}>
              <chakra.button
                type="button"
                display="block"
                w="20"
                borderRadius="l2"
                overflow="hidden"
                cursor="zoom-in"
                _focusVisible={{ outline: '2px solid {colors.brand.focusRing}', outlineOffset: '2px' }}
                aria-label={t('Photo {place} of {length} by {name}', {
                  place: index + 1,
                  length: photos.length,
                  name: customerName,
                })}
                onPointerEnter={viewer.expect}
                onClick={() => {
                  setPlace(index);
                  viewer.open();
                }}
              >
                <Picture image={photo} sizes="80px" alt="" />
              </chakra.button>
            </li>
          ))}
        </Flex>
      )}
      {answer && (
        <Box borderStartWidth="3px" borderColor="brand.solid" ps="4" py="1" mt="1">
          <Flex wrap="wrap" columnGap="2" align="baseline">
            <chakra.b fontWeight="semibold">{t('Answer of {shop}', { shop: shopName })}</chakra.b>
            {answeredAt && (
              <chakra.time dateTime={answeredAt} color="fg.muted">
                {formatDate(answeredAt)}
              </chakra.time>
            )}
          </Flex>
          <Text lineHeight="tall" overflowWrap="anywhere" whiteSpace="pre-line">
            {answer}
          </Text>
        </Box>
      )}
      {isOwn ? (
        helpfulCount > 0 && (
          <Text color="fg.muted">
            {helpfulCount === 1
              ? t('One shopper found it helpful')
              : t('{count} shoppers found it helpful', { count: helpfulCount })}
          </Text>
        )
      ) : (
        <Button
          alignSelf="start"
          size="sm"
          variant="outline"
          colorPalette="stone"
          _pressed={{ bg: 'brand.subtle', borderColor: 'brand.solid', color: 'brand.fg' }}
          aria-pressed={isHelpful}
          aria-busy={isBusy || undefined}
          onClick={() => void vote(id, !isHelpful)}
        >
          <Icon name="check" size={16} /> {t('Helpful')}
          {helpfulCount > 0 && <chakra.span fontVariantNumeric="tabular-nums">({helpfulCount})</chakra.span>}
        </Button>
      )}
      {viewer.isOpen && (
        <PictureViewer name={productName} images={photos} first={place} onShow={setPlace} onClose={viewer.close} />
      )}
    </Stack>
  );
}
